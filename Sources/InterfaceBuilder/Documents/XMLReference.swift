/// A character that is written as `&lt;`, `&#60;` or `&#x3c;`.
struct XMLReference {
  /// In UTF-8.
  let value: [UInt8]
  /// The bytes behind the `&`.
  let length: Int

  /// No reference is longer, apart from those of entities that are not defined.
  private static let longest = 64

  private static let names: [String: String] = [
    "lt": "<", "gt": ">", "amp": "&", "apos": "'", "quot": "\"",
  ]

  /// `rest` begins behind the `&`, whose offset is for messages.
  init(_ rest: ArraySlice<UInt8>, at offset: Int) throws(TextFault) {
    guard let end = rest.prefix(Self.longest).firstIndex(of: UInt8(ascii: ";")) else {
      throw TextFault(offset: offset, reason: "& that is not written as &amp;")
    }
    let name = String(decoding: rest[..<end], as: UTF8.self)
    guard let value = Self.names[name] ?? Self.character(name) else {
      throw TextFault(offset: offset, reason: "&\(name); stands for nothing")
    }
    self.value = Array(value.utf8)
    length = end + 1 - rest.startIndex
  }

  private static func character(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let isHexadecimal = digits.hasPrefix("x")
    let number = UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
    guard let scalar = number.flatMap(Unicode.Scalar.init), isAllowed(scalar) else { return nil }
    return String(Character(scalar))
  }

  /// XML 1.0, 2.2.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: true
    case ..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
