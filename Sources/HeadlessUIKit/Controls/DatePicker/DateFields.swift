import Foundation
import Geometry

/// Grey fields side by side, each as wide as its text.
@MainActor
final class DateFields: UIView {
  // [I] Rounded from 34.33, as seen on pictures of iOS 14.
  static let height: CGFloat = 34
  private static let gap: CGFloat = 5  // [I]
  private static let padding: CGFloat = 12  // [I]

  private(set) var fields: [UIButton] = []
  var tapped: (UIButton) -> Void = { _ in }
  /// The field whose calendar or wheels are open: its text has the tint colour.
  weak var openField: UIButton? {
    didSet { showColors() }
  }

  /// From the leading edge.
  var texts: [String] = [] {
    didSet { if texts != oldValue { showTexts() } }
  }

  private func showTexts() {
    while fields.count > texts.count { fields.removeLast().removeFromSuperview() }
    while fields.count < texts.count { addField() }
    for (field, text) in zip(fields, texts) { field.setTitle(text, for: .normal) }
    setNeedsLayout()
  }

  private func addField() {
    let field = UIButton(type: .custom)
    field.backgroundColor = .tertiarySystemFill
    field.layer.cornerRadius = 8
    field.titleLabel?.font = fonts.font(ofSize: 17)
    field.contentEdgeInsets = UIEdgeInsets(
      top: 0,
      left: Self.padding,
      bottom: 0,
      right: Self.padding
    )
    let tapped = UIAction { [weak self, weak field] _ in
      if let field { self?.tapped(field) }
    }
    field.addAction(tapped, for: .touchUpInside)
    addSubview(field)
    fields.append(field)
    showColors()
  }

  private var fonts: CalendarFont { CalendarFont(traits: traitCollection) }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    for field in fields { field.titleLabel?.font = fonts.font(ofSize: 17) }
    setNeedsLayout()
  }

  private func showColors() {
    for field in fields {
      field.setTitleColor(field === openField ? tintColor : .label, for: .normal)
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override var intrinsicContentSize: CGSize {
    let gaps = Self.gap * CGFloat(max(0, fields.count - 1))
    let width = fields.reduce(gaps) { $0 + $1.intrinsicContentSize.width }
    return CGSize(width: width, height: fonts.length(Self.height))
  }

  override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { setNeedsLayout() }
  }

  /// Fields are narrower if there is no room.
  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = min(1, bounds.width / max(1, intrinsicContentSize.width))
    var x: CGFloat = 0
    for field in fields {
      let width = field.intrinsicContentSize.width * scale
      field.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x,
        y: 0,
        width: width,
        height: bounds.height
      )
      x += width + Self.gap * scale
    }
  }
}
