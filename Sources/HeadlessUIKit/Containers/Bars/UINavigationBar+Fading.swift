import Foundation
import Geometry

extension UINavigationBar {
  /// [D] Items that are set with an animation fade in, and those that leave fade out.
  func fadeItems(of item: UINavigationItem, _ body: () -> Void) {
    guard window != nil, change == nil, topItem === item, let old = content else { return body() }
    let (before, oldBack) = (item.buttonViews, old.back)
    body()
    guard let new = content, new !== old else { return }
    let after = item.buttonViews
    var coming = after.filter { one in !before.contains { $0.item === one.item } }.map(\.view)
    var leaving = before.filter { one in !after.contains { $0.item === one.item } }.map(\.view)
    if (oldBack == nil) != (new.back == nil) {
      coming += [new.back].compactMap(\.self) as [UIView]
      leaving += [oldBack].compactMap(\.self) as [UIView]
    }
    fade(from: old, leaving, to: new, coming)
  }

  // [I] As long as hiding the bar.
  private func fade(
    from old: NavigationBarContent,
    _ leaving: [UIView],
    to new: NavigationBarContent,
    _ coming: [UIView]
  ) {
    // Custom views have an opacity of their own, and may be shown again.
    let (starts, ends) = (leaving.map(\.alpha), coming.map(\.alpha))
    UIView.performWithoutAnimation {
      old.freeze(showing: leaving)
      insertSubview(old, belowSubview: new)
      for view in coming { view.alpha = 0 }
    }
    UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
      for (view, alpha) in zip(coming, ends) { view.alpha = alpha }
      for view in leaving { view.alpha = 0 }
    } completion: { _ in
      old.removeFromSuperview()
      for (view, alpha) in zip(leaving, starts) { view.alpha = alpha }
    }
  }
}

extension UINavigationItem {
  /// The views of its visible bar button items.
  fileprivate var buttonViews: [(item: UIBarButtonItem, view: UIView)] {
    (leadingItems + trailingItems).filter { !$0.isHidden }.compactMap { item in
      item.shownView.map { (item: item, view: $0) }
    }
  }
}
