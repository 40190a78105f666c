public import Foundation

/// A pointer above a view, which never comes: a stage has fingers alone.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// [D] How far above the screen a pencil is.
  open var zOffset: CGFloat { 0 }
}
