import Foundation

/// Another program that opens what we write.
enum Reader {
  static let program = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/ffmpeg" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  static var isThere: Bool { program != nil }

  /// Straight red, green, blue, alpha bytes of all frames as the file counts them.
  static func frames(of file: URL) throws -> [UInt8] {
    let raw = file.appendingPathExtension("raw")
    let process = Process()
    process.executableURL = program.map { URL(filePath: $0) }
    process.arguments = [
      "-loglevel", "error", "-nostdin", "-y", "-i", file.path, "-fps_mode", "passthrough",
      "-f", "rawvideo", "-pix_fmt", "rgba", raw.path,
    ]
    try process.run()
    process.waitUntilExit()
    defer { try? FileManager.default.removeItem(at: raw) }
    return Array(try Data(contentsOf: raw))
  }
}

/// A value that another thread brings.
final class Waiting<Value: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var value: Value?

  func fill(_ value: Value) {
    condition.withLock {
      self.value = value
      condition.broadcast()
    }
  }

  func wait() -> Value {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let value { return value }
      condition.wait()
    }
  }
}
