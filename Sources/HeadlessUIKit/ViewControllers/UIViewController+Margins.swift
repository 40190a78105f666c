import Foundation
import Geometry

extension UIViewController {
  /// [D] Zero above and below; 16 or 20 at the sides, depending on the width of the view.
  func systemMargins(atWidth width: CGFloat) -> NSDirectionalEdgeInsets {
    let side = SideMargin.at(width: width)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// [D] The root view's margins, but not less than the system's.
  func rootMargins(asked: UIEdgeInsets) -> UIEdgeInsets {
    guard viewRespectsSystemMinimumLayoutMargins else { return asked }
    let least = OwnMargins.directional(systemMinimumLayoutMargins)
    return asked.atLeast(least.insets(isRightToLeft: viewIfLoaded?.isRightToLeft == true))
  }

  func rootViewChanged(from width: CGFloat) {
    guard viewRespectsSystemMinimumLayoutMargins,
      systemMargins(atWidth: width) != systemMinimumLayoutMargins
    else { return }
    viewIfLoaded?.marginsChanged()
  }
}
