import Foundation

/// The pan recognizer of a scroll view; delays touches of the content while it may begin.
final class ScrollPan: UIPanGestureRecognizer {
  // [W] The delay of the content's touches.
  private static let delay: TimeInterval = 0.15

  private var scrollView: UIScrollView? { attachedView as? UIScrollView }

  override var contentDelay: TimeInterval? {
    guard let scrollView, scrollView.delaysContentTouches, scrollView.canScroll else { return nil }
    return Self.delay
  }

  override var mayTakeTouches: Bool {
    guard let scrollView else { return false }
    return scrollView.mayScroll(by: translation(in: scrollView)) && scrollView.mayTake(seen)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if ownState == .possible { scrollView?.fingerCameDown() }
  }

  override func reset() {
    super.reset()
    scrollView?.fingerWentUp()
  }
}
