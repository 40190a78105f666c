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
  /// A view that reaches into no unsafe edge has subviews that do not either: the search ends there.
  func reportSafeAreas() {
    let (old, new) = (knownSafeArea, safeAreaInsets)
    guard old != .zero || new != .zero else { return }
    if old != new {
      knownSafeArea = new
      insetsChanged()
      safeAreaInsetsDidChange()
      (owner as? UIViewController)?.viewSafeAreaInsetsDidChange()
      if insetsLayoutMarginsFromSafeArea { marginsChanged() }
    }
    for view in subviewList { view.reportSafeAreas() }
  }
}
