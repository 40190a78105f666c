import Foundation

/// The root view of a container, which its controller lays out.
final class ContainerView: UIView {
  var arrange: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange?()
  }
}
