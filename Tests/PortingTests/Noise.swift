/// Numbers that look random and are the same on every run: SplitMix64.
struct Noise: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

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
