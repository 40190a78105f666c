internal import Foundation
internal import Geometry

extension CGAffineTransform {
  /// Scales about a point and moves that point to another one.
  init(scale: CGFloat, taking point: CGPoint, to target: CGPoint) {
    self.init(scale, 0, 0, scale, target.x - point.x * scale, target.y - point.y * scale)
  }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
