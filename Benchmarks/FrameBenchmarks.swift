import Foundation

/// Scenes to files against naive cairo, ffmpeg and Chromium: whole cold processes that take turns.
///
/// `BENCH_WORKS=W1,fade` runs some of the works, `BENCH_ROUNDS=5` runs each so often.
func frameBenchmarks() throws {
  print("Frames to PNG files, whole processes, medians")
  let rounds = Int(ProcessInfo.processInfo.environment["BENCH_ROUNDS"] ?? "") ?? 3
  let works = ProcessInfo.processInfo.environment["BENCH_WORKS"]?.split(separator: ",")
  var medians: [String: [String: ColdRun]] = [:]
  for work in Work.all where works?.contains(Substring(work.name)) ?? true {
    let runs = try run(work, rounds: rounds)
    medians[work.name] = runs
    table(work, runs)
    fflush(nil)
  }
  print("What was wanted")
  for goal in Goal.all {
    if let verdict = goal.verdict(medians[goal.work] ?? [:]) { print(verdict) }
  }
  growth(medians)
  fflush(nil)
}

/// Four times the frames may take little more than twice the time.
private func growth(_ medians: [String: [String: ColdRun]]) {
  guard let short = medians["W1"]?["fast-2"], let long = medians["W3"]?["fast-2"] else { return }
  let times = long.seconds / short.seconds
  print(String(format: "  W3 fast-2 takes %.2f times what W1 takes (wanted 2.2)", times))
}

private func run(_ work: Work, rounds: Int) throws -> [String: ColdRun] {
  let peers = work.name == "W1" ? Peer.allCases.filter(\.isInstalled) : []
  for peer in peers { try peer.prepare(work) }
  var runs: [String: [ColdRun]] = [:]
  let folder = FileManager.default.temporaryDirectory.appending(path: "frames-\(getpid())")
  defer { try? FileManager.default.removeItem(at: folder) }
  for _ in 0..<rounds {
    for name in ["naive"] + peers.map(\.rawValue) + Worker.all.map(\.name) {
      let arguments = ["work", work.name, name, folder.path]
      runs[name, default: []].append(
        try ColdRun(CommandLine.arguments[0], arguments, writingTo: folder)
      )
    }
  }
  return runs.mapValues(ColdRun.median)
}

private func table(_ work: Work, _ runs: [String: ColdRun]) {
  guard let unit = runs["naive"] else { return }
  let names = ["naive"] + Peer.allCases.map(\.rawValue) + Worker.all.map(\.name)
  for name in names {
    guard let run = runs[name] else { continue }
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
