import Synchronization

@testable import TransrenderCommand

/// A terminal that remembers what was said on it.
final class Terminal: Sendable {
  private let results = Mutex("")
  private let talk = Mutex("")

  var output: String { results.withLock { $0 } }
  var errors: String { talk.withLock { $0 } }

  func run(_ words: String...) -> ExitCode { run(words) }

  func run(_ words: [String]) -> ExitCode {
    TransrenderCommand.run(
      words: words,
      console: Console(
        result: { text in self.results.withLock { $0 += text + "\n" } },
        talk: { text in self.talk.withLock { $0 += text } }
      )
    )
  }
}
