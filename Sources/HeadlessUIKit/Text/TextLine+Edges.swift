import Foundation
import Typography

extension TextLine {
  /// Where the caret stands before a UTF-16 unit, in the layout's coordinates.
  ///
  /// White space that hangs at the end of a line has the place of the line's end.
  func x(at offset: Int) -> CGFloat {
    if let run = runs.first(where: { $0.range.contains(offset) }) {
      return run.origin.x + run.edges[offset - run.start]
    }
    let before = runs.filter { $0.range.upperBound <= offset }
    if let last = before.max(by: { $0.range.upperBound < $1.range.upperBound }) {
      return last.origin.x + (last.edges.last ?? 0)
    }
    guard let first = runs.min(by: { $0.start < $1.start }) else { return frame.minX }
    return first.origin.x + (first.edges.first ?? 0)
  }

  /// From the left to the right edge of a UTF-16 unit; empty for what is not shown.
  func extent(of offset: Int) -> ClosedRange<CGFloat> {
    guard let run = runs.first(where: { $0.range.contains(offset) }) else {
      let x = x(at: offset)
      return x...x
    }
    let (one, other) = (run.edges[offset - run.start], run.edges[offset - run.start + 1])
    return run.origin.x + min(one, other)...run.origin.x + max(one, other)
  }
}

extension StyledRun {
  /// The part of the string that the run shows, in UTF-16 units.
  var range: Range<Int> { start..<start + max(0, edges.count - 1) }
}
