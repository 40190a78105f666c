/// Reads values from bytes, one after the other (ISO 32000-1, 7.2 and 7.3).
struct PDFScanner {
  let bytes: ArraySlice<UInt8>
  var place: Int
  /// Whether to read `7 0 R` as a reference; content streams contain none.
  let readsReferences: Bool

  private static let deepest = 64
  /// How many more values fit into the one that is read.
  private var room = VectorLimits.values

  init(_ bytes: ArraySlice<UInt8>, at place: Int? = nil, readsReferences: Bool = false) {
    self.bytes = bytes
    self.place = min(max(place ?? bytes.startIndex, bytes.startIndex), bytes.endIndex)
    self.readsReferences = readsReferences
  }

  var isAtEnd: Bool { place >= bytes.endIndex }

  /// Returns the next value, as far as it is not too deep or too large; nil at the end.
  mutating func next() -> PDFObject? {
    room = VectorLimits.values
    return value(depth: 0)
  }

  private mutating func value(depth: Int) -> PDFObject? {
    skipSpace()
    guard let byte = peek(), depth < Self.deepest, room > 0 else { return nil }
    room -= 1
    switch byte {
    case UInt8(ascii: "/"): return .name(name())
    case UInt8(ascii: "("): return .string(literal())
    case UInt8(ascii: "["): return .array(list(until: UInt8(ascii: "]"), depth))
    case UInt8(ascii: "<"): return peek(1) == byte ? .dictionary(entries(depth)) : .string(digits())
    case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      place += 1
      return .word(String(UnicodeScalar(byte)))
    case UInt8(ascii: ">"):
      place += peek(1) == byte ? 2 : 1
      return .word(">>")
    default: return numberOrWord()
    }
  }

  func peek(_ offset: Int = 0) -> UInt8? {
    place + offset < bytes.endIndex ? bytes[place + offset] : nil
  }

  mutating func skipSpace() {
    while let byte = peek() {
      if byte == UInt8(ascii: "%") {
        while let byte = peek(), byte != 10, byte != 13 { place += 1 }
      } else if byte.isPDFSpace {
        place += 1
      } else {
        return
      }
    }
  }

  // MARK: Numbers and words

  private mutating func numberOrWord() -> PDFObject {
    let text = regularCharacters()
    if let number = Self.number(text) {
      return readsReferences ? reference(to: number) ?? .number(number) : .number(number)
    }
    switch text {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    default: return .word(text)
    }
  }

  private mutating func regularCharacters() -> String {
    let start = place
    while let byte = peek(), !byte.isPDFSpace, !byte.isPDFDelimiter { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  /// Some writers write two signs, or a point alone, which is read as 0.
  private static func number(_ text: String) -> Double? {
    guard let first = text.utf8.first, first.isPDFNumberStart else { return nil }
    if text.contains(where: { $0 == "e" || $0 == "E" || $0 == "x" || $0 == "X" }) { return nil }
    if let value = Double(text) { return value.isFinite ? value : nil }
    let plain = text.hasPrefix("--") ? String(text.dropFirst()) : text
    if let value = Double(plain.hasSuffix(".") ? plain + "0" : plain) {
      return value.isFinite ? value : nil
    }
    return plain.allSatisfy { "+-.0123456789".contains($0) } ? 0 : nil
  }

  /// Reads the rest of `7 0 R`, whose 7 was already read.
  private mutating func reference(to number: Double) -> PDFObject? {
    guard number >= 0, let id = Int(exactly: number) else { return nil }
    let before = place
    skipSpace()
    if Int(regularCharacters()) != nil {
      skipSpace()
      if regularCharacters() == "R" { return .reference(id) }
    }
    place = before
    return nil
  }

  private mutating func name() -> String {
    place += 1
    var characters: [UInt8] = []
    while let byte = peek(), !byte.isPDFSpace, !byte.isPDFDelimiter {
      if byte == UInt8(ascii: "#"), let high = peek(1)?.hexDigit, let low = peek(2)?.hexDigit {
        characters.append(high << 4 | low)
        place += 3
      } else {
        characters.append(byte)
        place += 1
      }
    }
    return String(decoding: characters, as: UTF8.self)
  }

  // MARK: Strings

  private mutating func digits() -> [UInt8] {
    place += 1
    var nibbles: [UInt8] = []
    while let byte = peek(), byte != UInt8(ascii: ">") {
      if let digit = byte.hexDigit { nibbles.append(digit) }
      place += 1
    }
    // A string may end with the file.
    if !isAtEnd { place += 1 }
    if nibbles.count % 2 == 1 { nibbles.append(0) }
    return stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] << 4 | nibbles[$0 + 1] }
  }

  private mutating func literal() -> [UInt8] {
    place += 1
    var (text, open): ([UInt8], Int) = ([], 1)
    while let byte = peek() {
      place += 1
      switch byte {
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"): open -= 1
      case UInt8(ascii: "\\"):
        if let escaped = escape() { text.append(escaped) }
        continue
      default: break
      }
      if open == 0 { return text }
      text.append(byte)
    }
    return text
  }

  private mutating func escape() -> UInt8? {
    guard let byte = peek() else { return nil }
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return 10
    case UInt8(ascii: "r"): return 13
    case UInt8(ascii: "t"): return 9
    case UInt8(ascii: "b"): return 8
    case UInt8(ascii: "f"): return 12
    case 10: return nil
    case 13:
      if peek() == 10 { place += 1 }
      return nil
    case 0x30...0x37: return octal(from: byte)
    default: return byte
    }
  }

  private mutating func octal(from first: UInt8) -> UInt8 {
    var code = Int(first - 0x30)
    for _ in 0..<2 {
      guard let digit = peek(), (0x30...0x37).contains(digit) else { break }
      code = code * 8 + Int(digit - 0x30)
      place += 1
    }
    return UInt8(truncatingIfNeeded: code)
  }

  // MARK: Brackets

  private mutating func list(until end: UInt8, _ depth: Int) -> [PDFObject] {
    place += 1
    var items: [PDFObject] = []
    while true {
      skipSpace()
      guard let byte = peek() else { return items }
      if byte == end {
        place += 1
        return items
      }
      guard let item = value(depth: depth + 1) else { return items }
      items.append(item)
    }
  }

  private mutating func entries(_ depth: Int) -> [String: PDFObject] {
    place += 2
    var entries: [String: PDFObject] = [:]
    while let key = value(depth: depth + 1) {
      if case .word(">>") = key { break }
      guard case .name(let name) = key else { continue }
      guard let item = value(depth: depth + 1) else { break }
      if case .word(">>") = item { break }
      entries[name] = item
    }
    return entries
  }
}

extension UInt8 {
  var isPDFSpace: Bool {
    self == 32 || self == 10 || self == 13 || self == 9 || self == 12 || self == 0
  }

  var isPDFDelimiter: Bool {
    switch self {
    case 0x28, 0x29, 0x3C, 0x3E, 0x5B, 0x5D, 0x7B, 0x7D, 0x2F, 0x25: true
    default: false
    }
  }

  var hexDigit: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x41 + 10
    case 0x61...0x66: self - 0x61 + 10
    default: nil
    }
  }

  fileprivate var isPDFNumberStart: Bool {
    (0x30...0x39).contains(self) || self == 0x2B || self == 0x2D || self == 0x2E
  }
}
