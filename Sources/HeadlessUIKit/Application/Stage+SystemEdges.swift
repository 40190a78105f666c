public import Geometry
import Scene

/// Controllers' preferences for the screen's edges.
extension Stage {
  /// [D] Starts at the root or the controller presented over it, and follows the child that it
  /// names.
  public var hidesHomeIndicator: Bool {
    statusBarOwner?.followed(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
      ?? false
  }

  /// The edges where the app's gestures take precedence over the system's.
  public var deferredSystemGestureEdges: UIRectEdge {
    statusBarOwner?.followed(\.childForScreenEdgesDeferringSystemGestures)
      .preferredScreenEdgesDeferringSystemGestures ?? []
  }

  func homeIndicatorMayHaveChanged() {
    core.log("UIScreen", .system(.homeIndicatorAutoHidden(hidesHomeIndicator)))
    homeIndicator.refresh()
  }

  func deferredEdgesMayHaveChanged() {
    let edges = deferredSystemGestureEdges.rawValue
    core.log("UIScreen", .system(.screenEdgesDeferringSystemGestures(edges)))
  }
}
