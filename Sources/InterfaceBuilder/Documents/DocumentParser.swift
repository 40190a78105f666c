package import Foundation

/// XML → elements, with limited depth and number and without custom entities.
package struct DocumentParser {
  /// Interface Builder's documents stay far below both limits.
  static let deepest = 250
  static let most = 500_000

  private var positions: TextPositions
  private var open: [Element] = []
  private var root: Element?
  private var count = 0

  package static func parse(_ data: Data) throws(InterfaceError) -> Element {
    let bytes = [UInt8](data)
    var parser = DocumentParser(positions: TextPositions(bytes))
    try parser.check(bytes)
    return try parser.read(bytes)
  }

  /// Other encodings could hide a document type, and Interface Builder writes UTF-8.
  private mutating func check(_ bytes: [UInt8]) throws(InterfaceError) {
    if let index = bytes.firstIndex(of: 0) {
      throw malformed(index, "a zero byte, which XML does not allow")
    }
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    var (input, parser, offset) = (bytes.makeIterator(), Unicode.UTF8.ForwardParser(), 0)
    while case .valid(let scalar) = parser.parseScalar(from: &input) { offset += scalar.count }
    throw malformed(offset, "bytes that are not UTF-8")
  }

  private mutating func read(_ bytes: [UInt8]) throws(InterfaceError) -> Element {
    var tokens = XMLTokenizer(bytes)
    while let (offset, token) = try next(&tokens) {
      switch token {
      case .start(let name, let attributes, let isWhole):
        try begin(name, attributes, at: offset)
        if isWhole { close() }
      case .end(let name): try end(name, at: offset)
      case .text(let text): try add(text, at: offset)
      }
    }
    if let last = open.last {
      throw .malformed(last.position, reason: "<\(last.name)> is not closed")
    }
    guard let root else { throw malformed(0, "no element") }
    return root
  }

  private mutating func next(
    _ tokens: inout XMLTokenizer
  ) throws(InterfaceError) -> (offset: Int, token: XMLTokenizer.Token)? {
    do throws(TextFault) { return try tokens.next() } catch {
      throw malformed(error.offset, error.reason)
    }
  }

  private mutating func malformed(_ offset: Int, _ reason: String) -> InterfaceError {
    .malformed(positions.position(of: offset), reason: reason)
  }
}

// MARK: - Tokens

extension DocumentParser {
  private mutating func begin(
    _ name: String,
    _ attributes: [String: String],
    at offset: Int
  ) throws(InterfaceError) {
    count += 1
    guard open.count < Self.deepest else {
      throw .tooLarge(limit: "\(Self.deepest) nested elements")
    }
    guard count <= Self.most else { throw .tooLarge(limit: "\(Self.most) elements") }
    if root != nil { throw malformed(offset, "<\(name)> after the end of the root element") }
    let position = positions.position(of: offset)
    open.append(Element(name: name, attributes: attributes, position: position))
  }

  private mutating func end(_ name: String, at offset: Int) throws(InterfaceError) {
    guard let element = open.last else {
      throw malformed(offset, "</\(name)> closes nothing")
    }
    guard element.name == name else {
      let start = element.position
      throw malformed(offset, "</\(name)> where <\(element.name)> of \(start) is still open")
    }
    close()
  }

  private mutating func close() {
    guard var element = open.popLast() else { return }
    // Text with significant white space has an attribute that says so.
    if element.attributes["xml:space"] != "preserve", element.name != "string" {
      element.text = element.text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  private mutating func add(_ text: String, at offset: Int) throws(InterfaceError) {
    if !open.isEmpty {
      open[open.count - 1].text += text
    } else if text.utf8.contains(where: { !$0.isXMLSpace }) {
      throw malformed(offset, "text outside of the root element")
    }
  }
}
