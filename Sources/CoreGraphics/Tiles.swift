import Foundation
import Geometry

/// The positions of a cell that is repeated over an area.
struct Tiles {
  /// As many as are drawn in a moment.
  static let limit = 100_000

  let bounds: CGRect
  private let steps: CGSize
  private let columns: Range<Int>
  private let rows: Range<Int>

  init(of bounds: CGRect, steps: CGSize, over area: CGRect) {
    (self.bounds, self.steps) = (bounds, steps)
    columns = Self.range(
      from: (area.minX - bounds.maxX) / steps.width,
      to: (area.maxX - bounds.minX) / steps.width
    )
    rows = Self.range(
      from: (area.minY - bounds.maxY) / steps.height,
      to: (area.maxY - bounds.minY) / steps.height
    )
  }

  // Each factor is below 2³¹.
  var count: Int { columns.count * rows.count }

  /// In rows from the top, each from the left: later cells cover earlier ones.
  var offsets: [CGAffineTransform] {
    rows.flatMap { row in
      columns.map { column in
        CGAffineTransform(
          translationX: CGFloat(column) * steps.width,
          y: CGFloat(row) * steps.height
        )
      }
    }
  }

  /// The whole numbers between the two, without them.
  private static func range(from first: CGFloat, to last: CGFloat) -> Range<Int> {
    let far: CGFloat = 1e9
    guard first.isFinite, last.isFinite, first < last else { return 0..<0 }
    let start = Int(min(max(first.rounded(.down), -far), far)) + 1
    return start..<max(Int(min(max(last.rounded(.up), -far), far)), start)
  }
}
