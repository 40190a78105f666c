import Foundation

/// One key and its width in its row.
struct KeyboardKey: Hashable {
  enum Kind: Hashable {
    case text(String)
    case space, delete, `return`
    /// Shown only: other layouts are not implemented.
    case shift, symbols(String), gap
  }

  var kind: Kind
  /// In multiples of a letter's width.
  var width = 1.0
}

/// The rows of keys for a request.
struct KeyboardKeys: Hashable {
  var rows: [[KeyboardKey]]
  /// The width of a row in letters.
  var columns: Double

  init(_ request: KeyboardRequest) {
    switch request.type {
    case .numberPad, .asciiCapableNumberPad: self.init(pad: KeyboardKey(kind: .gap))
    case .phonePad: self.init(pad: KeyboardKey(kind: .symbols("+*#")))
    case .decimalPad: self.init(pad: KeyboardKey(kind: .text(".")))
    case .numbersAndPunctuation:
      self.init(
        letters: ["1234567890", "-/:;()$&@\"", ".,?!'"],
        sides: "#+=",
        switchKey: "ABC",
        request
      )
    default:
      let letters = KeyboardLetters.of(request).map {
        request.isUpperCase ? $0.uppercased() : $0
      }
      self.init(letters: letters, sides: nil, switchKey: "123", request)
    }
  }

  private init(pad corner: KeyboardKey) {
    columns = 3
    rows = ["123", "456", "789"].map(Self.texts)
    rows.append([corner, KeyboardKey(kind: .text("0")), KeyboardKey(kind: .delete)])
  }

  private init(
    letters: [String],
    sides: String?,
    switchKey: String,
    _ request: KeyboardRequest
  ) {
    columns = Double(max(10, letters.map(\.count).max() ?? 0))
    rows = letters.dropLast().map(Self.texts)
    let last = letters.last ?? ""
    let sideKey = sides.map(KeyboardKey.Kind.symbols) ?? (Self.hasCase(letters) ? .shift : nil)
    rows.append(Self.thirdRow(last, after: sideKey, columns: columns))
    rows.append(Self.bottomRow(symbols: switchKey, columns: columns, type: request.type))
  }

  /// Whether the letters have capitals: those of Arabic and Hebrew do not.
  private static func hasCase(_ letters: [String]) -> Bool {
    letters.contains { $0.uppercased() != $0.lowercased() }
  }

  /// [W] The last letters between two equally wide keys; without a shift key, delete is as wide as
  /// the rest of the row.
  private static func thirdRow(
    _ letters: String,
    after side: KeyboardKey.Kind?,
    columns: Double
  ) -> [KeyboardKey] {
    let rest = columns - Double(letters.count)
    guard let side else {
      return texts(letters) + [KeyboardKey(kind: .delete, width: max(1, rest))]
    }
    let width = max(1, rest / 2)
    return [KeyboardKey(kind: side, width: width)] + texts(letters)
      + [KeyboardKey(kind: .delete, width: width)]
  }

  private static func texts(_ letters: String) -> [KeyboardKey] {
    letters.map { KeyboardKey(kind: .text(String($0))) }
  }

  /// [W] The row below the letters, which has special characters for addresses.
  private static func bottomRow(
    symbols: String,
    columns: Double,
    type: UIKeyboardType
  ) -> [KeyboardKey] {
    let extras =
      switch type {
      case .emailAddress: ["@", "."]
      case .URL: [".", "/", ".com"]
      case .twitter: ["@", "#"]
      case .webSearch: ["."]
      default: [String]()
      }
    let quarter = columns / 4
    let signs = extras.map { KeyboardKey(kind: .text($0), width: $0.count > 1 ? 1.5 : 1) }
    let taken = signs.map(\.width).reduce(2 * quarter, +)
    let space = KeyboardKey(kind: .space, width: columns - taken)
    let ends = [
      KeyboardKey(kind: .symbols(symbols), width: quarter),
      KeyboardKey(kind: .return, width: quarter),
    ]
    // [W] URLs cannot contain spaces, so there is no space bar.
    let middle = type == .URL ? spread(signs, over: columns - 2 * quarter) : [space] + signs
    return [ends[0]] + middle + [ends[1]]
  }

  private static func spread(_ keys: [KeyboardKey], over width: Double) -> [KeyboardKey] {
    keys.map { KeyboardKey(kind: $0.kind, width: width / Double(keys.count)) }
  }
}
