import Foundation
import Geometry

extension UIView {
  func insetsChanged() {
    layoutRoot.setNeedsLayout()
    setNeedsLayout()
  }

  /// Notifies the view, and views that inherit its margins, that they have changed.
  func marginsChanged() {
    insetsChanged()
    layoutMarginsDidChange()
    (owner as? UIViewController)?.viewLayoutMarginsDidChange()
    for view in subviewList where view.preservesSuperviewLayoutMargins { view.marginsChanged() }
  }

  /// Notifies every view whose safe area has changed.
  ///
  /// Only a view that has changed, or whose superview has, can have another one: the search follows
  /// the flags that changes leave for the commit. The search ends at a view without unsafe edges,
  /// unless controllers have additional ones, which may begin anywhere.
  func reportSafeAreas(below superviewChanged: Bool = true, everywhere: Bool) {
    guard superviewChanged || ownLayer.isTouched else { return }
    let (old, new) = (knownSafeArea, safeAreaInsets)
    let isUnsafe = old != .zero || new != .zero
    guard isUnsafe || everywhere else { return }
    if old != new { takeSafeArea(new) }
    let isOther = old != new || layer.flags.contains(.changed)
    if isOther, isUnsafe {
      for view in subviewList { view.reportSafeAreas(everywhere: everywhere) }
      return
    }
    // Few of many subviews have changed, and testing the layers is faster.
    for child in ownLayer.children where child.isTouched {
      (child.delegate as? UIView)?.reportSafeAreas(below: false, everywhere: everywhere)
    }
  }

  private func takeSafeArea(_ area: UIEdgeInsets) {
    knownSafeArea = area
    insetsChanged()
    safeAreaInsetsDidChange()
    (owner as? UIViewController)?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { marginsChanged() }
  }
}

extension CALayer {
  /// Whether anything here or below has changed since the last commit.
  fileprivate var isTouched: Bool { !flags.isDisjoint(with: [.changed, .changedBelow]) }
}
