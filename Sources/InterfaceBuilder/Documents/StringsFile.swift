/// Reads `.strings` files: lines such as `"key" = "text";`, and comments.
struct StringsFile {
  private let bytes: [UInt8]
  private var place: Int

  static func table(_ bytes: [UInt8]) throws(TextFault) -> [String: String] {
    var file = StringsFile(bytes: bytes)
    return try file.read()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    place = TextPositions.start(of: bytes)
  }

  private mutating func read() throws(TextFault) -> [String: String] {
    var table: [String: String] = [:]
    while try skipToText() {
      let key = try word("a key in quotes")
      // [W] A key alone stands for itself.
      var value = key
      if try takes("=") { value = try word("a text in quotes") }
      guard try takes(";") else { throw fault("a semicolon") }
      table[key] = value
    }
    return table
  }

  private mutating func takes(_ mark: Unicode.Scalar) throws(TextFault) -> Bool {
    guard try skipToText(), bytes[place] == UInt8(ascii: mark) else { return false }
    place += 1
    return true
  }

  private func fault(_ expected: String) -> TextFault {
    guard place < bytes.count else {
      return TextFault(offset: place, reason: "the file ends where \(expected) is expected")
    }
    let rest = String(decoding: bytes[place...].prefix(8), as: UTF8.self)
    let found = rest.first.map { "'\($0)'" } ?? "a byte"
    return TextFault(offset: place, reason: "found \(found), expected \(expected)")
  }

  /// Skips space and comments; returns whether something follows.
  private mutating func skipToText() throws(TextFault) -> Bool {
    while place < bytes.count {
      if bytes[place].isXMLSpace {
        place += 1
      } else if bytes[place...].starts(with: Array("//".utf8)) {
        place = bytes[place...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.count
      } else if bytes[place...].starts(with: Array("/*".utf8)) {
        let end = bytes[(place + 2)...].firstRange(of: Array("*/".utf8))
        guard let end else { throw TextFault(offset: place, reason: "the comment is not closed") }
        place = end.upperBound
      } else {
        return true
      }
    }
    return false
  }

  // MARK: Texts

  /// A text in quotes, or a plain word.
  private mutating func word(_ expected: String) throws(TextFault) -> String {
    guard try skipToText() else { throw fault(expected) }
    let quote = bytes[place]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try quoted(by: quote) }
    let start = place
    while place < bytes.count, bytes[place].isInPlainWord { place += 1 }
    guard place > start else { throw fault(expected) }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func quoted(by quote: UInt8) throws(TextFault) -> String {
    let start = place
    var text: [UInt8] = []
    place += 1
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { text += escape() } else { text.append(byte) }
    }
    throw TextFault(offset: start, reason: "the text has no closing quote")
  }

  private mutating func escape() -> [UInt8] {
    guard place < bytes.count else { return [] }
    let byte = bytes[place]
    if byte == UInt8(ascii: "U") || byte == UInt8(ascii: "u") {
      place += 1
      return Array(String(decoding: units(), as: UTF16.self).utf8)
    }
    if (0x30...0x37).contains(byte) {
      let code = number(radix: 8, digits: 3).flatMap { Unicode.Scalar($0) } ?? "\u{FFFD}"
      return Array(String(Character(code)).utf8)
    }
    place += 1
    return [Self.escapes[byte] ?? byte]
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "a"): 7,
    UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "v"): 11,
  ]

  /// The UTF-16 of `D83D\UDE42`, both halves of which belong together.
  private mutating func units() -> [UInt16] {
    var units: [UInt16] = []
    while let unit = number(radix: 16, digits: 4) {
      units.append(UInt16(truncatingIfNeeded: unit))
      guard UTF16.isLeadSurrogate(units[units.count - 1]),
        bytes[place...].starts(with: Array("\\U".utf8))
      else { break }
      place += 2
    }
    return units.isEmpty ? [0xFFFD] : units
  }

  private mutating func number(radix: UInt32, digits: Int) -> UInt32? {
    var (value, count): (UInt32, Int) = (0, 0)
    while count < digits, place < bytes.count,
      let digit = Character(Unicode.Scalar(bytes[place])).hexDigitValue, digit < radix
    {
      value = value * radix + UInt32(digit)
      (place, count) = (place + 1, count + 1)
    }
    return count > 0 ? value : nil
  }
}

extension UInt8 {
  /// [D] The letters of words without quotes in property lists.
  fileprivate var isInPlainWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
