import Timeline

/// What comes up while a file is read: everything wrong is collected, nothing stops the reading.
struct Reading {
  /// More would bury the first one.
  static let mostProblems = 100

  private(set) var problems: [ScreenProblem] = []

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
    complain(
      position,
      found: "\"\(JSONNode.shortened(word))\"",
      expected: Self.expected(words, kind),
      nearest: NearestWord.to(word, among: words)
    )
  }

  private static func expected(_ words: [String], _ kind: String) -> String {
    words.isEmpty ? "\(kind), but there is none" : "\(kind): \(words.joined(separator: ", "))"
  }
}
