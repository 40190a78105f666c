internal import Foundation
internal import Geometry

/// A row of the table: the parts of one symbol, the last one in front.
struct SymbolRow: Hashable, Sendable {
  var parts: [SymbolPart]
  /// Where other symbols can be inside this one; nil if none can.
  var room: CGRect?
  var hasBody: Bool { parts.contains { $0.role == .body } }
}

extension SymbolRow {
  /// Parses `role outline; role outline …`; nil if the text is not a row.
  init?(_ text: Substring) {
    parts = []
    for clause in text.split(separator: ";") {
      let words = clause.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { return nil }
      if words[0] == "room" {
        guard let path = OutlineText.path(words[1]) else { return nil }
        room = path.bounds
      } else {
        guard let part = SymbolPart(role: words[0], outline: words[1]) else { return nil }
        parts.append(part)
      }
    }
    guard !parts.isEmpty else { return nil }
  }
}

extension SymbolPart {
  /// The role may end with its level: `line2` is behind, `line3` further behind.
  fileprivate init?(role: Substring, outline: Substring) {
    let digit = role.last?.wholeNumberValue
    let name = digit == nil ? role : role.dropLast()
    guard let role = Role(rawValue: String(name)),
      let level = SymbolLevel(rawValue: (digit ?? 1) - 1),
      let source = Source(outline)
    else { return nil }
    self.init(role: role, level: level, source: source)
  }
}

extension SymbolPart.Source {
  /// `icon e87d`, `text Aa`, `text Aa *0.5 6 12` (scaled, around a point), or an outline.
  fileprivate init?(_ text: Substring) {
    let words = text.split(separator: " ")
    switch words.first {
    case "icon":
      guard words.count == 2, let value = UInt32(words[1], radix: 16),
        let scalar = Unicode.Scalar(value)
      else { return nil }
      self = .icon(scalar)
    case "text":
      guard words.count == 2 || (words.count == 5 && words[2].first == "*") else { return nil }
      let numbers = words.dropFirst(2).compactMap { Double($0.first == "*" ? $0.dropFirst() : $0) }
      guard numbers.count == words.count - 2 else { return nil }
      let values = numbers.isEmpty ? [1, 12, 12] : numbers
      let center = CGPoint(x: values[1], y: values[2])
      self = .text(String(words[1]), scale: values[0], center: center)
    default:
      guard let path = OutlineText.path(text) else { return nil }
      self = .path(path)
    }
  }
}
