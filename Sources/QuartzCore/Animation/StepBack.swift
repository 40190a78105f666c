import Foundation
import Geometry
import Scene

/// How a screen is scaled down behind a sheet: drawn, but not part of its geometry.
package struct StepBack: Equatable {
  package static let none = StepBack()

  /// About the layer's anchor point.
  package var scale: CGFloat = 1
  /// In the space of the layer's parent, after scaling.
  package var offset = CGPoint.zero
  package var cornerRadius: CGFloat = 0

  package init() {}

  /// Moves the top edge of `frame` to `top`, and insets it by `inset` on each side.
  package init(
    of values: LayerValues,
    to top: CGFloat,
    inset: CGFloat,
    cornerRadius: CGFloat,
    share: CGFloat
  ) {
    let (frame, anchor) = (values.frame, values.position)
    guard share > 0, frame.width > 2 * inset else { return }
    scale = 1 - share * 2 * inset / frame.width
    offset = CGPoint(
      x: (1 - scale) * (frame.midX - anchor.x),
      y: (1 - scale) * (frame.minY - anchor.y) + share * (top - frame.minY)
    )
    self.cornerRadius = share * cornerRadius
  }

  // The animated numbers.
  package var lanes: [Double] { [scale, offset.x, offset.y, cornerRadius] }

  package init?(lanes: [Double]) {
    guard lanes.count == 4 else { return nil }
    scale = lanes[0]
    offset = CGPoint(x: lanes[1], y: lanes[2])
    cornerRadius = max(lanes[3], 0)
  }
}

extension Layer {
  package mutating func move(_ step: StepBack) {
    let affine = CGAffineTransform(
      a: step.scale,
      b: 0,
      c: 0,
      d: step.scale,
      tx: step.offset.x,
      ty: step.offset.y
    )
    transform = CATransform3DConcat(transform, CATransform3DMakeAffineTransform(affine))
    guard step.cornerRadius > 0 else { return }
    clipsToBounds = true
    cornerRadii = CornerRadii(step.cornerRadius)
  }
}
