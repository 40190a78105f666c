/// Splits HTML into tags and text; anything is HTML.
///
/// After WHATWG HTML 13.2.5, without its errors. Every byte is looked at a bounded number of times.
struct HTMLTokenizer {
  private let bytes: [UInt8]
  private var position = 0
  /// The element whose end is awaited, if tags mean nothing inside of it.
  private var rawName: String?

  init(_ html: String) {
    bytes = [UInt8](html.utf8)
  }

  mutating func next() -> HTMLToken? {
    if let name = rawName {
      rawName = nil
      let text = rawText(until: name)
      if !text.isEmpty { return .raw(text) }
    }
    while position < bytes.count {
      if !beginsMarkup(position) { return .text(text()) }
      if let token = markup() { return token }
    }
    return nil
  }

  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// `a < b` begins none.
  private func beginsMarkup(_ index: Int) -> Bool {
    guard byte(index) == UInt8(ascii: "<") else { return false }
    switch byte(index + 1) {
    case UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "?"): return true
    case let next: return next.isASCIILetter
    }
  }

  private mutating func text() -> String {
    let start = position
    while position < bytes.count, !beginsMarkup(position) { position += 1 }
    return HTMLEntities.decoded(bytes[start..<position])
  }

  /// Nil for what is no tag: comments, document types.
  private mutating func markup() -> HTMLToken? {
    let isEnd = byte(position + 1) == UInt8(ascii: "/")
    let start = position + (isEnd ? 2 : 1)
    guard byte(start).isASCIILetter else {
      skipComment()
      return nil
    }
    position = start
    let name = name()
    let attributes = attributes()
    // A tag that does not end is left out, as browsers do.
    guard position < bytes.count else { return nil }
    position += 1
    if isEnd { return .end(name) }
    if Self.rawNames.contains(name) { rawName = name }
    return .start(HTMLTag(name: name, attributes: attributes))
  }

  private static let rawNames: Set<String> = [
    "script", "style", "title", "textarea", "iframe", "noframes", "xmp",
  ]

  /// To `-->`, or else, as of `<!doctype html>`, to the next `>`.
  private mutating func skipComment() {
    let isComment =
      byte(position + 1) == UInt8(ascii: "!") && byte(position + 2) == UInt8(ascii: "-")
      && byte(position + 3) == UInt8(ascii: "-")
    // `<!-->` is a comment too.
    position += isComment ? 4 : 2
    while position < bytes.count {
      defer { position += 1 }
      guard bytes[position] == UInt8(ascii: ">") else { continue }
      let closes =
        byte(position - 1) == UInt8(ascii: "-")
        && byte(position - 2) == UInt8(ascii: "-")
      if !isComment || closes { return }
    }
  }

  /// Up to white space, `/` or `>`; in small letters.
  private mutating func name() -> String {
    let start = position
    skip { !$0.isHTMLSpace && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
    return String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
  }

  /// Stops at the tag's `>`.
  private mutating func attributes() -> [String: String] {
    var attributes: [String: String] = [:]
    while true {
      skip { $0.isHTMLSpace || $0 == UInt8(ascii: "/") }
      guard position < bytes.count, bytes[position] != UInt8(ascii: ">") else { return attributes }
      // A name may begin with `=`.
      let start = position
      position += 1
      skip {
        !$0.isHTMLSpace && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "=")
          && $0 != UInt8(ascii: "/")
      }
      let name = String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
      let value = value()
      if attributes[name] == nil { attributes[name] = value }
    }
  }

  private mutating func value() -> String {
    skip { $0.isHTMLSpace }
    guard byte(position) == UInt8(ascii: "=") else { return "" }
    position += 1
    skip { $0.isHTMLSpace }
    let quote = byte(position)
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { position += 1 }
    let start = position
    skip { isQuoted ? $0 != quote : !$0.isHTMLSpace && $0 != UInt8(ascii: ">") }
    defer { if isQuoted, position < bytes.count { position += 1 } }
    return HTMLEntities.decoded(bytes[start..<position])
  }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while position < bytes.count, isSkipped(bytes[position]) { position += 1 }
  }

  /// To `</name`, or to the end.
  private mutating func rawText(until name: String) -> String {
    let end = Array("</\(name)".utf8)
    let start = position
    while position < bytes.count, !hasEnd(end) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func hasEnd(_ end: [UInt8]) -> Bool {
    for (offset, wanted) in end.enumerated() where byte(position + offset).lowercase != wanted {
      return false
    }
    return !byte(position + end.count).isASCIILetter
  }
}

extension UInt8 {
  var isASCIILetter: Bool { 0x61...0x7A ~= self | 0x20 }
  var isASCIIDigit: Bool { 0x30...0x39 ~= self }
  fileprivate var lowercase: UInt8 { 0x41...0x5A ~= self ? self | 0x20 : self }

  /// White space that HTML collapses: not the no-break space.
  var isHTMLSpace: Bool { self == 0x20 || 0x09...0x0D ~= self && self != 0x0B }
}
