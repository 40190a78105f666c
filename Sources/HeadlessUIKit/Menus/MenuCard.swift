import Foundation
import Geometry

/// The card of an open menu: rows on material.
final class MenuCard: MaterialCard {
  // [I] Measured on pictures of iOS 16 and 17.
  static let width: CGFloat = 250
  private static let gap: CGFloat = 8
  private static let titleHeight: CGFloat = 32
  private static let titlePadding: CGFloat = 8

  private let scroller = UIScrollView()
  private var parts: [(view: UIView, height: CGFloat)] = []
  private let choose: (MenuChoice) -> Void

  init(choosing choose: @escaping (MenuChoice) -> Void) {
    self.choose = choose
    super.init(frame: .zero)
    scroller.frame = contentView.bounds
    scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroller.contentInsetAdjustmentBehavior = .never
    contentView.addSubview(scroller)
  }

  required init?(coder: NSCoder) { nil }

  var choices: [MenuChoice] {
    parts.flatMap { part -> [MenuChoice] in
      if let tiles = part.view as? MenuTiles { return tiles.tiles }
      return (part.view as? MenuChoice).map { [$0] } ?? []
    }
  }

  func show(_ entries: MenuEntries) {
    for part in parts { part.view.removeFromSuperview() }
    let isIndented = entries.hasMarks
    parts = []
    for entry in entries.all { add(entry, isIndented: isIndented) }
    for part in parts { scroller.addSubview(part.view) }
    setNeedsLayout()
  }

  private func add(_ entry: MenuEntries.Entry, isIndented: Bool) {
    switch entry {
    case .title(let text):
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = .secondaryLabel
      label.textAlignment = .natural
      parts.append((label, max(Self.titleHeight, label.font.lineHeight + 2 * Self.titlePadding)))
    case .gap: parts.append((line(), Self.gap))
    case .leaf, .unavailable, .submenu, .back, .loading:
      let row = MenuRow(entry, isIndented: isIndented)
      listen(to: row)
      addBelowLine(row, height: row.fittingHeight())
    case .tiles(let entries, let size):
      let tiles = MenuTiles(entries, size)
      for tile in tiles.tiles { listen(to: tile) }
      addBelowLine(tiles, height: size.height)
    }
  }

  private func listen(to choice: MenuChoice) {
    choice.addAction(
      UIAction { [weak self, weak choice] _ in if let choice { self?.choose(choice) } },
      for: .touchUpInside
    )
  }

  private func addBelowLine(_ view: UIView, height: CGFloat) {
    if let last = parts.last, !(last.view is Line) { parts.append((line(), pixel)) }
    parts.append((view, height))
  }

  private final class Line: UIView {}

  private func line() -> UIView {
    let line = Line()
    line.backgroundColor = .separator
    return line
  }

  // MARK: Layout

  var fittingSize: CGSize {
    CGSize(width: Self.width, height: parts.reduce(0) { $0 + $1.height })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for (view, height) in parts {
      let inset: CGFloat = view is UILabel ? 16 : 0
      view.frame = CGRect(x: inset, y: y, width: bounds.width - 2 * inset, height: height)
      y += height
    }
    scroller.contentSize = CGSize(width: bounds.width, height: y)
    scroller.isScrollEnabled = y > bounds.height + 0.5
  }
}
