import Foundation

/// The root view of a container, which its controller lays out.
final class ContainerView: UIView {
  var arrange: (() -> Void)?

  /// Bars depend on the safe area.
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// There was no safe area before the view was in a window.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange?()
  }
}
