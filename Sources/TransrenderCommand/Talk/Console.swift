import Foundation
import Scene

/// Where a command writes: results to stdout, messages to stderr.
struct Console: Sendable {
  /// Output for other programs; each call writes one or several lines.
  var result: @Sendable (String) -> Void
  /// Output for people; written unchanged, without a line feed at the end.
  var talk: @Sendable (String) -> Void
  /// Why results could not be written, or nil.
  var trouble: @Sendable () -> String?
  /// Whether messages go to a terminal, so that a progress bar makes sense.
  var isWatched: Bool
  /// Whether the terminal shows colours: https://no-color.org.
  var hasColors: Bool

  init(
    result: @escaping @Sendable (String) -> Void,
    talk: @escaping @Sendable (String) -> Void,
    trouble: @escaping @Sendable () -> String? = { nil },
    isWatched: Bool = false,
    hasColors: Bool = false
  ) {
    self.result = { result($0.visible) }
    (self.talk, self.trouble) = (talk, trouble)
    (self.isWatched, self.hasColors) = (isWatched, hasColors)
  }

  static func standard() -> Console {
    let isWatched = isatty(STDERR_FILENO) == 1
    let refuses = ProcessInfo.processInfo.environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    let (results, words) = (Outlet(Outlet.results), Outlet(STDERR_FILENO))
    return Console(
      result: { results.write($0 + "\n") },
      talk: { words.write($0) },
      trouble: { results.trouble },
      isWatched: isWatched,
      hasColors: isWatched && !refuses
    )
  }

  func say(_ sentence: String) { talk(sentence.visible + "\n") }

  func complain(_ problem: any Error) { complain("\(problem)") }

  func complain(_ sentence: String) {
    say("transrender: ", in: .red, sentence)
  }

  enum Ink: Int { case red = 31, yellow = 33 }

  /// A sentence after a coloured word.
  func say(_ word: String, in ink: Ink, _ sentence: String) {
    let shown = hasColors ? "\u{1B}[\(ink.rawValue)m\(word)\u{1B}[0m" : word
    talk(shown + sentence.visible + "\n")
  }
}
