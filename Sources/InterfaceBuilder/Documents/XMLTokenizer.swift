/// Splits XML 1.0 in UTF-8 into tags and texts; document types are refused.
struct XMLTokenizer {
  enum Token {
    /// `isWhole` is true of `<a/>`.
    case start(String, attributes: [String: String], isWhole: Bool)
    case end(String)
    case text(String)
  }

  private let bytes: [UInt8]
  private var place: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    place = TextPositions.start(of: bytes)
  }

  /// The next token and its offset; comments and instructions are skipped.
  mutating func next() throws(TextFault) -> (offset: Int, token: Token)? {
    while place < bytes.count {
      let start = place
      if bytes[start] != UInt8(ascii: "<") {
        let text = try text()
        // Faults of texts are faults of what is not space.
        return (bytes[start..<place].firstIndex { !$0.isXMLSpace } ?? start, .text(text))
      }
      if take("<!--") {
        _ = try upTo("-->", from: start, "the comment")
      } else if take("<?") {
        try checkEncoding(try upTo("?>", from: start, "the instruction"))
      } else if take("<![CDATA[") {
        let content = try upTo("]]>", from: start, "the CDATA section")
        return (start, .text(String(decoding: bytes[content], as: UTF8.self)))
      } else if take("<!") {
        throw TextFault(offset: start, reason: "a document type declaration")
      } else if take("</") {
        return (start, .end(try endTag(from: start)))
      } else {
        place += 1
        return (start, try startTag(from: start))
      }
    }
    return nil
  }

  // MARK: Tags

  private mutating func endTag(from start: Int) throws(TextFault) -> String {
    let name = try name("</")
    skipSpace()
    guard take(">") else { throw TextFault(offset: start, reason: "</\(name) does not end with >") }
    return name
  }

  private mutating func startTag(from start: Int) throws(TextFault) -> Token {
    let name = try name("<")
    var attributes: [String: String] = [:]
    while true {
      let hasSpace = skipSpace()
      if take("/>") { return .start(name, attributes: attributes, isWhole: true) }
      if take(">") { return .start(name, attributes: attributes, isWhole: false) }
      guard place < bytes.count, bytes[place] != UInt8(ascii: "<") else {
        throw TextFault(offset: start, reason: "<\(name) does not end with >")
      }
      guard hasSpace else { throw TextFault(offset: place, reason: "no space before an attribute") }
      let before = place
      let (key, value) = try attribute()
      guard attributes.updateValue(value, forKey: key) == nil else {
        throw TextFault(offset: before, reason: "<\(name)> has the attribute \(key) twice")
      }
    }
  }

  private mutating func attribute() throws(TextFault) -> (name: String, value: String) {
    let name = try name("")
    skipSpace()
    guard take("=") else {
      throw TextFault(offset: place, reason: "no = after the attribute \(name)")
    }
    skipSpace()
    let start = place
    let quote = place < bytes.count ? bytes[place] : 0
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw TextFault(offset: start, reason: "the value of \(name) has no quotes")
    }
    place += 1
    let end = bytes[place...].firstIndex { $0 == quote || $0 == UInt8(ascii: "<") }
    guard let end, bytes[end] == quote else {
      throw TextFault(offset: start, reason: "the value of \(name) has no closing quote")
    }
    let value = try decoded(place..<end, isAttribute: true)
    place = end + 1
    return (name, value)
  }

  private mutating func name(_ mark: String) throws(TextFault) -> String {
    let start = place
    while place < bytes.count, bytes[place].isInXMLName { place += 1 }
    guard place > start, bytes[start].beginsXMLName else {
      let reason = mark.isEmpty ? "an attribute without a name" : "\(mark) without a name"
      throw TextFault(offset: start - mark.utf8.count, reason: reason)
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  // MARK: Texts

  private mutating func text() throws(TextFault) -> String {
    let start = place
    place = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    return try decoded(start..<place, isAttribute: false)
  }

  /// Replaces references and the ends of lines (XML 1.0, 2.11, 3.3.3 and 4.1).
  private func decoded(_ range: Range<Int>, isAttribute: Bool) throws(TextFault) -> String {
    var plain: [UInt8] = []
    plain.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "&"):
        let reference = try XMLReference(bytes[index..<range.upperBound], at: index - 1)
        plain += reference.value
        index += reference.length
      case 13:
        if index < bytes.count, bytes[index] == 10 { continue }
        plain.append(isAttribute ? 32 : 10)
      case 9, 10: plain.append(isAttribute ? 32 : byte)
      case ..<32: throw TextFault(offset: index - 1, reason: "the control character \(byte)")
      default: plain.append(byte)
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }

  /// An instruction such as `<?xml version="1.0" encoding="UTF-8"?>`.
  private func checkEncoding(_ range: Range<Int>) throws(TextFault) {
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard text.hasPrefix("xml"), let key = text.firstRange(of: "encoding") else { return }
    let name = text[key.upperBound...].drop { " =\t\n\r".contains($0) }
    let encoding = name.dropFirst().prefix { $0 != "\"" && $0 != "'" }
    guard !["UTF-8", "US-ASCII", "ASCII"].contains(encoding.uppercased()) else { return }
    let offset = range.lowerBound + text[..<key.lowerBound].utf8.count
    throw TextFault(offset: offset, reason: "the encoding \(encoding) instead of UTF-8")
  }

  // MARK: Bytes

  private mutating func take(_ word: StaticString) -> Bool {
    let end = place + word.utf8CodeUnitCount
    guard end <= bytes.count,
      word.withUTF8Buffer({ $0.elementsEqual(bytes[place..<end]) })
    else { return false }
    place = end
    return true
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = place
    while place < bytes.count, bytes[place].isXMLSpace { place += 1 }
    return place > start
  }

  /// The range before the next `end`; continues behind that.
  private mutating func upTo(
    _ end: StaticString,
    from start: Int,
    _ what: String
  ) throws(TextFault) -> Range<Int> {
    let content = place
    while place < bytes.count {
      let last = place
      if take(end) { return content..<last }
      place += 1
    }
    throw TextFault(offset: start, reason: "\(what) is not closed")
  }
}

extension UInt8 {
  var isXMLSpace: Bool { self == 32 || self == 9 || self == 10 || self == 13 }

  fileprivate var beginsXMLName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  fileprivate var isInXMLName: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: beginsXMLName
    }
  }
}
