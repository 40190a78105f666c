import Foundation
import Geometry

/// A tap on the status bar scrolls to the top.
extension UIScrollView {
  /// [D] Only if exactly one visible scroll view allows it, on phones.
  static func scrollToTop(in window: UIWindow, below point: CGPoint) {
    let shown = window.rootViewController.map { sequence(first: $0) { $0.modal.presented } }
    let root = shown?.reduce(nil) { $1 }?.viewIfLoaded ?? window
    var found: [UIScrollView] = []
    collect(in: root, of: window, &found)
    // [W] On a pad, the one below the finger.
    if window.traitCollection.userInterfaceIdiom == .pad {
      found.removeAll { view in
        let frame = view.convert(view.bounds, to: nil)
        return point.x < frame.minX || point.x >= frame.maxX
      }
    }
    guard found.count == 1, let view = found.first,
      view.delegate?.scrollViewShouldScrollToTop(view) ?? true
    else { return }
    view.scrollToTop()
  }

  private static func collect(in view: UIView, of window: UIWindow, _ found: inout [UIScrollView]) {
    guard !view.isHidden, view.alpha > 0 else { return }
    if let scroll = view as? UIScrollView, scroll.scrollsToTop,
      scroll.convert(scroll.bounds, to: nil).intersects(window.bounds)
    {
      found.append(scroll)
    }
    for subview in view.subviews { collect(in: subview, of: window, &found) }
  }

  private func scrollToTop() {
    guard contentOffset.y > limits.y.lowerBound else { return }
    stopMotion()
    // [W] A large title opens.
    glide { [weak self] in
      CGPoint(x: self?.contentOffset.x ?? 0, y: self?.limits.y.lowerBound ?? 0)
    } ending: {
      $0.delegate?.scrollViewDidScrollToTop($0)
    }
  }
}
