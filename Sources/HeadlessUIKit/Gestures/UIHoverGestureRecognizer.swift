public import Foundation
public import Geometry

/// Recognizes a pointer above a view; never begins, since a stage has only fingers.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// [D] The distance of a pencil from the screen.
  open var zOffset: CGFloat { 0 }
  /// [D] Of a pencil; upright, as for a finger.
  open var altitudeAngle: CGFloat { .pi / 2 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// [D] iOS 17.5.
  open var rollAngle: CGFloat { 0 }
}
