/// One row of the flag table: what a flag is called, what it takes and what it means.
///
/// Parsing, help, shell completions and the man page are made from these rows.
struct Flag: Sendable {
  /// Without the leading dashes.
  let name: String
  let letter: Character?
  /// What the value is called in help, or nil for a switch.
  let value: String?
  /// All values that are allowed, if they are few.
  let words: [String]
  /// Values that shell completion offers; others are allowed too.
  ///
  /// Most runs never ask for them.
  private let examples: @Sendable () -> [String]
  let help: String

  init(
    _ name: String,
    letter: Character? = nil,
    takes value: String? = nil,
    suchAs examples: @escaping @autoclosure @Sendable () -> [String] = [],
    _ help: String
  ) {
    (self.name, self.letter, self.value, self.help) = (name, letter, value, help)
    words = []
    self.examples = examples
  }

  init(_ name: String, words: [String], _ help: String) {
    (self.name, self.words, self.help) = (name, words, help)
    letter = nil
    examples = { [] }
    value = words.joined(separator: "|")
  }

  /// As help and completions show it: `-j, --jobs N`.
  var usage: String {
    let short = letter.map { "-\($0), " } ?? ""
    let long = value.map { isLong ? " WORD" : " " + $0 } ?? ""
    return short + "--" + name + long
  }

  var offered: [String] { words.isEmpty ? examples() : words }

  /// The help text, followed by the values that do not fit into `usage`.
  var explanation: String {
    isLong ? "\(help): \(words.joined(separator: ", "))" : help
  }

  // Long value lists would leave no room for the help text.
  private var isLong: Bool { !words.isEmpty && (value?.count ?? 0) > 20 }
}
