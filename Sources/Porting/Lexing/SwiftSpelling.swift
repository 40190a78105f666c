/// How code spells texts and names.
package enum SwiftSpelling {
  /// A literal in its quotation marks.
  package static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"" + escaped.replacing("\n", with: "\\n").replacing("\r", with: "\\r") + "\""
  }

  /// A name, in backticks if it is a keyword.
  package static func escaped(_ name: String) -> String {
    Word(rawValue: name) == nil ? name : "`\(name)`"
  }
}
