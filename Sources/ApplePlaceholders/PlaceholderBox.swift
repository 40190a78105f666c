import HeadlessUIKit

extension UIView {
  /// Makes the view a grey box that names what a device would show in it.
  func showPlaceholder(_ text: String) {
    backgroundColor = .systemGray5
    let label = UILabel(frame: bounds)
    label.text = text
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }
}
