/// The part of YAML that settings of tools are written in: maps and lists by indentation, short lists
/// in brackets, and texts on one line.
indirect enum PlainYAML: Equatable {
  case text(String)
  case list([PlainYAML])
  case map([String: PlainYAML])

  struct Fault: Error, Equatable {
    let line: Int
  }

  init(_ text: String) throws(Fault) {
    var lines = Lines(text)
    self = try lines.node(indent: 0)
    if let rest = lines.next { throw Fault(line: rest.number) }
  }

  subscript(key: String) -> PlainYAML? {
    guard case .map(let map) = self else { return nil }
    return map[key]
  }

  var string: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// One thing may stand for a list of it.
  var elements: [PlainYAML] {
    guard case .list(let list) = self else { return [self] }
    return list
  }
}

/// The lines of a file that say something.
private struct Lines {
  struct Line {
    let number: Int
    let indent: Int
    let text: Substring
  }

  private var lines: [Line] = []
  private var place = 0

  init(_ text: String) {
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in all.enumerated() {
      let said = Self.withoutComment(line)
      let start = said.firstIndex { $0 != " " } ?? said.endIndex
      guard start < said.endIndex, !said.hasPrefix("---") else { continue }
      let indent = said.distance(from: said.startIndex, to: start)
      lines.append(Line(number: index + 1, indent: indent, text: said[start...]))
    }
  }

  var next: Line? { lines.indices.contains(place) ? lines[place] : nil }

  /// A `#` begins a comment at the start of a line and after a space, but not in quotes.
  private static func withoutComment(_ line: Substring) -> Substring {
    var quote: Character?
    var before: Character = " "
    for index in line.indices {
      let character = line[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "#", before == " " {
        return trimmed(line[..<index])
      }
      before = character
    }
    return trimmed(line)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  mutating func node(indent: Int) throws(PlainYAML.Fault) -> PlainYAML {
    guard let first = next, first.indent >= indent else { return .text("") }
    return Self.isItem(first.text) ? try list(at: first.indent) : try map(at: first.indent)
  }

  private static func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

  private mutating func list(at indent: Int) throws(PlainYAML.Fault) -> PlainYAML {
    var items: [PlainYAML] = []
    while let line = next, line.indent == indent, Self.isItem(line.text) {
      let rest = line.text.dropFirst().drop { $0 == " " }
      guard !rest.isEmpty else {
        place += 1
        items.append(try node(indent: indent + 1))
        continue
      }
      guard Self.key(of: rest) != nil else {
        place += 1
        items.append(try Self.value(rest, line.number))
        continue
      }
      // A map that begins behind the dash.
      let column = indent + line.text.distance(from: line.text.startIndex, to: rest.startIndex)
      lines[place] = Line(number: line.number, indent: column, text: rest)
      items.append(try map(at: column))
    }
    return .list(items)
  }

  private mutating func map(at indent: Int) throws(PlainYAML.Fault) -> PlainYAML {
    var map: [String: PlainYAML] = [:]
    while let line = next, line.indent == indent, !Self.isItem(line.text) {
      guard let (key, rest) = Self.key(of: line.text) else {
        throw PlainYAML.Fault(line: line.number)
      }
      place += 1
      guard rest.isEmpty else {
        map[key] = try Self.value(rest, line.number)
        continue
      }
      // A list may stand as far to the left as its key.
      let isList = next.map { $0.indent == indent && Self.isItem($0.text) } ?? false
      map[key] = isList ? try list(at: indent) : try node(indent: indent + 1)
    }
    return .map(map)
  }

  private static func key(of text: Substring) -> (String, Substring)? {
    guard let found = text.prefixMatch(of: /["']?([\w.-]+)["']?:(?: +|$)/) else { return nil }
    return (String(found.1), text[found.range.upperBound...])
  }

  private static func value(
    _ text: Substring,
    _ line: Int
  ) throws(PlainYAML.Fault) -> PlainYAML {
    // Anchors, texts of several lines and maps in braces are not read.
    if let first = text.first, "&*|>{!%@`".contains(first) { throw PlainYAML.Fault(line: line) }
    if text.hasPrefix("["), text.hasSuffix("]") {
      return .list(
        text.dropFirst().dropLast().split(separator: ",")
          .map { .text(plain(trimmed($0.drop { $0 == " " }))) }
      )
    }
    return .text(plain(text))
  }

  private static func plain(_ text: Substring) -> String {
    guard text.count > 1, let quote = text.first, quote == text.last, "\"'".contains(quote) else {
      return String(text)
    }
    let inside = String(text.dropFirst().dropLast())
    return quote == "'" ? inside.replacing("''", with: "'") : inside.replacing("\\\\", with: "\\")
  }
}
