import Foundation
import Geometry

/// What a view keeps for Auto Layout; made when first needed.
@MainActor
final class LayoutState {
  var translatesMask = true
  var installed: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// Horizontal, vertical.
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]  // [D]
  var compression = [UILayoutPriority.defaultHigh, .defaultHigh]  // [D]
  /// Those that were set.
  var margins: UIEdgeInsets?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true  // [D]
  /// Somebody has asked for an update of constraints: reason enough to lay out by them.
  var asksForConstraints = false
  /// Whether constraints cross the view's edge, so that they are to be met anew when it scrolls.
  var scrollsConstraints = false
  var item: LayoutItem?
  /// Of the topmost view only.
  var engine: LayoutEngine?
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
}

extension UIView {
  var layoutState: LayoutState {
    if let state = layoutStateIfAny { return state }
    let state = LayoutState()
    layoutStateIfAny = state
    return state
  }

  /// The topmost view, or the cell of a list, whose engine lays all below it out.
  var layoutRoot: UIView {
    var root = self
    while !root.isLayoutBoundary, let parent = root.superviewReference { root = parent }
    return root
  }

  /// Tells the engine, if there is one yet, and asks for layout.
  func constraintsChanged(_ tell: (LayoutEngine) -> Void) {
    let root = layoutRoot
    if let engine = root.layoutStateIfAny?.engine { tell(engine) }
    root.setNeedsLayout()
  }
}
