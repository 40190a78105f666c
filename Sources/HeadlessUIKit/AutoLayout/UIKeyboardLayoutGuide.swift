import Foundation
import Geometry

/// The area of the keyboard; without one, the bottom safe area.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true {
    didSet { owningView?.layoutRoot.setNeedsLayout() }
  }

  fileprivate func insets(in view: UIView) -> UIEdgeInsets {
    let safe = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    let bottom = max(safe, view.window?.stage?.keyboard.overlap(with: view) ?? 0)
    return UIEdgeInsets(top: max(0, view.bounds.height - bottom), left: 0, bottom: 0, right: 0)
  }
}

extension UIView {
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = layoutState.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide("keyboardLayoutGuide", of: self) { $0.keyboardInsets }
    layoutState.keyboardGuide = guide
    return guide
  }

  private var keyboardInsets: UIEdgeInsets {
    layoutStateIfAny?.keyboardGuide?.insets(in: self) ?? .zero
  }
}
