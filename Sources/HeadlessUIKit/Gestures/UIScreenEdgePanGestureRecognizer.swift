import Foundation
public import Geometry

/// Recognizes a drag from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  // [I] The width of the area at the edge in which a thumb lands.
  private static let reach: CGFloat = 20

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard ownState == .possible, let window = touches.first?.window else { return }
    if touchedEdges(lastLocation, window.bounds).isDisjoint(with: edges) { state = .failed }
  }

  private func touchedEdges(_ location: CGPoint, _ screen: CGRect) -> UIRectEdge {
    var found: UIRectEdge = []
    if location.x - screen.minX <= Self.reach { found.insert(.left) }
    if screen.maxX - location.x <= Self.reach { found.insert(.right) }
    if location.y - screen.minY <= Self.reach { found.insert(.top) }
    if screen.maxY - location.y <= Self.reach { found.insert(.bottom) }
    return found
  }

  /// [I] The drag must go inwards more than along the edge.
  override func verdict(_ start: CGPoint, _ now: CGPoint) -> Verdict {
    guard super.verdict(start, now) == .yes else { return .wait }
    let (x, y) = (now.x - start.x, now.y - start.y)
    let screen = seen.first?.window?.bounds ?? .zero
    let touched = touchedEdges(start, screen).intersection(edges)
    let isInward =
      (touched.contains(.left) && x >= abs(y)) || (touched.contains(.right) && -x >= abs(y))
      || (touched.contains(.top) && y >= abs(x)) || (touched.contains(.bottom) && -y >= abs(x))
    return isInward ? .yes : .no
  }
}
