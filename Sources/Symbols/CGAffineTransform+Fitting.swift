internal import Foundation
internal import Geometry

extension CGAffineTransform {
  /// Scales about a point and moves that point to another one.
  init(scale: CGFloat, taking point: CGPoint, to place: CGPoint) {
    self.init(scale, 0, 0, scale, place.x - point.x * scale, place.y - point.y * scale)
  }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
