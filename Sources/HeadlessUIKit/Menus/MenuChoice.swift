import Foundation

/// What can be chosen in an open menu.
class MenuChoice: UIControl {
  /// Performed when it is chosen.
  let entry: MenuEntries.Entry

  init(_ entry: MenuEntries.Entry) {
    self.entry = entry
    super.init(frame: .zero)
    // The next one begins at its edge.
    touchMargin = 0
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : nil }
  }
}
