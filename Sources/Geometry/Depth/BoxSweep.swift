/// Finds the boxes that overlap each other, without testing each pair.
enum BoxSweep {
  typealias Box = (low: SIMD2<Double>, high: SIMD2<Double>)

  /// For each box, the earlier ones in the list whose interiors overlap it, in ascending order.
  static func touching(_ boxes: [Box]) -> [[Int]] {
    var found = [[Int]](repeating: [], count: boxes.count)
    var open: [Int] = []
    // Boxes with NaN would break the sort order.
    let solid = boxes.indices.filter { isSolid(boxes[$0]) }
    for next in solid.sorted(by: { (boxes[$0].low.x, $0) < (boxes[$1].low.x, $1) }) {
      let box = boxes[next]
      open.removeAll { boxes[$0].high.x <= box.low.x }
      for other in open where meet(boxes[other], box) {
        found[max(other, next)].append(min(other, next))
      }
      open.append(next)
    }
    return found.map { $0.sorted() }
  }

  private static func isSolid(_ box: Box) -> Bool {
    box.low.x < box.high.x && box.low.y < box.high.y
  }

  /// Tests y only; the sweep has tested x.
  private static func meet(_ one: Box, _ other: Box) -> Bool {
    max(one.low.y, other.low.y) < min(one.high.y, other.high.y)
  }
}
