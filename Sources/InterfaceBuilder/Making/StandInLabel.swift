import HeadlessUIKit

/// Labels a grey placeholder box.
@MainActor
enum StandInLabel {
  static func add(_ text: String, to view: UIView) {
    view.backgroundColor = .systemGray5
    view.addSubview(label(text, in: view))
  }

  /// Grey text that stays centred in a view.
  static func label(_ text: String, in view: UIView) -> UILabel {
    let label = UILabel(frame: view.bounds)
    label.text = text
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return label
  }
}
