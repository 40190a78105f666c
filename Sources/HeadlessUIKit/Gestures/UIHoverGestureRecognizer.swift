public import Foundation

/// Recognizes a pointer above a view; never begins, since a stage has only fingers.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// [D] The distance of a pencil from the screen.
  open var zOffset: CGFloat { 0 }
}
