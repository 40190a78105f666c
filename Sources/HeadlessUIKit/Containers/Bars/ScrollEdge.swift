import Foundation
import Geometry

/// Hears that the end of the content may have come to another place below a bar.
@MainActor
protocol BottomWatcher: AnyObject {
  func bottomMoved()
}

extension UIScrollView {
  /// Nothing has been scrolled below a bar at the top.
  var isAtTop: Bool { contentOffset.y <= -adjustedContentInset.top }

  /// Nothing is left to be scrolled below a bar at the bottom.
  var isAtBottom: Bool {
    contentSize.height - contentOffset.y <= bounds.height - adjustedContentInset.bottom + pixel / 2
  }
}

extension UIViewController {
  /// [D] The one that was named for that edge, else the view itself or the first below it that
  /// scrolls.
  func foundScrollView(at edge: NSDirectionalRectEdge) -> UIScrollView? {
    let named = edge == .bottom ? place.bottomScrollView : place.contentScrollView
    if let named { return named }
    guard let view = viewIfLoaded else { return nil }
    let found = view as? UIScrollView ?? view.subviews.first as? UIScrollView
    return found?.movesContent == true ? found : nil
  }

  /// [D] A bar at the bottom is at its edge too where nothing scrolls.
  var isAtBottomEdge: Bool { contentScrollView(for: .bottom)?.isAtBottom ?? true }
}

extension UIBarAppearance {
  /// [D] What stands for an appearance at the scroll edge that nobody has set.
  func madeClear() -> Self {
    let clear: Self = copy()
    clear.configureWithTransparentBackground()
    clear.backgroundImage = nil
    clear.shadowImage = nil
    return clear
  }
}
