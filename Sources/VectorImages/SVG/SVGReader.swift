import Foundation
import FoundationXML

/// Parses XML into elements, limited in depth and number, without custom entities that could expand
/// without bound.
final class SVGReader: NSObject, XMLParserDelegate {
  private static let deepest = 200
  private static let most = 200_000

  private var open: [SVGElement] = []
  private var root: SVGElement?
  private var count = 0
  private var failure: VectorImageError?

  static func read(_ bytes: [UInt8]) throws(VectorImageError) -> SVGElement {
    let data = try plain(bytes)
    let reader = SVGReader()
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    let isWhole = parser.parse()
    if let failure = reader.failure { throw failure }
    guard isWhole, let root = reader.root else {
      throw .damaged(reason: "it is not well-formed XML near line \(max(parser.lineNumber, 1))")
    }
    return root
  }

  /// The text without its document type, whose entities could expand without bound.
  private static func plain(_ bytes: [UInt8]) throws(VectorImageError) -> Data {
    guard !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else {
      throw .damaged(reason: "it is not UTF-8 text")
    }
    let word = Array("<!DOCTYPE".utf8)
    guard let found = bytes.firstRange(of: word) else { return Data(bytes) }
    let start = found.lowerBound
    guard bytes[found.upperBound...].firstRange(of: word) == nil else {
      throw .damaged(reason: "it has two document types")
    }
    let rest = bytes[start...]
    let end = rest.firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
    // Illustrator declares its namespaces as entities in brackets; the text is invalid without
    // them.
    guard let bracket = rest.firstIndex(of: UInt8(ascii: "[")), bracket < end else {
      return Data(bytes[..<start] + bytes[min(end + 1, bytes.endIndex)...])
    }
    guard let close = rest.firstRange(of: Array("]>".utf8)) else {
      throw .damaged(reason: "its document type is not closed")
    }
    let entities = try entities(String(decoding: bytes[bracket..<close.lowerBound], as: UTF8.self))
    return try expanded(bytes[..<start] + bytes[close.upperBound...], with: entities)
  }

  /// The text with its entities replaced, which may not make it much longer.
  private static func expanded(
    _ text: ArraySlice<UInt8>,
    with entities: [(name: String, value: String)]
  ) throws(VectorImageError) -> Data {
    let values = Dictionary(entities.map { ($0.name, Array($0.value.utf8)) }) { first, _ in first }
    var plain: [UInt8] = []
    var rest = text
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      plain += rest[..<start]
      rest = rest[start...]
      let name = rest.dropFirst().prefix(64).prefix { $0 != UInt8(ascii: ";") }
      if let value = values[String(decoding: name, as: UTF8.self)] {
        plain += value
        rest = rest.dropFirst(name.count + 2)
      } else {
        plain.append(UInt8(ascii: "&"))
        rest = rest.dropFirst()
      }
      guard plain.count <= text.count + (1 << 22) else {
        throw .tooLarge(limit: "4 MB of replaced entities")
      }
    }
    return Data(plain + rest)
  }

  /// Plain texts only; entities that contain others are ignored.
  private static func entities(
    _ text: String
  ) throws(VectorImageError) -> [(name: String, value: String)] {
    let parts = text.components(separatedBy: "<!ENTITY").dropFirst()
    guard parts.count <= 64 else { throw .tooLarge(limit: "64 entities") }
    var found: [(name: String, value: String)] = []
    for part in parts {
      let words = part.split(separator: "\"", omittingEmptySubsequences: false)
      guard words.count >= 2, words[1].count <= 256, !words[1].contains("&"),
        !words[1].contains("<")
      else { throw .damaged(reason: "its document type has nested entities") }
      found.append((words[0].trimmingCharacters(in: .whitespacesAndNewlines), String(words[1])))
    }
    return found
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
    // Some exporters write the namespace's prefix before every name.
    let plain = name.hasPrefix("svg:") ? String(name.dropFirst(4)) : name
    let element = SVGElement(name: plain, attributes: attributes)
    open.last?.children.append(element)
    open.append(element)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    open.last?.text += string
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    open.last?.text += String(decoding: CDATABlock, as: UTF8.self)
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    let element = open.popLast()
    if open.isEmpty { root = element }
  }

  private func stop(_ parser: XMLParser, _ limit: String) {
    guard failure == nil else { return }
    failure = .tooLarge(limit: limit)
    parser.abortParsing()
  }
}
