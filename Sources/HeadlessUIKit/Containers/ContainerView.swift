import Foundation

/// The root view of a container, which its controller lays out.
final class ContainerView: UIView {
  var arrange: (() -> Void)?

  /// Bars stand where the safe area lets them.
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// What was laid out off screen knew of no safe area.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange?()
  }
}
