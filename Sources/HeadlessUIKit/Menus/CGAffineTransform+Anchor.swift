import Foundation
import Geometry

extension CGAffineTransform {
  /// Scales something of that size about a point in units of its frame, in place of its centre.
  init(scale: CGFloat, about anchor: CGPoint, of size: CGSize) {
    self.init(
      a: scale,
      b: 0,
      c: 0,
      d: scale,
      tx: (anchor.x - 0.5) * size.width * (1 - scale),
      ty: (anchor.y - 0.5) * size.height * (1 - scale)
    )
  }
}
