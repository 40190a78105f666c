import HeadlessUIKit

/// Whether a view shows anything but its own background.
@MainActor
enum ShownContent {
  static func isIn(_ view: UIView) -> Bool {
    draws(view) || view.subviews.contains { shows($0, on: view.backgroundColor) }
  }

  private static func shows(_ view: UIView, on ground: UIColor?) -> Bool {
    guard !view.isHidden, view.alpha > 0.01, !view.bounds.isEmpty else { return false }
    let color = view.backgroundColor.flatMap { $0.cgColor.alpha > 0 ? $0 : nil }
    if let color, color != ground { return true }
    return draws(view) || view.subviews.contains { shows($0, on: color ?? ground) }
  }

  private static func draws(_ view: UIView) -> Bool {
    if view.layer.borderWidth > 0 || view.layer.shadowOpacity > 0 { return true }
    return switch view {
    case let label as UILabel: label.text?.isEmpty == false
    case let image as UIImageView: image.image != nil
    case let text as UITextView: !text.text.isEmpty
    case let glass as UIVisualEffectView: glass.effect != nil
    case let button as UIButton:
      button.currentTitle?.isEmpty == false || button.currentImage != nil
        || button.currentBackgroundImage != nil || button.configuration != nil
    case let field as UITextField:
      field.borderStyle != .none || field.text?.isEmpty == false || field.placeholder != nil
    case let spinner as UIActivityIndicatorView: spinner.isAnimating
    case let control as UIControl: type(of: control) != UIControl.self
    case is UIProgressView, is UIPickerView, is UISearchBar, is UINavigationBar, is UIToolbar,
      is UITabBar:
      true
    default: false
    }
  }
}
