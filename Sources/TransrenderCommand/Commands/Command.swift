import Timeline

/// One row of the command table: its words, its help and what it does.
struct Command: Sendable {
  let name: String
  let summary: String
  /// Placeholders as help shows them: `BEFORE AFTER`.
  let arguments: String
  let flags: [Flag]
  let examples: [String]
  let run: @MainActor @Sendable (RawArguments, Session) throws -> Void

  static func named(_ word: String) throws(UsageError) -> Command {
    guard let command = all.first(where: { $0.name == word }) else {
      throw .unknownCommand(word, nearest: NearestWord.to(word, among: all.map(\.name)))
    }
    return command
  }
}
