import Foundation
import Geometry

/// A list with letters beside it.
@MainActor
protocol IndexedList: UIScrollView {
  var sectionIndexColor: UIColor? { get }
  var sectionIndexBackgroundColor: UIColor? { get }
  var sectionIndexTrackingBackgroundColor: UIColor? { get }
  func showSection(ofTitle title: String, at index: Int)
}

/// The letters beside a list's rows that lead to its sections.
@MainActor
final class SectionIndexBar: UIControl {
  // [I] The width, and the font and distance of the letters.
  static let breadth: CGFloat = 15
  private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
  private static let pitch: CGFloat = 14

  private weak var list: (any IndexedList)?
  private var titles: [String] = []
  private var labels: [UILabel] = []
  /// What the labels show.
  private var labelled: [String] = []
  /// The title under the finger, so that the list scrolls once for each.
  private var touched: Int?

  init(of list: any IndexedList) {
    self.list = list
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var keepsTouches: Bool { true }

  func show(_ titles: [String]) {
    guard titles != self.titles else { return }
    self.titles = titles
    setNeedsLayout()
  }

  func colorsChanged() {
    let background = list.flatMap {
      isTracking ? $0.sectionIndexTrackingBackgroundColor : $0.sectionIndexBackgroundColor
    }
    if backgroundColor != background { backgroundColor = background }
    for label in labels { label.textColor = list?.sectionIndexColor ?? tintColor }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    colorsChanged()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let shown = shownTitles
    if shown != labelled { makeLabels(shown) }
    let top = (bounds.height - CGFloat(shown.count) * Self.pitch) / 2
    for (index, label) in labels.enumerated() {
      let y = top + CGFloat(index) * Self.pitch
      label.frame = CGRect(x: 0, y: y, width: bounds.width, height: Self.pitch)
    }
  }

  private func makeLabels(_ titles: [String]) {
    for label in labels { label.removeFromSuperview() }
    labelled = titles
    labels = titles.map { title in
      let label = UILabel()
      (label.text, label.font, label.textAlignment) = (title, Self.font, .center)
      if title == UITableView.indexSearch { label.attributedText = Self.glass }
      addSubview(label)
      return label
    }
    colorsChanged()
  }

  /// [D] The way to a search field above the first row.
  private static var glass: NSAttributedString {
    let configuration = UIImage.SymbolConfiguration(font: font)
    let image = UIImage(systemName: "magnifyingglass", withConfiguration: configuration)
    return NSAttributedString(attachment: NSTextAttachment(image: image ?? UIImage()))
  }

  /// [W] Where there is no room for all, dots stand for those between the ones shown.
  private var shownTitles: [String] {
    let room = max(Int(bounds.height / Self.pitch), 1)
    guard titles.count > room else { return titles }
    let letters = (room + 1) / 2
    guard letters > 1 else { return Array(titles.prefix(1)) }
    let picked = (0..<letters).map { titles[$0 * (titles.count - 1) / (letters - 1)] }
    return Array(picked.flatMap { [$0, "•"] }.dropLast())
  }

  // MARK: Touches

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    colorsChanged()
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    touched = nil
    colorsChanged()
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    touched = nil
    colorsChanged()
  }

  private func follow(_ touch: UITouch) {
    guard let first = labels.first, let last = labels.last, !titles.isEmpty else { return }
    let span = last.frame.maxY - first.frame.minY
    let share = (touch.location(in: self).y - first.frame.minY) / span
    let index = min(max(Int(share * CGFloat(titles.count)), 0), titles.count - 1)
    guard index != touched else { return }
    touched = index
    list?.showSection(ofTitle: titles[index], at: index)
  }
}
