/// Labels a grey box that keeps the place of what cannot be shown.
@MainActor
package enum StandInLabel {
  package static func add(_ text: String, to view: UIView) {
    view.backgroundColor = .systemGray5
    view.addSubview(label(text, in: view))
  }

  /// Grey text that stays centred in a view.
  package static func label(_ text: String, in view: UIView) -> UILabel {
    let label = UILabel(frame: view.bounds)
    label.text = text
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return label
  }
}
