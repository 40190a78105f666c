import Timeline

/// What comes up while a file is read: everything wrong is collected, nothing stops the reading.
struct Reading {
  /// More would bury the first one.
  static let mostProblems = 100

  /// How many valid words a complaint names.
  private static let mostWords = 60

  private(set) var problems: [ScreenProblem] = []

  /// All of them, from the top of the file to its end.
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

  /// A word that is none of those known here.
  mutating func complain(
    _ position: SourcePosition,
    unknown word: String,
    among words: [String],
    called kind: String
  ) {
    // Neighbours take time to find; nobody will read of these.
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
