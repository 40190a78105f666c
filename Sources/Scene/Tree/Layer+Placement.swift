internal import Foundation
package import Geometry

extension Layer {
  /// From the layer's own space to its parent's.
  package var placement: CATransform3D {
    let anchor = anchorPlace
    let centred = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
    let turned =
      CATransform3DIsIdentity(transform)
      ? centred : CATransform3DConcat(centred, transform)
    let translation = CATransform3DMakeTranslation(position.x, position.y, zPosition)
    return CATransform3DConcat(turned, translation)
  }

  /// The transform that children are subject to in the layer's own plane.
  package var childSpace: CATransform3D? {
    guard !CATransform3DIsIdentity(sublayerTransform) else { return nil }
    let anchor = anchorPlace
    let centred = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
    let back = CATransform3DMakeTranslation(anchor.x, anchor.y, anchorPointZ)
    return CATransform3DConcat(CATransform3DConcat(centred, sublayerTransform), back)
  }

  private var anchorPlace: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height
    )
  }
}
