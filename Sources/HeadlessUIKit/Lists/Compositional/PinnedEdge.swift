import Foundation
import Geometry

/// The edge at which a header or footer stays visible.
struct PinnedEdge {
  /// Whether it is a footer, which stays at the end.
  let isAtEnd: Bool
  /// Whether it stays as long as the whole layout is visible, not only its section.
  var isOfLayout = false

  /// [D] A frame moved into sight, but not out of the extent of its section.
  func place(_ frame: CGRect, in extent: CGRect, seen: CGRect, isVertical: Bool) -> CGRect {
    var frame = frame
    if isVertical {
      frame.origin.y = place(
        frame.minY...frame.maxY,
        in: extent.minY...extent.maxY,
        seen: (seen.minY, seen.maxY)
      )
    } else {
      frame.origin.x = place(
        frame.minX...frame.maxX,
        in: extent.minX...extent.maxX,
        seen: (seen.minX, seen.maxX)
      )
    }
    return frame
  }

  /// Where it begins.
  private func place(
    _ span: ClosedRange<CGFloat>,
    in extent: ClosedRange<CGFloat>,
    seen: (low: CGFloat, high: CGFloat)
  ) -> CGFloat {
    let (home, length) = (span.lowerBound, span.upperBound - span.lowerBound)
    return isAtEnd
      ? max(min(home, seen.high - length), min(home, extent.lowerBound))
      : min(max(home, seen.low), max(home, extent.upperBound - length))
  }
}
