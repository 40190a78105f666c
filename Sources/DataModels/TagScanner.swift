/// One tag of a document.
struct Tag {
  let name: String
  var attributes: [String: String] = [:]
  /// `</name>`.
  var isEnd = false
  /// `<name/>`.
  var isEmpty = false

  subscript(attribute: String) -> String? { attributes[attribute] }

  func isSet(_ attribute: String) -> Bool { attributes[attribute] == "YES" }
}

/// Why a data model cannot be read.
package struct TagError: Error, Hashable, Sendable, CustomStringConvertible {
  package let line: Int
  package let reason: String

  package var description: String { "line \(line): \(reason); open it in Xcode and save it again" }
}

/// The tags of a document in order; a data model has no text between them that matters.
struct TagScanner {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() throws(TagError) -> Tag? {
    while skip(to: "<") {
      if starts("!--") {
        guard skip(past: "-->") else { throw error("a comment is not closed") }
      } else if starts("?") || starts("!") {
        guard skip(past: ">") else { throw error("a declaration is not closed") }
      } else {
        return try tag()
      }
    }
    return nil
  }

  private mutating func tag() throws(TagError) -> Tag {
    let isEnd = starts("/")
    if isEnd { place += 1 }
    let name = word()
    guard !name.isEmpty else { throw error("a tag has no name") }
    var tag = Tag(name: name, isEnd: isEnd)
    while true {
      skipBlanks()
      if starts(">") {
        place += 1
        return tag
      }
      if starts("/>") {
        place += 2
        tag.isEmpty = true
        return tag
      }
      let key = word()
      guard !key.isEmpty else { throw error("<\(name)> is not closed") }
      skipBlanks()
      guard starts("=") else { throw error("the attribute \(key) has no value") }
      place += 1
      skipBlanks()
      tag.attributes[key] = try value(of: key)
    }
  }

  private mutating func value(of key: String) throws(TagError) -> String {
    guard starts("\"") || starts("'") else { throw error("the attribute \(key) has no value") }
    let quote = bytes[place]
    let start = place + 1
    guard let end = bytes[start...].firstIndex(of: quote) else {
      throw error("the value of \(key) is not closed")
    }
    line += bytes[start..<end].count { $0 == 0x0A }
    place = end + 1
    return Self.unescaped(String(decoding: bytes[start..<end], as: UTF8.self))
  }

  private mutating func word() -> String {
    let ends = Array(" \t\r\n=<>/\"'".utf8)
    let start = place
    while place < bytes.count, !ends.contains(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func skipBlanks() {
    while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { advance() }
  }

  private mutating func advance() {
    if bytes[place] == 0x0A { line += 1 }
    place += 1
  }

  /// Stops after the byte.
  private mutating func skip(to character: Unicode.Scalar) -> Bool {
    while place < bytes.count {
      let found = bytes[place] == UInt8(ascii: character)
      advance()
      if found { return true }
    }
    return false
  }

  private mutating func skip(past text: StaticString) -> Bool {
    while place < bytes.count {
      if starts(text) {
        place += text.utf8CodeUnitCount
        return true
      }
      advance()
    }
    return false
  }

  private func starts(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[place...].starts(with: $0) }
  }

  private func error(_ reason: String) -> TagError { TagError(line: line, reason: reason) }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      guard let end = rest[start...].firstIndex(of: ";"),
        let scalar = scalar(rest[rest.index(after: start)..<end])
      else {
        result += "&"
        rest = rest[rest.index(after: start)...]
        continue
      }
      result.unicodeScalars.append(scalar)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func scalar(_ name: Substring) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    case _ where name.hasPrefix("#x"):
      UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    case _ where name.hasPrefix("#"): UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
    default: nil
    }
  }
}
