/// Finds the word of a list that a misspelt word most likely meant.
package enum NearestWord {
  // A longer word cannot be a misspelling, and the table of distances would be large.
  private static let longest = 64

  package static func to(_ word: String, among words: [String]) -> String? {
    guard word.utf8.count <= longest else { return nil }
    let scored = words.map { (word: $0, distance: distance(word.lowercased(), $0.lowercased())) }
    guard let best = scored.min(by: { $0.distance < $1.distance }) else { return nil }
    // Beyond a third of the word's length, a guess confuses more than it helps.
    return best.distance <= Swift.max(2, word.count / 3) ? best.word : nil
  }

  /// Levenshtein's edit distance; a swap of neighbours counts once (Damerau).
  package static func distance(_ left: String, _ right: String) -> Int {
    let a = Array(left)
    let b = Array(right)
    var rows = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count { rows[i][0] = i }
    for j in 0...b.count { rows[0][j] = j }
    for i in 0..<a.count {
      for j in 0..<b.count {
        let change = rows[i][j] + (a[i] == b[j] ? 0 : 1)
        var cost = Swift.min(change, rows[i][j + 1] + 1, rows[i + 1][j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = Swift.min(cost, rows[i - 1][j - 1] + 1)
        }
        rows[i + 1][j + 1] = cost
      }
    }
    return rows[a.count][b.count]
  }
}
