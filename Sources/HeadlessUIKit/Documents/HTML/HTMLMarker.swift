/// What stands in front of an item of a list.
enum HTMLMarker: Hashable {
  case none, disc, circle, square
  case decimal, lowerLetter, upperLetter, lowerRoman, upperRoman

  /// `disc`, or as in `<ol type="a">`.
  init?(_ name: String) {
    guard let marker = Self.types[name] ?? Self.styles[name.lowercased()] else { return nil }
    self = marker
  }

  private static let types: [String: HTMLMarker] = [
    "1": .decimal, "a": .lowerLetter, "A": .upperLetter, "i": .lowerRoman, "I": .upperRoman,
  ]
  private static let styles: [String: HTMLMarker] = [
    "none": .none, "disc": .disc, "circle": .circle, "square": .square, "decimal": .decimal,
    "lower-alpha": .lowerLetter, "lower-latin": .lowerLetter, "upper-alpha": .upperLetter,
    "upper-latin": .upperLetter, "lower-roman": .lowerRoman, "upper-roman": .upperRoman,
  ]

  // [W] A tab stands on both sides.
  func text(_ number: Int) -> String? { symbol(number).map { "\t\($0)\t" } }

  private func symbol(_ number: Int) -> String? {
    switch self {
    case .none: nil
    case .disc: "•"
    case .circle: "◦"
    case .square: "▪"
    case .decimal: "\(number)."
    case .lowerLetter: Self.letters(number) + "."
    case .upperLetter: Self.letters(number).uppercased() + "."
    case .lowerRoman: Self.roman(number) + "."
    case .upperRoman: Self.roman(number).uppercased() + "."
    }
  }

  /// Counts a to z, aa, ab.
  private static func letters(_ number: Int) -> String {
    guard number > 0 else { return "\(number)" }
    var (rest, text) = (number, "")
    while rest > 0 {
      text = String(UnicodeScalar(UInt8(97 + (rest - 1) % 26))) + text
      rest = (rest - 1) / 26
    }
    return text
  }

  private static func roman(_ number: Int) -> String {
    guard 1..<4000 ~= number else { return "\(number)" }
    var (rest, text) = (number, "")
    for (value, digits) in romans {
      while rest >= value {
        text += digits
        rest -= value
      }
    }
    return text
  }

  private static let romans = [
    (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"),
    (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
  ]
}
