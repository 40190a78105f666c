import TestSupport

extension SeededGenerator {
  /// Pieces of Swift in no order at all.
  mutating func soup(of count: Int) -> [UInt8] {
    (0..<count).reduce(into: []) { bytes, _ in
      bytes += (Self.pieces.randomElement(using: &self) ?? " ").utf8
    }
  }

  private static let pieces = [
    "class ", "extension ", "A", "B", ": ", "func ", "f", "(", ")", "{", "}", "[", "]", "<", ">",
    "@objc ", "@IBOutlet ", "@IBAction ", "optional ", "override ", "var ", "let ", "x", " = ",
    "#selector(", "#keyPath(", "#if ", "#else\n", "#endif\n", "os(iOS)", "\n", "\"", "\\(",
    "\"\"\"",
    "/*", "*/", "//", "/", "?", "!", ".", "..", "->", ",", ";", "protocol ", "import ", "UIKit",
    "delegate", "private ", "static ", "init", "subscript", "where ", "throws ", "é", "`", "#",
    "$0",
    "get", "set", "didSet", "in ", "case ", "as ", "&", "\\", "\u{0}", "0", "1.5", "window",
  ]
}
