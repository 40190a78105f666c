import Foundation
import Geometry

extension LayerValues {
  /// The point of `bounds` that is at `position`.
  package var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.width,
      y: bounds.origin.y + anchorPoint.y * bounds.height
    )
  }

  /// From the layer's own space to its parent's, with depth.
  var placement: CATransform3D {
    let there = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
    let back = CATransform3DMakeTranslation(position.x, position.y, zPosition)
    return CATransform3DConcat(CATransform3DConcat(there, transform), back)
  }

  /// The same in the plane.
  var projection: PlaneProjection { PlaneProjection(placement) }

  package var frame: CGRect {
    if transform == CATransform3DIdentity {
      return CGRect(
        x: position.x - anchorPoint.x * bounds.width,
        y: position.y - anchorPoint.y * bounds.height,
        width: bounds.width,
        height: bounds.height
      )
    }
    return projection.boundingBox(of: bounds)
  }
}

extension CALayer {
  /// Sets `bounds.size` and `position` so that `frame` has the given value.
  func setFrame(_ frame: CGRect) {
    let frame = frame.standardized
    var wanted = values
    wanted.bounds.size = values.boundsSize(fillingFrame: frame.size)
    wanted.position = .zero
    // [I] Perspective does not take part: it enlarges one side of a turned layer only.
    wanted.transform = CATransform3DMakeAffineTransform(
      CATransform3DGetAffineTransform(values.transform)
    )
    let (box, middle) = (wanted.frame, wanted.anchorPoint)
    bounds = wanted.bounds
    // [I] The anchor of a box without a width or height is unknown.
    position = CGPoint(
      x: frame.minX + (box.width > 1e-9 ? -box.minX : middle.x * frame.width),
      y: frame.minY + (box.height > 1e-9 ? -box.minY : middle.y * frame.height)
    )
  }
}

extension LayerValues {
  /// The size whose transformed bounding box has the size `size`.
  fileprivate func boundsSize(fillingFrame size: CGSize) -> CGSize {
    guard transform != CATransform3DIdentity else { return size }
    let m = CATransform3DGetAffineTransform(transform)
    let (a, b, c, d) = (abs(m.a), abs(m.b), abs(m.c), abs(m.d))
    let determinant = a * d - b * c
    guard abs(determinant) > 1e-9 else { return bounds.size }
    return CGSize(
      width: (d * size.width - c * size.height) / determinant,
      height: (a * size.height - b * size.width) / determinant
    )
  }
}
