/// How code spells texts and names.
package enum SwiftSpelling {
  /// A literal in its quotation marks, in Swift as in tables of texts.
  package static func quoted(_ text: String) -> String {
    // "\r\n" is one character, in which neither "\r" nor "\n" would be found.
    "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": "\\\\"
    case "\"": "\\\""
    case "\n": "\\n"
    case "\r": "\\r"
    default: String(scalar)
    }
  }

  /// A name, in backticks if it is a keyword.
  package static func escaped(_ name: String) -> String {
    Word(rawValue: name) == nil ? name : "`\(name)`"
  }
}
