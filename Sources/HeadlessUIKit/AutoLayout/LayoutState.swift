import Foundation
import Geometry

/// A view's Auto Layout state, created on first use.
@MainActor
final class LayoutState {
  var translatesMask = true
  var installed: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// Horizontal, vertical.
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]  // [D]
  var compression = [UILayoutPriority.defaultHigh, .defaultHigh]  // [D]
  /// The margins that were set explicitly.
  var margins: OwnMargins?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true  // [D]
  /// Whether the margins leave no more than a readable width.
  var marginsAreReadable = false
  /// Whether an update of constraints was requested, which enables the layout engine.
  var asksForConstraints = false
  var isUpdatingConstraints = false
  /// Whether the view asked for another update while it updated its constraints.
  var updatesInNextFrame = false
  /// Whether constraints cross the view's edge, so that scrolling has to update them.
  var scrollsConstraints = false
  /// How many times as large its superview sees it: a scroll view zooms its content.
  var zoom: CGFloat = 1
  /// The corners that follow the view's size.
  var corners: UICornerConfiguration?
  var item: LayoutItem?
  /// Used by the topmost view only.
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

  /// The topmost view, or the list cell, whose engine lays out everything below it.
  var layoutRoot: UIView {
    var root = self
    while !root.isLayoutBoundary, let parent = root.superviewReference { root = parent }
    return root
  }

  /// Notifies the engine, if it exists, and requests layout.
  func constraintsChanged(_ tell: (LayoutEngine) -> Void) {
    let root = layoutRoot
    if let engine = root.layoutStateIfAny?.engine { tell(engine) }
    root.setNeedsSolution()
  }
}
