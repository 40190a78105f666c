/// A member that was written into the last line of a type, for one that stands elsewhere.
package struct Move: Hashable, Sendable {
  package let name: String
  package let path: String
  package let line: Int
  /// Where the member stands that it calls.
  package let originPath: String
  package let originLine: Int
}

extension PortedModule {
  /// Where an error on such a line belongs: at the member whose text is at that column; nil for an
  /// error that is not about one.
  package func origin(of line: Int, column: Int, in path: String) -> (path: String, line: Int)? {
    let here = moves.filter { $0.path == path && $0.line == line }
    guard !here.isEmpty, let file = files.first(where: { $0.path == path }) else { return nil }
    let lines = file.text.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1), column > 0 else { return nil }
    let line = String(decoding: lines[line - 1], as: UTF8.self)
    let pieces = Self.pieces(of: line, named: Set(here.map(\.name)))
    guard let piece = pieces.last(where: { $0.start < column }) else { return nil }
    return here.first { $0.name == piece.name }.map { ($0.originPath, $0.originLine) }
  }

  /// The declarations of such a line, by where each begins.
  private static func pieces(
    of line: String,
    named names: Set<String>
  ) -> [(start: Int, name: String)] {
    line.matches(of: /\b(?:func|var) (\w+)/).filter { names.contains(String($0.1)) }.map { word in
      // A declaration begins after the one before it.
      let head = line[..<word.range.lowerBound]
      let start = head.lastIndex(of: ";").map { line.index(after: $0) } ?? line.startIndex
      return (line.utf8.distance(from: line.startIndex, to: start), String(word.1))
    }
  }
}
