import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

/// A finger that rests asks for a menu; where there is one, nobody else gets the touch.
@MainActor
@Suite struct ContextMenuTests {
  private let stage = Stage(device: .iPhone15)
  /// The titles of the open menu's rows.
  private var rows: [String] { stage.openMenuTitles }

  @Test func aRestingFingerAsksWithItsPlace() throws {
    let (view, diary) = (UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100)), MenuGiver())
    let interaction = UIContextMenuInteraction(delegate: diary)
    view.addInteraction(interaction)
    stage.window.addSubview(view)
    #expect(interaction.view === view && view.interactions.count == 1)
    try stage.record { stage.press(at: CGPoint(x: 60, y: 130), duration: 0.3) }
    #expect(diary.places.isEmpty)
    #expect(rows == [])
    let film = try stage.record { stage.press(at: CGPoint(x: 60, y: 130), duration: 1) }
    #expect(diary.places == [CGPoint(x: 10, y: 30)])
    #expect(rows == ["Copy"] && film.faults.isEmpty)
    try stage.record { stage.tap(at: CGPoint(x: 380, y: 840)) }
    #expect(rows == [])
    view.removeInteraction(interaction)
    #expect(interaction.view == nil && view.gestureRecognizers == nil)
  }

  @Test func anInteractionBelongsToOneViewAtATime() {
    let (first, second, diary) = (UIView(), UIView(), MenuGiver())
    let interaction = UIContextMenuInteraction(delegate: diary)
    first.addInteraction(interaction)
    second.addInteraction(interaction)
    #expect(first.interactions.isEmpty && interaction.view === second)
  }

  /// A row under the finger is not selected where its menu would open, and is where it has none.
  @Test(arguments: [true, false]) func aRowsMenuTakesTheTouch(_ hasMenu: Bool) throws {
    let (table, giver) = (UITableView(), MenuGiver())
    giver.hasMenu = hasMenu
    table.frame = CGRect(x: 0, y: 100, width: 300, height: 400)
    table.rowHeight = 50
    (table.dataSource, table.delegate) = (giver, giver)
    stage.window.addSubview(table)
    try stage.record { stage.press(at: CGPoint(x: 60, y: 225), duration: 1) }
    #expect(giver.rows == [IndexPath(row: 2, section: 0)])
    #expect(giver.selected == (hasMenu ? [] : [IndexPath(row: 2, section: 0)]))
    #expect(rows == (hasMenu ? ["Copy"] : []))
  }

  @Test func aButtonsMenuOpensWhereTheFingerRestsAndATapStaysATap() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.menu = UIMenu(children: [UIAction(title: "A") { _ in }])
    #expect(button.isContextMenuInteractionEnabled && button.contextMenuInteraction != nil)
    stage.window.addSubview(button)
    let tapped = try stage.record { stage.tap(at: CGPoint(x: 50, y: 150)) }
    #expect(taps == 1 && tapped.faults.isEmpty && rows == [])
    try stage.record { stage.press(at: CGPoint(x: 50, y: 150), duration: 1) }
    #expect(taps == 1 && rows == ["A"])
    try stage.record { stage.tap(at: CGPoint(x: 380, y: 840)) }
    button.menu = nil
    #expect(button.interactions.isEmpty && button.contextMenuInteraction == nil)
  }
}

@MainActor
private final class MenuGiver: NSObject, UIContextMenuInteractionDelegate, UITableViewDataSource,
  UITableViewDelegate
{
  var hasMenu = true
  var places: [CGPoint] = []
  var rows: [IndexPath] = []
  var selected: [IndexPath] = []

  private var configuration: UIContextMenuConfiguration? {
    guard hasMenu else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "", children: [UIAction(title: "Copy") { _ in }])
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    places.append(location)
    return configuration
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    rows.append(indexPath)
    return configuration
  }
}
