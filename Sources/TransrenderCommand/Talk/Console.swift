import Foundation

/// Where a command speaks: results go to stdout, everything said about them to stderr.
struct Console: Sendable {
  /// What another program may read; one call a line or a block of lines.
  var result: @Sendable (String) -> Void
  /// What a person reads; written as it is, without a line end of its own.
  var talk: @Sendable (String) -> Void
  /// Why results could not be written, if so.
  var trouble: @Sendable () -> String? = { nil }
  /// Whether a person watches, so that a progress bar makes sense.
  var isWatched = false
  /// Whether that person wants colours: https://no-color.org.
  var hasColors = false

  static func standard() -> Console {
    let isWatched = isatty(STDERR_FILENO) == 1
    let refuses = ProcessInfo.processInfo.environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    let (results, words) = (Outlet(STDOUT_FILENO), Outlet(STDERR_FILENO))
    return Console(
      result: { results.write($0 + "\n") },
      talk: { words.write($0) },
      trouble: { results.trouble },
      isWatched: isWatched,
      hasColors: isWatched && !refuses
    )
  }

  func say(_ sentence: String) { talk(sentence + "\n") }

  func complain(_ problem: any Error) {
    say(colored("transrender: ", .red) + "\(problem)")
  }

  enum Ink: Int { case red = 31, yellow = 33 }

  func colored(_ text: String, _ ink: Ink) -> String {
    hasColors ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }
}
