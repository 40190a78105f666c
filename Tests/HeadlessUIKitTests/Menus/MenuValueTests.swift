import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What menus, actions and previews are made of.
@MainActor @Suite struct MenuValueTests {
  @Test(.evidence(.documented))
  func optionsHaveApplesNumbers() {
    let options: [UIMenu.Options] = [
      .displayInline, .destructive, .singleSelection, .displayAsPalette,
    ]
    #expect(options.map(\.rawValue) == [1, 2, 32, 128])
    let attributes: [UIMenuElement.Attributes] = [
      .disabled, .destructive, .hidden, .keepsMenuPresented,
    ]
    #expect(attributes.map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test func anActionKnowsItsSenderWhileItRunsAndNoLonger() {
    let button = UIButton()
    var senders: [Bool] = []
    let action = UIAction { senders.append($0.sender as AnyObject? === button) }
    action.perform(button)
    #expect(senders == [true] && action.sender == nil)
  }

  @Test func anActionMayLookOtherThanItWasMade() {
    let action = UIAction(title: "Old") { _ in }
    (action.title, action.image) = ("New", UIImage(systemName: "star"))
    let row = MenuRow(.leaf(action), isIndented: false)
    #expect(row.accessibilityLabel == "New" && action.image != nil)
  }

  /// One selection at a time, whether of actions or of commands.
  @Test func commandsAreSelectedAsActionsAre() {
    let command = UICommand(title: "A", action: "a", state: .on)
    let action = UIAction(title: "B") { _ in }
    let menu = UIMenu(options: .singleSelection, children: [command, action])
    #expect(menu.selectedElements == [command])
    #expect(MenuEntries(menu).hasMarks)
  }

  @Test func whatHasNoNameGetsOneOfItsOwn() {
    let (first, second) = (UIAction { _ in }, UIAction { _ in })
    #expect(first.identifier == first.identifier && first.identifier != second.identifier)
    #expect(UIAction(identifier: .init("mine")) { _ in }.identifier.rawValue == "mine")
    let groups = (0..<2).map { _ in UIMenu(title: "More") }
    #expect(groups[0].identifier != groups[1].identifier)
    #expect(groups[0].replacingChildren([]).identifier == groups[0].identifier)
    #expect(UIMenu(identifier: .edit).identifier == .edit)
    let menus = (0..<2).map { _ in UIContextMenuConfiguration() }
    let names = menus.map { $0.identifier as? NSString }
    #expect(names[0] != nil && names[0] != names[1])
    let own = UIContextMenuConfiguration(identifier: NSString(string: "mine"))
    #expect(own.identifier as? NSString == "mine")
  }

  @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
  func aContextMenuIsShownIfItHasAPreviewOrCommands(hasPreview: Bool, hasCommand: Bool) {
    let configuration = UIContextMenuConfiguration(
      previewProvider: { hasPreview ? UIViewController() : nil },
      actionProvider: { _ in UIMenu(children: hasCommand ? [UIAction { _ in }] : []) }
    )
    #expect(isShown(configuration) == (hasPreview || hasCommand))
    #expect(!isShown(UIContextMenuConfiguration()))
  }

  private func isShown(_ configuration: UIContextMenuConfiguration) -> Bool {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let stage = Stage()
    stage.window.addSubview(view)
    let opening = MenuSession.Opening(
      menu: configuration.makeMenu(),
      view: view,
      sender: view,
      controller: configuration.makePreview()
    )
    return MenuSession.open(opening) != nil
  }

  @Test func aPressThatHasNothingToShowIsNoFault() throws {
    final class Empty: NSObject, UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration() }
    }
    let (scenery, empty) = (Scenery(), Empty())
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addInteraction(UIContextMenuInteraction(delegate: empty))
    scenery.view.addSubview(view)
    let film = try scenery.stage.record {
      scenery.stage.press(at: CGPoint(x: 50, y: 50), duration: 1)
    }
    #expect(film.faults.isEmpty)
  }

  @Test func aMenuOpensWhileTheFingerStillRests() throws {
    final class Giver: NSObject, UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction { _ in }]) })
      }
    }
    let (scenery, giver) = (Scenery(), Giver())
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addInteraction(UIContextMenuInteraction(delegate: giver))
    scenery.view.addSubview(view)
    var counts: [Int] = []
    for time in [0.4, 1.0, 2.5] {
      scenery.stage.schedule(at: time) { counts.append(scenery.stage.openMenuRows.count) }
    }
    try scenery.stage.record { scenery.stage.press(at: CGPoint(x: 50, y: 50), duration: 2) }
    #expect(counts == [0, 1, 1])
  }

  @Test func anEditMenuWithoutCommandsIsReportedOnceAndDoesNotShow() {
    let (scenery, menu) = (Scenery(), UIMenuController())
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
    scenery.view.addSubview(view)
    menu.setTargetRect(CGRect(x: 1, y: 2, width: 3, height: 4), in: view)
    #expect(!menu.isMenuVisible && scenery.stage.faults.isEmpty)
    for _ in 0..<2 {
      menu.showMenu(from: view, rect: CGRect(x: 5, y: 6, width: 7, height: 8))
      #expect(!menu.isMenuVisible)
    }
    #expect(scenery.stage.faults.map(\.subject) == ["UIMenuController"])
    menu.hideMenu(from: view)
    #expect(!menu.isMenuVisible && scenery.stage.faults.count == 1)
  }

  @Test func previewParametersAreCopiedWhole() throws {
    let parameters = UIPreviewParameters()
    #expect(parameters.backgroundColor == .systemBackground)
    parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 2))
    parameters.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 3, height: 4))
    parameters.backgroundColor = .red
    let copy = try #require(parameters.copy() as? UIPreviewParameters)
    #expect(copy.visiblePath?.bounds == CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(copy.shadowPath?.bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(copy.backgroundColor == .red)
  }

  @Test func linesOfTextAreOnePath() {
    let lines = [
      CGRect(x: 0, y: 0, width: 10, height: 5), CGRect(x: 0, y: 20, width: 30, height: 5),
    ]
    let path = UIPreviewParameters(textLineRects: lines.map(NSValue.init(cgRect:))).visiblePath
    #expect(path?.bounds == CGRect(x: 0, y: 0, width: 30, height: 25))
    #expect(UIPreviewParameters(textLineRects: []).visiblePath == nil)
  }

  @Test func aPreviewIsWhereItsViewIs() {
    let (box, view) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)))
    box.addSubview(view)
    let preview = UITargetedPreview(view: view)
    #expect(preview.size == CGSize(width: 30, height: 40))
    #expect(preview.target.container === box && preview.target.center == CGPoint(x: 25, y: 40))
    let moved = preview.retargetedPreview(with: UIPreviewTarget(container: view, center: .zero))
    #expect(moved.view === view && moved.parameters === preview.parameters)
    #expect(moved.target.center == .zero && moved.target.transform == .identity)
  }
}
