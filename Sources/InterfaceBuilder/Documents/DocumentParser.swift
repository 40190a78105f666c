import Foundation
import FoundationXML

/// XML → elements, with limited depth and number and without custom entities.
final class DocumentParser: NSObject, XMLParserDelegate {
  /// Interface Builder's documents stay far below both limits.
  static let deepest = 250
  static let most = 500_000

  private var open: [Element] = []
  private var root: Element?
  private var count = 0
  private var failure: InterfaceError?

  static func parse(_ data: Data) throws(InterfaceError) -> Element {
    // Interface Builder writes no document type; one could define expanding entities.
    if let doctype = data.range(of: Data("<!DOCTYPE".utf8)) {
      throw .malformed(
        position(of: doctype.lowerBound, in: data),
        reason: "a document type declaration"
      )
    }
    // Other encodings could hide one, and Interface Builder writes UTF-8.
    if let index = data.firstIndex(of: 0) {
      throw .malformed(
        position(of: index, in: data),
        reason: "a zero byte, which XML does not allow"
      )
    }
    // Foundation's parser crashes on an invalid name.
    if let offset = firstBadByte(in: data) {
      throw .malformed(
        position(of: data.startIndex + offset, in: data),
        reason: "bytes that are not UTF-8"
      )
    }
    let reader = DocumentParser()
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    let isWhole = parser.parse()
    if let failure = reader.failure { throw failure }
    guard isWhole, let root = reader.root else {
      let line = max(parser.lineNumber, 1)
      throw .malformed(
        DocumentPosition(line: line, column: max(parser.columnNumber, 1)),
        reason: reader.open.last.map { "<\($0.name)> is not closed properly" }
          ?? "no element"
      )
    }
    return root
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    count += 1
    if open.count >= Self.deepest { stop(parser, "\(Self.deepest) nested elements") }
    if count > Self.most { stop(parser, "\(Self.most) elements") }
    let position = DocumentPosition(line: parser.lineNumber, column: parser.columnNumber)
    open.append(Element(name: name, attributes: attributes, position: position))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += string
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard var element = open.popLast() else { return }
    // Text with significant white space has an attribute that says so.
    if element.attributes["xml:space"] != "preserve", element.name != "string" {
      element.text = element.text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  private func stop(_ parser: XMLParser, _ limit: String) {
    guard failure == nil else { return }
    failure = .tooLarge(limit: limit)
    parser.abortParsing()
  }

  private static func firstBadByte(in data: Data) -> Int? {
    guard String(validating: data, as: UTF8.self) == nil else { return nil }
    var (bytes, parser, offset) = (data.makeIterator(), Unicode.UTF8.ForwardParser(), 0)
    while case .valid(let scalar) = parser.parseScalar(from: &bytes) { offset += scalar.count }
    return offset
  }

  private static func position(of offset: Int, in data: Data) -> DocumentPosition {
    let before = data.prefix(upTo: offset)
    let newline = UInt8(ascii: "\n")
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? before.startIndex
    return DocumentPosition(
      line: before.count { $0 == newline } + 1,
      column: before.distance(from: start, to: offset) + 1
    )
  }
}
