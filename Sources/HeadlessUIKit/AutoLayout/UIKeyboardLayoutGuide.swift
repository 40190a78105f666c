@preconcurrency public import Foundation
import Geometry

/// The area of the keyboard; without one, the bottom safe area.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true {
    didSet {
      owningView?.setNeedsLayout()
      owningView?.layoutRoot.setNeedsLayout()
    }
  }
  private var frameOfLastLayout = CGRect.zero

  /// [M] Unlike those of other guides, it is as of the last layout, and empty before the first.
  open override var layoutFrame: CGRect { frameOfLastLayout }

  fileprivate func layOut(in view: UIView) {
    frameOfLastLayout = CGRect(origin: .zero, size: view.bounds.size).inset(by: insets(in: view))
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

  func layOutKeyboardGuide() {
    layoutStateIfAny?.keyboardGuide?.layOut(in: self)
  }

  private var keyboardInsets: UIEdgeInsets {
    layoutStateIfAny?.keyboardGuide?.insets(in: self) ?? .zero
  }
}
