import Foundation
import Geometry

/// The button of a pop-up menu at the end of a row.
@MainActor
final class PopUpAccessory: UIButton {
  private let changed: ((UIMenu) -> Void)?

  init(
    _ menu: UIMenu,
    _ options: UICellAccessory.PopUpMenuOptions,
    _ changed: ((UIMenu) -> Void)?
  ) {
    self.changed = changed
    super.init(frame: .zero)
    var look = Configuration.plain()
    look.contentInsets = .zero
    // [I] As pale as the text at the end of a row.
    look.baseForegroundColor = options.tintColor ?? .secondaryLabel
    configuration = look
    self.menu = menu
    showsMenuAsPrimaryAction = true
    changesSelectionAsPrimaryAction = true
    sizeToFit()
  }

  required init?(coder: NSCoder) { nil }

  override func menuChose(_ leaf: any UIMenuLeaf) {
    super.menuChose(leaf)
    sizeToFit()
    (superview as? UICollectionViewListCell)?.setNeedsLayout()
    if let menu { changed?(menu) }
  }
}
