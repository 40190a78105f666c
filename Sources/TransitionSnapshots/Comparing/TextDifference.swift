/// How the lines of a text golden differ.
public struct TextDifference: Hashable, Codable, Sendable {
  public struct Line: Hashable, Codable, Sendable {
    public enum Kind: String, Hashable, Codable, Sendable {
      case same = " "
      case golden = "-"
      case actual = "+"
    }

    public var kind: Kind
    public var text: String
  }

  /// A line of the golden, counted from 1.
  public var firstLine: Int
  public var missing: Int
  public var added: Int
  /// What happened, if it can be named: two lines were swapped, one is repeated.
  public var hint: String
  /// All lines of a unified diff.
  public var lines: [Line]

  /// Nil when both are equal.
  init?(golden: String, actual: String) {
    guard golden != actual else { return nil }
    let old = Self.lines(of: golden)
    let new = Self.lines(of: actual)
    lines = Self.merged(old: old, new: new)
    firstLine = (lines.firstIndex { $0.kind != .same } ?? lines.count) + 1
    missing = lines.count { $0.kind == .golden }
    added = lines.count { $0.kind == .actual }
    hint = Self.hint(lines)
    // Equal lines with a different end: the final line feed.
    if missing + added == 0 { hint = "only the line feed at the end differs" }
  }

  private static func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func merged(old: [String], new: [String]) -> [Line] {
    let difference = new.difference(from: old)
    let (removed, inserted) = (offsets(difference.removals), offsets(difference.insertions))
    var lines: [Line] = []
    var (at, to) = (0, 0)
    while at < old.count || to < new.count {
      if at < old.count, removed.contains(at) {
        lines.append(Line(kind: .golden, text: old[at]))
        at += 1
      } else if to < new.count, inserted.contains(to) {
        lines.append(Line(kind: .actual, text: new[to]))
        to += 1
      } else {
        lines.append(Line(kind: .same, text: old[at]))
        (at, to) = (at + 1, to + 1)
      }
    }
    return lines
  }

  private static func offsets(_ changes: [CollectionDifference<String>.Change]) -> Set<Int> {
    Set(
      changes.map { change in
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
      }
    )
  }

  private static func hint(_ lines: [Line]) -> String {
    let gone = lines.filter { $0.kind == .golden }.map(\.text)
    let new = lines.filter { $0.kind == .actual }.map(\.text)
    if gone.count == 1, gone == new {
      return "a line has moved: \(gone[0].trimmed)"
    }
    if gone.isEmpty, let line = new.first, new.count == 1 {
      let isRepeated = lines.contains { $0.kind == .same && $0.text == line }
      return isRepeated ? "a line is repeated: \(line.trimmed)" : "a line is new"
    }
    if new.isEmpty, gone.count == 1 { return "a line is missing: \(gone[0].trimmed)" }
    return ""
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
