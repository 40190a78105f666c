import Foundation
import Testing

@testable import HeadlessUIKit

/// Open menus: a button's in light, a view's with its preview and an edit menu in dark.
@MainActor
@Suite struct MenuPictureTests {
  private let stage = Stage(device: Stage.Device(width: 320, height: 480, scale: 1))

  private var menu: UIMenu {
    let rename = UIAction(
      title: "Rename",
      image: UIImage(systemName: "pencil"),
      state: .on
    ) { _ in }
    let share = UIAction(
      title: "Share",
      subtitle: "With two people",
      image: UIImage(systemName: "square.and.arrow.up")
    ) { _ in }
    let sort = UIMenu(title: "Sort by", children: [UIAction(title: "Name") { _ in }])
    let move = UIAction(title: "Move", attributes: .disabled) { _ in }
    let delete = UIAction(
      title: "Delete",
      image: UIImage(systemName: "trash"),
      attributes: .destructive
    ) { _ in }
    let last = UIMenu(options: .displayInline, children: [delete])
    return UIMenu(title: "Document", children: [rename, share, sort, move, last])
  }

  private func fill() {
    stage.window.backgroundColor = .systemBackground
    for row in 0..<12 {
      let stripe = UILabel(frame: CGRect(x: 0, y: row * 40, width: 320, height: 40))
      stripe.backgroundColor = row.isMultiple(of: 2) ? .systemTeal : .systemYellow
      stripe.text = "Row \(row)"
      stage.window.addSubview(stripe)
    }
  }

  @Test func aButtonsMenu() throws {
    fill()
    let button = UIButton(configuration: .filled())
    button.setTitle("Options", for: .normal)
    button.frame = CGRect(x: 190, y: 30, width: 120, height: 40)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    stage.window.addSubview(button)
    try stage.record { stage.tap(at: button.center) }
    try PictureGolden.compare(stage, "button-menu")
  }

  @Test func aContextMenu() throws {
    final class Giver: NSObject, UIContextMenuInteractionDelegate {
      let menu: UIMenu

      init(_ menu: UIMenu) { self.menu = menu }

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { [menu] _ in menu })
      }
    }
    stage.window.overrideUserInterfaceStyle = .dark
    fill()
    let card = UIView(frame: CGRect(x: 20, y: 320, width: 140, height: 100))
    card.backgroundColor = .systemPink
    let giver = Giver(menu)
    card.addInteraction(UIContextMenuInteraction(delegate: giver))
    stage.window.addSubview(card)
    try withExtendedLifetime(giver) {
      try stage.record { stage.press(at: card.center, duration: 1) }
      try PictureGolden.compare(stage, "context-menu")
    }
  }

  @Test func anEditMenu() throws {
    stage.window.overrideUserInterfaceStyle = .dark
    fill()
    let text = UITextView(frame: CGRect(x: 20, y: 200, width: 280, height: 60))
    text.font = .systemFont(ofSize: 17)
    text.text = "Some words are selected"
    text.isEditable = false
    stage.window.addSubview(text)
    stage.advance(by: 0)
    let word = text.firstRect(for: UITextRange(NSRange(location: 5, length: 5)))
    let place = text.convert(CGPoint(x: word.midX, y: word.midY), to: nil)
    try stage.record { stage.press(at: place, duration: 1) }
    try PictureGolden.compare(stage, "edit-menu")
  }
}
