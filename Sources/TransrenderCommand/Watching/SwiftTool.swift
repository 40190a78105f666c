import Foundation

/// Runs `swift` and what it built, and keeps what they say.
struct SwiftTool {
  /// What a program that failed had to say.
  struct Fault: Error, CustomStringConvertible {
    let text: String

    var description: String { text }
  }

  var package: URL
  /// `swift`, unless a test puts another program in its place.
  var tool = ["/usr/bin/env", "swift"]

  private static let mostLines = 60

  /// What it wrote to its standard output.
  func run(_ words: [String]) throws -> String {
    guard let verb = words.first else { return "" }
    let place = ["--package-path", package.path]
    return try run(tool[0], tool.dropFirst() + [verb] + place + words.dropFirst())
  }

  func run(_ program: String, _ words: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = words
    let (output, messages) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, messages)
    process.standardInput = FileHandle.nullDevice
    let heard = Heard()
    try Interrupt.heeding(process) {
      // Both at once: a program that fills one waits until it is read.
      let reader = Thread { heard.finish(messages.fileHandleForReading.readDataToEndOfFile()) }
      reader.start()
      heard.output = output.fileHandleForReading.readDataToEndOfFile()
      heard.wait()
    }
    let (said, complained) = (Self.text(heard.output), Self.text(heard.messages))
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Fault(text: Self.essence(of: said + complained, words, process))
    }
    return said
  }

  private static func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  /// Errors of the compiler with their lines, or the last words where there are none.
  private static func essence(of text: String, _ words: [String], _ process: Process) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let errors = lines.firstIndex { $0.contains(": error:") || $0.hasPrefix("error:") }
    let shown = errors.map { lines[$0...].prefix(mostLines) } ?? lines.suffix(mostLines)
    let said = shown.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    guard said.isEmpty else { return said }
    let end = process.terminationReason == .exit ? "code" : "signal"
    return "`\(words.first ?? "")` ended with \(end) \(process.terminationStatus)"
  }

  /// What a process wrote to its two streams.
  private final class Heard: @unchecked Sendable {
    var output = Data()
    // Written before the signal and read after it.
    private(set) var messages = Data()
    private let isFinished = DispatchSemaphore(value: 0)

    func finish(_ data: Data) {
      messages = data
      isFinished.signal()
    }

    func wait() { isFinished.wait() }
  }
}
