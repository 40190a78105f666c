/// One row of the flag table: what a flag is called, what it takes and what it means.
struct Flag: Sendable {
  /// Without the leading dashes.
  let name: String
  let letter: Character?
  /// What the value is called in help, or nil for a switch.
  let value: String?
  let help: String

  init(_ name: String, letter: Character? = nil, takes value: String? = nil, _ help: String) {
    self.name = name
    self.letter = letter
    self.value = value
    self.help = help
  }

  /// As help and completions show it: `-j, --jobs N`.
  var usage: String {
    let short = letter.map { "-\($0), " } ?? ""
    return short + "--" + name + (value.map { " " + $0 } ?? "")
  }
}
