/// How many letters must be added, dropped or changed to get from one word to another.
enum EditDistance {
  // Levenshtein's distance by Wagner and Fischer, one row at a time.
  static func between(_ one: String, and two: String) -> Int {
    let (source, target) = (Array(one.unicodeScalars), Array(two.unicodeScalars))
    var row = Array(0...target.count)
    for (line, letter) in source.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, other) in target.enumerated() {
        let changed = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(changed, row[column] + 1, diagonal + 1)
      }
    }
    return row[target.count]
  }
}
