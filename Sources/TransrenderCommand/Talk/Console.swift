import Foundation

/// Where a command speaks: results go to stdout, everything said about them to stderr.
struct Console: Sendable {
  /// What another program may read; one call a line or a block of lines.
  var result: @Sendable (String) -> Void
  /// What a person reads; written as it is, without a line end of its own.
  var talk: @Sendable (String) -> Void
  /// Whether a person watches, so that a progress bar makes sense.
  var isWatched = false

  static func standard() -> Console {
    Console(
      result: { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) },
      talk: { FileHandle.standardError.write(Data($0.utf8)) },
      isWatched: isatty(STDERR_FILENO) == 1
    )
  }

  func say(_ sentence: String) { talk(sentence + "\n") }

  func complain(_ problem: any Error) { say("transrender: \(problem)") }
}
