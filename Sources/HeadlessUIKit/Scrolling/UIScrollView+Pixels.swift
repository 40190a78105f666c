import Foundation
import Geometry

/// The offsets of a scroll view that are whole pixels.
struct PixelGrid {
  let pixelsPerPoint: CGFloat

  /// [W] The nearest pixel, and of two the even one: with three to a point, -187.5 becomes -187.33.
  func nearest(_ offset: CGFloat) -> CGFloat {
    (offset * pixelsPerPoint).rounded(.toNearestOrEven) / pixelsPerPoint
  }
}

/// Content stands on whole pixels, however it is moved; only changes of the bounds are exact. [W]
extension UIScrollView {
  var grid: PixelGrid { PixelGrid(pixelsPerPoint: pixelsPerPoint) }

  func onPixels(_ offset: CGFloat) -> CGFloat { grid.nearest(offset) }

  func onPixels(_ offset: CGPoint) -> CGPoint {
    let grid = grid
    return CGPoint(x: grid.nearest(offset.x), y: grid.nearest(offset.y))
  }

  /// Whether nothing is scrolled below a bar at the top.
  var isAtTop: Bool { contentOffset.y <= onPixels(-adjustedContentInset.top) }

  /// The same below a bar that is about to be collapsed by a distance.
  func isAtTop(ofBarCollapsedBy collapse: CGFloat) -> Bool {
    contentOffset.y <= onPixels(collapse - reserve - adjustedContentInset.top)
  }

  /// How far the content is below its place under a bar that is whole.
  var pull: CGFloat {
    max(0, onPixels(-reserve - insetsWithoutRefresh.top) - contentOffset.y)
  }
}
