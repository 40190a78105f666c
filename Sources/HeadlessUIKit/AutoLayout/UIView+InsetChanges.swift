import Foundation
import Geometry

extension UIView {
  func insetsChanged() {
    layoutRoot.setNeedsLayout()
    setNeedsLayout()
  }

  /// Tells the view, and whoever takes its margins over, that they are others.
  func marginsChanged() {
    insetsChanged()
    layoutMarginsDidChange()
    (owner as? UIViewController)?.viewLayoutMarginsDidChange()
    for view in subviewList where view.preservesSuperviewLayoutMargins { view.marginsChanged() }
  }

  /// Tells every view whose safe area is no longer the one it knows.
  ///
  /// Only a view that has changed, or whose superview has, can have another one: the search follows
  /// the trail that changes leave for the commit. A view that reaches into no unsafe edge has
  /// subviews that do not either: there it ends.
  func reportSafeAreas(below superviewChanged: Bool = true) {
    guard superviewChanged || ownLayer.isTouched else { return }
    let (old, new) = (knownSafeArea, safeAreaInsets)
    guard old != .zero || new != .zero else { return }
    if old != new { takeSafeArea(new) }
    let isOther = old != new || layer.flags.contains(.changed)
    if isOther {
      for view in subviewList { view.reportSafeAreas() }
      return
    }
    // Of many subviews few have changed, and their layers tell it sooner than they.
    for child in ownLayer.children where child.isTouched {
      (child.delegate as? UIView)?.reportSafeAreas(below: false)
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
