/// What a format takes: `%@`, `%d`, `%2$.1f`.
struct Placeholders {
  /// In the order of the arguments.
  let types: [String]

  init(_ format: String) {
    let pattern =
      /%(?:(\d+)\$)?[-+ 0#]*(?:\d+)?(?:\.\d+)?(?:hh|h|ll|l|L|q|z|t|j)?([@dDiuUxXoOfFeEgGaAcCsSp%])/
    var found: [Int: String] = [:]
    var last = 0
    for match in format.matches(of: pattern) {
      guard let type = Self.type(of: match.2) else { continue }
      last += 1
      found[match.1.flatMap { Int($0) } ?? last] = type
    }
    let count = found.keys.max() ?? 0
    types = count == 0 ? [] : (1...count).map { found[$0] ?? "Any" }
  }

  // [D] SwiftGen's types.
  private static func type(of letter: Substring) -> String? {
    switch letter {
    case "@": "Any"
    case "d", "D", "i", "u", "U", "x", "X", "o", "O": "Int"
    case "f", "F", "e", "E", "g", "G", "a", "A": "Float"
    case "c", "C": "CChar"
    case "s", "S": "UnsafePointer<CChar>"
    case "p": "UnsafeRawPointer"
    default: nil
    }
  }
}
