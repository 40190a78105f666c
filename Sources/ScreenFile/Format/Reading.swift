import Timeline

/// Collects the problems found while a file is read; no problem stops the reading.
struct Reading {
  /// More would hide the first one.
  static let mostProblems = 100

  /// The number of valid words that a message lists.
  private static let mostWords = 60

  private(set) var problems: [ScreenProblem] = []

  /// All problems, in the order of the file.
  var ordered: [ScreenProblem] {
    problems.sorted {
      ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
    }
  }

  mutating func complain(
    _ position: SourcePosition,
    found: String,
    expected: String,
    nearest: String? = nil
  ) {
    guard problems.count < Self.mostProblems else { return }
    problems.append(ScreenProblem(position, found: found, expected: expected, nearest: nearest))
  }

  /// Reports an unknown word with the valid ones.
  mutating func complain(
    _ position: SourcePosition,
    unknown word: String,
    among words: [String],
    called kind: String
  ) {
    // Finding the nearest word takes time, and problems beyond the limit are not shown.
    guard problems.count < Self.mostProblems else { return }
    complain(
      position,
      found: "\"\(JSONNode.shortened(word))\"",
      expected: Self.expected(words, kind),
      nearest: NearestWord.to(word, among: words)
    )
  }

  private static func expected(_ words: [String], _ kind: String) -> String {
    guard !words.isEmpty else { return "\(kind), but there is none" }
    let named = words.prefix(mostWords).map { JSONNode.shortened($0) }.joined(separator: ", ")
    return "\(kind): \(named)\(words.count > mostWords ? " …" : "")"
  }
}
