import Foundation
import Geometry

/// The bar of an edit menu: choices side by side on material.
final class EditMenuBar: MaterialCard {
  // [I] Looks like pictures of iOS 16 and 17, Numbers.md.
  static let height: CGFloat = 44
  override class var cornerRadius: CGFloat { 12 }
  override class var shadow: (radius: CGFloat, offset: CGSize) {
    (16, CGSize(width: 0, height: 4))
  }

  var chosen: (MenuChoice) -> Void = { _ in }
  /// Called where the way back leads out of a submenu.
  var left: () -> Void = {}
  /// Called when another page is shown, which may have another width.
  var turned: () -> Void = {}

  private let back = EditMenuArrow(symbol: "chevron.backward", name: "Back")
  private let forward = EditMenuArrow(symbol: "chevron.forward", name: "More")
  private var items: [EditMenuItem] = []
  private var pages = [0..<0]
  private var page = 0
  private var limit = CGFloat.infinity
  private var isSubmenu = false
  /// What stands on the page, from its beginning to its end.
  private var parts: [UIView] = []
  private var lines: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    back.addAction(UIAction { [weak self] _ in self?.goBack() }, for: .touchUpInside)
    forward.addAction(UIAction { [weak self] _ in self?.goForward() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// The choices on the page.
  var choices: [EditMenuItem] { parts.compactMap { $0 as? EditMenuItem } }

  func show(_ entries: [MenuEntries.Entry], within limit: CGFloat, isSubmenu: Bool) {
    (self.limit, self.isSubmenu) = (limit, isSubmenu)
    items = entries.map { EditMenuItem($0) }
    for item in items { listen(to: item) }
    let spread = EditMenuPages(
      widths: items.map { width(of: $0) },
      limit: limit,
      arrow: EditMenuArrow.width,
      beginsWithArrow: isSubmenu
    )
    pages = spread.all
    turn(to: 0)
  }

  private func listen(to item: EditMenuItem) {
    item.addAction(
      UIAction { [weak self, weak item] _ in if let item { self?.chosen(item) } },
      for: .touchUpInside
    )
  }

  // MARK: Pages

  private func goBack() {
    guard page > 0 else { return left() }
    turn(to: page - 1)
    turned()
  }

  private func goForward() {
    turn(to: page + 1)
    turned()
  }

  private func turn(to number: Int) {
    page = number
    for view in parts + lines { view.removeFromSuperview() }
    parts = items[pages[number]].map { $0 as UIView }
    if isSubmenu || number > 0 { parts.insert(back, at: 0) }
    if number < pages.count - 1 { parts.append(forward) }
    lines = parts.dropFirst().map { _ in makeLine() }
    for view in parts + lines { contentView.addSubview(view) }
    setNeedsLayout()
  }

  private func makeLine() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    return line
  }

  // MARK: Layout

  private func width(of part: UIView) -> CGFloat {
    guard let item = part as? EditMenuItem else { return EditMenuArrow.width }
    // Between the arrows of its page.
    return min(item.fittingWidth, max(limit - 2 * EditMenuArrow.width, 0))
  }

  var fittingSize: CGSize {
    CGSize(width: parts.reduce(0) { $0 + width(of: $1) }, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let height = bounds.height
    var x: CGFloat = 0
    for (index, part) in parts.enumerated() {
      let span = width(of: part)
      let start = isReversed ? bounds.width - x - span : x
      part.frame = CGRect(x: start, y: 0, width: span, height: height)
      if index > 0 {
        let edge = isReversed ? start + span - pixel : start
        lines[index - 1].frame = CGRect(x: edge, y: 0, width: pixel, height: height)
      }
      x += span
    }
  }
}
