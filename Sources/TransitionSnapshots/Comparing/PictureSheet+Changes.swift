internal import Bitmap
internal import Timeline

extension PictureSheet {
  /// Why the cells of another sheet cannot be paired with these, the most important reason first.
  func layoutChanges(to actual: PictureSheet) -> [LayoutChange] {
    var changes: [LayoutChange] = []
    if Instant(seconds: duration) != Instant(seconds: actual.duration) {
      changes.append(
        .duration(golden: duration * 1000, actual: actual.duration * 1000, fps: actual.fps)
      )
    }
    if cells.count != actual.cells.count {
      changes.append(
        .frameCount(golden: cells.count, actual: actual.cells.count, hint: countHint(actual))
      )
    }
    // If the duration or the count differs, the times differ as a consequence.
    guard changes.isEmpty else { return changes }
    for (golden, actual) in zip(cells, actual.cells) {
      if let change = Self.change(golden: golden, actual: actual) { return [change] }
    }
    return []
  }

  private static func change(golden: Cell, actual: Cell) -> LayoutChange? {
    if Instant(seconds: golden.time) != Instant(seconds: actual.time) {
      return .times(frame: actual.index, golden: golden.time * 1000, actual: actual.time * 1000)
    }
    let (one, other) = (golden.bitmap, actual.bitmap)
    guard one.width != other.width || one.height != other.height else { return nil }
    return .size(
      frame: actual.index,
      golden: "\(one.width)×\(one.height)",
      actual: "\(other.width)×\(other.height)"
    )
  }

  /// The frame that is missing or repeated, if the pictures show it.
  private func countHint(_ actual: PictureSheet) -> String {
    let (mine, theirs) = (cells.map(\.bitmap), actual.cells.map(\.bitmap))
    if mine.count == theirs.count + 1,
      let gap = mine.indices.first(where: { mine.removing($0) == theirs })
    {
      return "frame \(gap) of the golden is missing"
    }
    guard theirs.count == mine.count + 1,
      let extra = theirs.indices.last(where: { theirs.removing($0) == mine })
    else { return "" }
    let repeats = extra > 0 && theirs[extra] == theirs[extra - 1]
    return repeats ? "frame \(extra) repeats frame \(extra - 1)" : "frame \(extra) is new"
  }

  /// Two frames that are swapped, or one that shows the picture of another time.
  func exchangeHint(_ actual: PictureSheet) -> String {
    let (mine, theirs) = (cells.map(\.bitmap), actual.cells.map(\.bitmap))
    let wrong = mine.indices.filter { mine[$0] != theirs[$0] }
    if wrong.count == 2, mine[wrong[0]] == theirs[wrong[1]], mine[wrong[1]] == theirs[wrong[0]] {
      return "frames \(wrong[0]) and \(wrong[1]) are swapped"
    }
    guard wrong.count == 1, let index = wrong.first,
      let source = mine.firstIndex(of: theirs[index])
    else { return "" }
    return "frame \(index) shows what the golden has in frame \(source)"
  }
}

extension Array {
  fileprivate func removing(_ index: Int) -> [Element] {
    Array(self[..<index] + self[(index + 1)...])
  }
}
