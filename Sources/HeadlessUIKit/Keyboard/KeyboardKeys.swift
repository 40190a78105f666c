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
  /// Smaller, below the sign.
  var letters = ""
  /// Whether only its sign is seen.
  var isBare = false
}

/// The rows of keys for a request.
struct KeyboardKeys: Hashable {
  var rows: [[KeyboardKey]]
  /// The width of a row in letters.
  var columns: Double
  var isPad: Bool { columns == 3 }

  init(_ request: KeyboardRequest) {
    switch request.type {
    case .numberPad: self.init(padWith: .gap)
    case .asciiCapableNumberPad: self.init(padWith: .gap, showsLetters: false)
    case .phonePad: self.init(padWith: .symbols("+*#"))
    case .decimalPad: self.init(padWith: .text("."))
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

  // [W] As on the keys of a telephone; the one stands as high as the others.
  private static let padLetters = [" ", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]

  /// [W] Beside the zero there are only signs without keys.
  private init(padWith corner: KeyboardKey.Kind, showsLetters: Bool = true) {
    columns = 3
    let digits = Self.padLetters.enumerated().map { index, letters in
      KeyboardKey(kind: .text("\(index + 1)"), letters: showsLetters ? letters : "")
    }
    rows = stride(from: 0, to: 9, by: 3).map { Array(digits[$0..<$0 + 3]) }
    rows.append([
      KeyboardKey(kind: corner, isBare: true),
      KeyboardKey(kind: .text("0")),
      KeyboardKey(kind: .delete, isBare: true),
    ])
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
