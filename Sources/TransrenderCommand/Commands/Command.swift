import Timeline

/// One row of the command table: its name, its help and what it does.
struct Command: Sendable {
  let name: String
  let summary: String
  /// Placeholders as help shows them: `BEFORE AFTER`.
  let arguments: String
  let flags: [Flag]
  let examples: [String]
  /// What shell completion offers after the command's name.
  let offer: Offer
  let run: @MainActor @Sendable (RawArguments, Session) throws -> Void

  init(
    name: String,
    summary: String,
    arguments: String,
    flags: [Flag],
    examples: [String],
    offer: Offer = .files,
    run: @escaping @MainActor @Sendable (RawArguments, Session) throws -> Void
  ) {
    (self.name, self.summary, self.arguments) = (name, summary, arguments)
    (self.flags, self.examples, self.offer, self.run) = (flags, examples, offer, run)
  }

  static func named(_ word: String) throws(UsageError) -> Command {
    guard let command = (all + [project]).first(where: { $0.name == word }) else {
      throw .unknownCommand(word, nearest: meant(by: word))
    }
    return command
  }

  /// The command that was probably meant when a file name is given in place of a command.
  private static func meant(by word: String) -> String? {
    if word.hasSuffix(".json") { return "render \(word)" }
    if InterfaceInput.isNamed(by: word) { return "render \(word)" }
    if word.hasSuffix(".png") { return "images \(word) AFTER.png" }
    return NearestWord.to(word, among: all.map(\.name))
  }
}
