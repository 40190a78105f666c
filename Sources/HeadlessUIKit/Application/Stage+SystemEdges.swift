public import Geometry
import Scene

/// What controllers want of the screen's edges.
extension Stage {
  /// [D] Asked of the root or what is presented over it, along the children that it names.
  public var hidesHomeIndicator: Bool {
    statusBarOwner?.followed(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
      ?? false
  }

  /// The edges where the app's gestures come before the system's.
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
