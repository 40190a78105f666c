import Foundation
import Geometry

/// A day of a calendar: its number, on a disc if it is chosen.
@MainActor
final class CalendarDay: UIControl {
  struct Look: Hashable {
    var isChosen = false
    /// Whether whole weeks are chosen, of which all days are on one pill.
    var choosesWeeks = false
    var isToday = false
    var isAllowed = true
  }

  private static let side: CGFloat = 44
  static let markOpacity: CGFloat = 0.12  // [I]

  private let disc = UIView()
  private let label = UILabel()
  private var decoration: UICalendarView.Decoration?
  private var decorationView: UIView?
  /// The height below the number, where a decoration stands.
  var shelf: CGFloat = 0 {
    didSet {
      setNeedsLayout()
      superview?.setNeedsLayout()
    }
  }
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

  private var height: CGFloat { max(0, bounds.height - shelf) }
  private var discFrame: CGRect {
    let side = min(Self.side, bounds.width, height)
    return CGRect(
      x: (bounds.width - side) / 2,
      y: (height - side) / 2,
      width: side,
      height: side
    )
  }
  /// The disc's place on the page.
  var markFrame: CGRect { discFrame.offsetBy(dx: frame.minX, dy: frame.minY) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let discFrame = discFrame
    disc.frame = discFrame
    disc.layer.cornerRadius = discFrame.height / 2
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    let size = decorationView?.bounds.size ?? .zero
    decorationView?.bounds.size = CGSize(
      width: min(size.width, bounds.width),
      height: min(size.height, shelf)
    )
    decorationView?.center = CGPoint(x: bounds.midX, y: height + shelf / 2)
  }

  /// A new decoration fades in over the old one.
  func show(_ new: UICalendarView.Decoration?, fading duration: TimeInterval) {
    guard new !== decoration else { return }
    decoration = new
    let (old, view) = (decorationView, new?.view(replacing: decorationView))
    decorationView = view
    if let view { addDecoration(view) }
    guard duration > 0 else {
      old?.removeFromSuperview()
      return
    }
    layoutIfNeeded()
    UIView.performWithoutAnimation { view?.alpha = 0 }
    UIView.animate(
      withDuration: duration,
      animations: {
        view?.alpha = 1
        old?.alpha = 0
      },
      completion: { _ in
        old?.removeFromSuperview()
        old?.alpha = 1
      }
    )
  }

  /// [D] It is clipped, and hears of no touches.
  private func addDecoration(_ view: UIView) {
    if view.bounds.isEmpty { view.bounds.size = view.systemLayoutSizeFitting(.zero) }
    view.clipsToBounds = true
    view.isUserInteractionEnabled = false
    addSubview(view)
    setNeedsLayout()
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
    disc.isHidden = !look.isChosen || look.choosesWeeks
    disc.backgroundColor =
      look.isToday ? tintColor : tintColor.withAlphaComponent(Self.markOpacity)
    label.font = CalendarFont(traits: traitCollection, design: design)
      .font(ofSize: 20, weight: look.isChosen ? .semibold : .regular)
    label.textColor = textColor
  }

  private var textColor: UIColor {
    if look.isChosen { return look.isToday && !look.choosesWeeks ? .white : tintColor }
    guard look.isAllowed else { return .tertiaryLabel }
    return look.isToday ? tintColor : .label
  }
}
