import Foundation
import Geometry

extension UIScrollView {
  /// Whether nothing is left to be scrolled below a bar at the bottom.
  var isAtBottom: Bool {
    contentSize.height - contentOffset.y <= bounds.height - adjustedContentInset.bottom + pixel / 2
  }
}

extension UIViewController {
  /// [D] The scroll view set for that edge, otherwise the view itself or the first scroll view in
  /// it.
  func foundScrollView(at edge: NSDirectionalRectEdge) -> UIScrollView? {
    let named = edge == .bottom ? containerState.bottomScrollView : containerState.contentScrollView
    if let named { return named }
    guard let view = viewIfLoaded else { return nil }
    let found = view as? UIScrollView ?? view.subviews.first as? UIScrollView
    return found?.movesContent == true ? found : nil
  }

  /// [D] A bar at the bottom is also at its edge if nothing scrolls.
  var isAtBottomEdge: Bool { contentScrollView(for: .bottom)?.isAtBottom ?? true }
}

extension UIBarAppearance {
  /// [D] The default for a scroll edge appearance that is not set.
  func madeClear() -> Self {
    let clear: Self = copy()
    clear.configureWithTransparentBackground()
    clear.backgroundImage = nil
    clear.shadowImage = nil
    return clear
  }
}
