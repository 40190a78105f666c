import Foundation
import Typography

/// A line of a text container, in the container's coordinates.
struct LineFragment {
  /// As wide as the container, down to the next line.
  let rect: CGRect
  /// What the line's characters take of it, with the padding on both sides.
  let usedRect: CGRect
  /// Of the whole text, with what ends the line.
  let range: Range<Int>
  let baseline: CGFloat
  let line: TextLine
  /// Where the container's text begins in the whole text.
  let start: Int
  let padding: CGFloat

  /// Whether the line ends to the left of its beginning.
  var isRightToLeft: Bool { x(at: range.upperBound) < x(at: range.lowerBound) }

  /// [I] Whether characters of the line run from right to left: they begin in their right half.
  func isRightToLeft(_ indices: Range<Int>) -> Bool {
    let indices = indices.clamped(to: range)
    return !indices.isEmpty && x(at: indices.lowerBound) > enclosingRect(of: indices).midX
  }

  func x(at index: Int) -> CGFloat { padding + line.x(at: index - start) }

  func extent(of index: Int) -> ClosedRange<CGFloat> {
    let extent = line.extent(of: index - start)
    return padding + extent.lowerBound...padding + extent.upperBound
  }

  /// As high as the line, around the characters of a range that is not outside of the line.
  func enclosingRect(of indices: Range<Int>) -> CGRect {
    let indices = indices.clamped(to: range)
    guard !indices.isEmpty else {
      let x = x(at: indices.lowerBound)
      return CGRect(x: x, y: usedRect.minY, width: 0, height: usedRect.height)
    }
    let extents = indices.map(extent)
    let left = extents.map(\.lowerBound).min() ?? 0
    let right = extents.map(\.upperBound).max() ?? 0
    return CGRect(x: left, y: usedRect.minY, width: right - left, height: usedRect.height)
  }

  /// The character at an x, or the nearest, and how much of it lies before.
  func index(at x: CGFloat) -> (index: Int, fraction: CGFloat) {
    var nearest = (index: range.lowerBound, distance: CGFloat.infinity)
    for index in range {
      let extent = extent(of: index)
      if x >= extent.lowerBound && x < extent.upperBound {
        return (index, fraction(of: extent, at: x, in: index))
      }
      let distance = x < extent.lowerBound ? extent.lowerBound - x : x - extent.upperBound
      if distance < nearest.distance { nearest = (index, distance) }
    }
    return (nearest.index, fraction(of: extent(of: nearest.index), at: x, in: nearest.index))
  }

  private func fraction(
    of extent: ClosedRange<CGFloat>,
    at x: CGFloat,
    in index: Int
  ) -> CGFloat {
    let width = extent.upperBound - extent.lowerBound
    guard width > 0 else { return 0 }
    let share = min(max(0, (x - extent.lowerBound) / width), 1)
    let isRightToLeft = self.x(at: index) > extent.lowerBound
    return isRightToLeft ? 1 - share : share
  }
}
