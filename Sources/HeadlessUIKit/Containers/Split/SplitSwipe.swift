import Foundation
import Geometry

/// Swipes that show and hide the primary column. [D]
@MainActor
final class SplitSwipe: NSObject, UIGestureRecognizerDelegate {
  private weak var split: UISplitViewController?
  private(set) lazy var recognizer = makeRecognizer()
  private static let edge: CGFloat = 30  // [I] as wide as a finger

  init(_ split: UISplitViewController) {
    self.split = split
    super.init()
  }

  private func makeRecognizer() -> UIPanGestureRecognizer {
    let made = UIPanGestureRecognizer(target: self, action: Selector("swipe", SplitSwipe.swipe))
    made.delegate = self
    return made
  }

  /// Inwards from the edge, or towards the edge over an overlaid column.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let split, !split.isFolded, let view = split.viewIfLoaded else { return false }
    let translation = recognizer.translation(in: view)
    guard abs(translation.x) > abs(translation.y) else { return false }
    let start = recognizer.location(in: view).x - translation.x
    let isMirrored = split.isMirrored
    let distance = isMirrored ? view.bounds.width - start : start
    let isInwards = (translation.x > 0) != isMirrored
    if split.isOverlaid { return !isInwards }
    return isInwards && distance <= Self.edge && split.resolvedMode == .secondaryOnly
  }

  private func swipe() {
    guard let split else { return }
    switch recognizer.state {
    case .began:
      split.notifyOfSwipe("WillBegin") {
        $0.splitViewControllerInteractivePresentationGestureWillBegin(split)
      }
      if split.isOverlaid { split.hideOverlay() } else { split.reveal(.primary) }
    case .ended, .cancelled, .failed:
      split.notifyOfSwipe("DidEnd") {
        $0.splitViewControllerInteractivePresentationGestureDidEnd(split)
      }
    case .possible, .changed: break
    }
  }
}

extension UISplitViewController {
  fileprivate func notifyOfSwipe(
    _ end: String,
    _ body: (any UISplitViewControllerDelegate) -> Void
  ) {
    guard let delegate else { return }
    let callback = "splitViewControllerInteractivePresentationGesture\(end)(_:)"
    log(callTo: delegate, callback) { body(delegate) }
  }
}
