/// Splits RTF into its pieces; line breaks between them mean nothing.
struct RTFTokenizer {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> RTFToken? {
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "{"): return .open
      case UInt8(ascii: "}"): return .close
      case UInt8(ascii: "\\"): return control()
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0: continue
      default: return .byte(byte)
      }
    }
    return nil
  }

  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func control() -> RTFToken? {
    guard position < bytes.count else { return nil }
    let first = bytes[position]
    if first.isASCIILetter { return word() }
    position += 1
    guard first == UInt8(ascii: "'") else { return .symbol(first) }
    let digits = String(decoding: bytes[position..<min(position + 2, bytes.count)], as: UTF8.self)
    guard let value = UInt8(digits, radix: 16) else { return .symbol(first) }
    position += 2
    return .byte(value)
  }

  private mutating func word() -> RTFToken {
    let start = position
    while byte(position).isASCIILetter { position += 1 }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    let number = number()
    if byte(position) == UInt8(ascii: " ") { position += 1 }
    // Bytes that are no text follow.
    if name == "bin" { position = min(position + max(0, number ?? 0), bytes.count) }
    return .word(name, number)
  }

  private mutating func number() -> Int? {
    let start = position
    if byte(position) == UInt8(ascii: "-") { position += 1 }
    let first = position
    while byte(position).isASCIIDigit { position += 1 }
    guard position > first else {
      position = start
      return nil
    }
    // [D] Numbers have 32 bits; longer ones are none.
    return Int32(String(decoding: bytes[start..<position], as: UTF8.self)).map(Int.init) ?? 0
  }
}
