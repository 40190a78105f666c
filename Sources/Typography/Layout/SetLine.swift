/// A line that has been cut and shaped, but has no place yet.
struct SetLine {
  let paragraph: Paragraph
  /// In visual order.
  var runs: [ShapedRun]
  /// In UTF-16 units.
  let range: Range<Int>
  let box: LineBox
  let height: LineHeight
  /// The paragraph goes on in the next line.
  let isWrapped: Bool
  let beginsParagraph: Bool

  var width: Double { runs.reduce(0) { $0 + $1.width } }
}

extension Paragraph {
  /// Runs in the order of the text, put in the order of the eye.
  func visual(_ runs: [ShapedRun]) -> [ShapedRun] {
    var runs = withTabs(runs)
    // Unicode Bidirectional Algorithm, rule L2: from the highest level down, turn what stands
    // together at that level or above.
    let levels = runs.map(\.level)
    guard let highest = levels.max(), let lowest = levels.filter({ $0 % 2 == 1 }).min() else {
      return runs
    }
    for level in stride(from: highest, through: lowest, by: -1) {
      runs.turn { $0.level >= level }
    }
    return runs
  }

  private func withTabs(_ runs: [ShapedRun]) -> [ShapedRun] {
    var runs = runs
    let pens = pens(over: runs)
    for index in runs.indices where runs[index].isTab {
      runs[index].blankWidth = pens[index] - (index > 0 ? pens[index - 1] : 0)
    }
    return runs
  }
}

extension [ShapedRun] {
  /// Reverses every stretch of runs that satisfy the condition.
  fileprivate mutating func turn(where belongs: (ShapedRun) -> Bool) {
    var start = startIndex
    while start < endIndex {
      var end = start
      while end < endIndex && belongs(self[end]) { end += 1 }
      self[start..<end].reverse()
      start = end + 1
    }
  }
}
