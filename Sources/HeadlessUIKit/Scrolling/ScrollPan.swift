import Foundation

/// The pan recognizer of a scroll view; delays touches of the content while it may begin.
final class ScrollPan: UIPanGestureRecognizer {
  // [W] The delay of the content's touches.
  private static let delay: TimeInterval = 0.15

  private var scrollView: UIScrollView? { attachedView as? UIScrollView }

  /// [W] Only the scroll view itself may be the delegate.
  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate }
    set {
      // A scroll view that does not conform has none, which apps may put back.
      let own = scrollView as? any UIGestureRecognizerDelegate
      if let scrollView, newValue !== own {
        return refuseDelegate(of: scrollView)
      }
      super.delegate = newValue
    }
  }

  private func refuseDelegate(of scrollView: UIScrollView) {
    scrollView.layer.core.raise(
      "UIScrollView",
      "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate.",
      remedy: "let a subclass of the scroll view conform, or add a recognizer"
    )
  }

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
