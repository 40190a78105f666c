public import Foundation

/// A pointer above a view. A stage has fingers alone, so it never comes.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// [D] How far above the screen a pencil is.
  open var zOffset: CGFloat { 0 }
}
