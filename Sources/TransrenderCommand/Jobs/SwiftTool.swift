import Foundation

/// Runs `swift` and the programs it built, and keeps their output.
struct SwiftTool {
  /// The message of a program that failed.
  struct Fault: Error, CustomStringConvertible {
    let text: String

    var description: String { text }
  }

  /// A program's exit status and the output of both streams.
  struct Outcome {
    let output: String
    let messages: String
    let reason: Process.TerminationReason
    let status: Int32

    var isSuccess: Bool { reason == .exit && status == 0 }
  }

  static let usual = ["/usr/bin/env", "swift"]

  var package: URL
  /// `swift`, unless a test substitutes another program.
  var tool = usual

  private static let mostLines = 60

  /// The standard output of the command.
  func run(_ words: [String]) throws -> String {
    try Self.output(of: try outcome(of: words), words)
  }

  func run(_ program: String, _ words: [String]) throws -> String {
    try Self.output(of: try Self.outcome(of: program, words), words)
  }

  /// Runs `swift` with a verb and its arguments on the package.
  func outcome(of words: [String]) throws -> Outcome {
    let packagePath = ["--package-path", package.path]
    return try Self.outcome(
      of: tool[0],
      tool.dropFirst() + words.prefix(1) + packagePath + words.dropFirst()
    )
  }

  private static func outcome(of program: String, _ words: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = words
    let (output, messages) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, messages)
    process.standardInput = FileHandle.nullDevice
    let collected = CollectedOutput()
    try Interrupt.heeding(process) {
      // Both streams are read at once: a program that fills one waits until it is read.
      let reader = Thread { collected.finish(messages.fileHandleForReading.readDataToEndOfFile()) }
      reader.start()
      collected.output = output.fileHandleForReading.readDataToEndOfFile()
      collected.wait()
    }
    return Outcome(
      output: text(collected.output),
      messages: text(collected.messages),
      reason: process.terminationReason,
      status: process.terminationStatus
    )
  }

  private static func output(of outcome: Outcome, _ words: [String]) throws(Fault) -> String {
    guard outcome.isSuccess else { throw Fault(text: essence(of: outcome, words)) }
    return outcome.output
  }

  private static func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  /// The compiler's errors with their lines, or the last lines of output if there are none.
  private static func essence(of outcome: Outcome, _ words: [String]) -> String {
    let lines = (outcome.output + outcome.messages)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !isProgress($0) }
    let errors = lines.firstIndex { $0.contains(": error:") || $0.hasPrefix("error:") }
    let shown = errors.map { lines[$0...].prefix(mostLines) } ?? lines.suffix(mostLines)
    let said = shown.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    guard said.isEmpty else { return said }
    let end = outcome.reason == .exit ? "code" : "signal"
    return "`\(words.first ?? "")` ended with \(end) \(outcome.status)"
  }

  /// Whether a line counts steps, as in `[4/6] Compiling Screens`.
  private static func isProgress(_ line: Substring) -> Bool {
    line.prefixMatch(of: #/\[\d+/\d+\] /#) != nil
  }

  /// Collects the output of a process's two streams.
  private final class CollectedOutput: @unchecked Sendable {
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
