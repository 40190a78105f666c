import Foundation
import Geometry

extension UIViewController {
  // [W] Phones of the sizes Plus and Max, and pads.
  private static let wide: CGFloat = 414

  /// [D] Zero above and below; 16 or 20 at the sides, depending on the width of the view.
  func systemMargins(atWidth width: CGFloat) -> NSDirectionalEdgeInsets {
    let side: CGFloat = width < Self.wide ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// [D] The root view's margins, but not less than the system's.
  func rootMargins(asked: UIEdgeInsets) -> UIEdgeInsets {
    guard viewRespectsSystemMinimumLayoutMargins else { return asked }
    let least = systemMinimumLayoutMargins
    return asked.atLeast(
      UIEdgeInsets(
        top: least.top,
        left: least.leading,
        bottom: least.bottom,
        right: least.trailing
      )
    )
  }

  func rootViewChanged(from width: CGFloat) {
    guard viewRespectsSystemMinimumLayoutMargins,
      systemMargins(atWidth: width) != systemMinimumLayoutMargins
    else { return }
    viewIfLoaded?.marginsChanged()
  }
}
