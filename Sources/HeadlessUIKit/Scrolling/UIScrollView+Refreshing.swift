import Foundation
import Geometry

extension UIScrollView {
  func refreshControlChanged(from old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    old?.removeFromSuperview()
    refreshInset = 0
    guard let refreshControl else { return }
    // Behind the content.
    insertSubview(refreshControl, at: 0)
    refreshControl.follow(self)
  }

  /// Moves the content back up to its position before the pull.
  func endRefresh(_ completion: @escaping () -> Void) {
    stopMotion()
    let top = onPixels(-insetsWithoutRefresh.top)
    guard contentOffset.y <= top, window != nil else {
      refreshInset = 0
      return completion()
    }
    UIView.animate(
      withDuration: 0.3,  // [I]
      animations: {
        self.refreshInset = 0
        self.scroll(to: CGPoint(x: self.contentOffset.x, y: top))
      },
      completion: { _ in completion() }
    )
  }
}
