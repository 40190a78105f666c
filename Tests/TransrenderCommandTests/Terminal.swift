import Synchronization

@testable import TransrenderCommand

/// A terminal that remembers what was said on it.
@MainActor
final class Terminal {
  private let results = Paper()
  private let talk = Paper()

  var output: String { results.text }
  var errors: String { talk.text }

  func run(_ words: String...) -> ExitCode { run(words) }

  func run(_ words: [String]) -> ExitCode {
    TransrenderCommand.run(
      words: words,
      Session(
        console: Console(
          result: { [results] text in results.add(text + "\n") },
          talk: { [talk] text in talk.add(text) }
        ),
        reels: TransitionReel.builtIn
      )
    )
  }
}

/// Text that any thread adds to.
final class Paper: Sendable {
  private let words = Mutex("")

  var text: String { words.withLock { $0 } }

  func add(_ more: String) { words.withLock { $0 += more } }
}
