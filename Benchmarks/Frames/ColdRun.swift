import Foundation

/// What a process took from its start to its end.
struct ColdRun {
  var seconds: Double
  /// Of all processors together.
  var processorSeconds: Double
  var megabytes: Double
  var bytes: Int

  /// Starts a program, waits for it, and weighs the files it wrote into the folder.
  init(_ program: String, _ arguments: [String], writingTo folder: URL) throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var pid = pid_t()
    var words = ([program] + arguments).map { strdup($0) }
    defer { words.forEach { free($0) } }
    words.append(nil)
    let start = ContinuousClock.now
    let status = posix_spawnp(&pid, program, nil, nil, words, environ)
    guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: status) ?? .ENOENT) }
    var (exit, usage) = (Int32(0), rusage())
    wait4(pid, &exit, 0, &usage)
    guard exit == 0 else { throw POSIXError(.ECHILD) }
    seconds = (ContinuousClock.now - start) / .seconds(1)
    processorSeconds = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    megabytes = Double(usage.ru_maxrss) / 1024
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: [.fileSizeKey]
    )
    bytes = try files.reduce(0) { sum, file in
      sum + (try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0)
    }
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  /// The runs in the middle, by each measure.
  static func median(_ runs: [ColdRun]) -> ColdRun {
    var median = runs.sorted { $0.seconds < $1.seconds }[runs.count / 2]
    median.processorSeconds = runs.map(\.processorSeconds).sorted()[runs.count / 2]
    return median
  }
}
