import Foundation
import Geometry

/// A day of a calendar: its number, on a disc if it is chosen.
@MainActor
final class CalendarDay: UIControl {
  struct Look: Hashable {
    var isChosen = false
    var isToday = false
    var isAllowed = true
  }

  private static let side: CGFloat = 44

  private let disc = UIView()
  private let label = UILabel()
  let day: Int
  var look: Look {
    didSet { if look != oldValue { apply() } }
  }

  var design = UIFontDescriptor.SystemDesign.default {
    didSet { if design != oldValue { apply() } }
  }

  init(_ day: Int, text: String, look: Look) {
    (self.day, self.look) = (day, look)
    super.init(frame: .zero)
    // Other days stand beside it.
    touchMargin = 0
    label.text = text
    label.textAlignment = .center
    for part in [disc, label] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    apply()
  }

  required init?(coder: NSCoder) { nil }

  override var answersTaps: Bool { true }
  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(Self.side, bounds.width, bounds.height)
    disc.bounds.size = CGSize(width: side, height: side)
    disc.center = CGPoint(x: bounds.midX, y: bounds.midY)
    disc.layer.cornerRadius = side / 2
    label.frame = bounds
  }
  override func tintColorDidChange() {
    super.tintColorDidChange()
    apply()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    apply()
  }

  private func apply() {
    isEnabled = look.isAllowed
    accessibilityTraits = look.isChosen ? [.button, .selected] : .button
    disc.isHidden = !look.isChosen
    disc.backgroundColor = look.isToday ? tintColor : tintColor.withAlphaComponent(0.12)
    label.font = CalendarFont(traits: traitCollection, design: design)
      .font(ofSize: 20, weight: look.isChosen ? .semibold : .regular)
    label.textColor = textColor
  }

  private var textColor: UIColor {
    if look.isChosen { return look.isToday ? .white : tintColor }
    guard look.isAllowed else { return .tertiaryLabel }
    return look.isToday ? tintColor : .label
  }
}
