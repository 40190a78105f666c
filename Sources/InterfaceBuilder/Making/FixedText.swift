import Foundation
import HeadlessUIKit

/// Widens frames that were measured with Apple's fonts, for texts that are drawn with others.
@MainActor
enum FixedText {
  /// Beyond that the text did not fit on a device either.
  private static let most = 1.2

  /// Widens a text of one line to the width that it needs here.
  static func widen(_ view: UIView) {
    switch view {
    case let label as UILabel where label.numberOfLines == 1:
      widen(label, label.textAlignment)
    case let button as UIButton: widen(button, .center)
    default: return
    }
  }

  private static func widen(_ view: UIView, _ alignment: NSTextAlignment) {
    let missing = view.sizeThatFits(.zero).width - view.frame.width
    guard missing > 0, missing <= view.frame.width * (most - 1) else { return }
    view.frame.size.width += missing
    switch alignment {
    case .center: view.frame.origin.x -= missing / 2
    case .right: view.frame.origin.x -= missing
    default: return
    }
  }
}
