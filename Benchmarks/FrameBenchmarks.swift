import Foundation

/// Scenes to files against naive cairo: whole cold processes that take turns, medians of a run.
///
/// Wanted, as multiples of naive cairo: W1 12 with one worker, 20 with two at no more bytes,
/// 6 for `small` at 0.9 of the bytes; W3 45 in 100 MB; W2 8; the other motions 6 with two.
func frameBenchmarks() throws {
  print("Frames to PNG files, whole processes")
  let rounds = Int(ProcessInfo.processInfo.environment["BENCH_ROUNDS"] ?? "") ?? 3
  let works = ProcessInfo.processInfo.environment["BENCH_WORKS"]?.split(separator: ",")
  for work in Work.all where works?.contains(Substring(work.name)) ?? true {
    try compare(work, rounds: rounds)
    fflush(nil)
  }
}

private func compare(_ work: Work, rounds: Int) throws {
  let names = ["naive"] + Worker.all.map(\.name)
  var runs: [String: [ColdRun]] = [:]
  let folder = FileManager.default.temporaryDirectory.appending(path: "frames-\(getpid())")
  defer { try? FileManager.default.removeItem(at: folder) }
  for _ in 0..<rounds {
    for name in names {
      let arguments = ["work", work.name, name, folder.path]
      runs[name, default: []].append(
        try ColdRun(CommandLine.arguments[0], arguments, writingTo: folder)
      )
    }
  }
  let unit = ColdRun.median(runs["naive"] ?? [])
  for name in names {
    let run = ColdRun.median(runs[name] ?? [])
    print(
      String(
        format:
          "  %@ %@ %8.2f ms/frame %6.1f × naive, %5.1f × its processor time, %7.1f KB/frame (%4.2f) %6.0f MB",
        work.name.padding(toLength: 9, withPad: " ", startingAt: 0),
        name.padding(toLength: 8, withPad: " ", startingAt: 0),
        run.seconds * 1000 / Double(work.frameCount),
        unit.seconds / run.seconds,
        unit.processorSeconds / run.processorSeconds,
        Double(run.bytes) / 1024 / Double(work.frameCount),
        Double(run.bytes) / Double(unit.bytes),
        run.megabytes
      )
    )
  }
}
