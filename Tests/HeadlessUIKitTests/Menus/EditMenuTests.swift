import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What edit menus ask and tell.
@MainActor
@Suite struct EditMenuTests {
  private let stage = Stage(device: .iPhone15)
  private let view = CopyingView(frame: CGRect(x: 20, y: 100, width: 120, height: 44))
  private let ears = Ears()
  private let giver = Giver()

  private final class CopyingView: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == "copy:"
    }
  }

  @MainActor
  private final class Ears {
    var heard: [String] = []
    /// Whether the menu was visible when something was heard.
    var visible: [Bool] = []
    var tokens: [any NSObjectProtocol] = []

    func listen(to menu: UIMenuController) {
      let names: [(String, NSNotification.Name)] = [
        ("will show", UIMenuController.willShowMenuNotification),
        ("did show", UIMenuController.didShowMenuNotification),
        ("will hide", UIMenuController.willHideMenuNotification),
        ("did hide", UIMenuController.didHideMenuNotification),
        ("frame", UIMenuController.menuFrameDidChangeNotification),
      ]
      for (word, name) in names {
        let token = NotificationCenter.default.addObserver(
          forName: name,
          object: menu,
          queue: nil
        ) { [self] _ in
          MainActor.assumeIsolated {
            heard.append(word)
            visible.append(menu.isMenuVisible)
          }
        }
        tokens.append(token)
      }
    }

    func stop() {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }

  @Test(.evidence(.documented))
  func theControllerPostsWhatItsMenuDoes() {
    stage.advance(by: 0)
    let menu = UIMenuController()
    ears.listen(to: menu)
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    menu.setTargetRect(view.bounds, in: view)
    #expect(ears.heard == [])
    menu.showMenu(from: view, rect: view.bounds)
    menu.setMenuVisible(true, animated: false)
    #expect(ears.heard == ["will show"])
    stage.advance(by: 1)
    #expect(ears.heard == ["will show", "did show"])
    menu.setTargetRect(view.bounds, in: view)
    menu.setTargetRect(view.bounds.insetBy(dx: 1, dy: 1), in: view)
    menu.hideMenu()
    stage.advance(by: 1)
    menu.hideMenu()
    menu.setTargetRect(view.bounds, in: view)
    #expect(ears.heard == ["will show", "did show", "frame", "will hide", "did hide"])
    ears.stop()
  }

  /// It was not visible yet for those who heard that it had been shown.
  @Test func aMenuThatIsShownAtOnceIsVisibleWhenThatIsTold() {
    stage.window.addSubview(view)
    stage.advance(by: 0)
    view.becomeFirstResponder()
    let menu = UIMenuController()
    ears.listen(to: menu)
    menu.setTargetRect(view.bounds, in: view)
    menu.setMenuVisible(true, animated: false)
    stage.advance(by: 0.1)
    #expect(ears.heard == ["will show", "did show"] && ears.visible == [false, true])
    menu.setMenuVisible(false, animated: false)
    stage.advance(by: 0.1)
    #expect(ears.heard.suffix(2) == ["will hide", "did hide"] && ears.visible.last == false)
    ears.stop()
  }

  /// The rectangle was taken for one of the first view.
  @Test func aVisibleMenuMovesToAnotherView() {
    let other = UIView(frame: CGRect(x: 20, y: 500, width: 120, height: 44))
    stage.window.addSubview(view)
    stage.window.addSubview(other)
    stage.advance(by: 0)
    view.becomeFirstResponder()
    let menu = UIMenuController()
    menu.showMenu(from: view, rect: view.bounds)
    stage.advance(by: 1)
    menu.setTargetRect(other.bounds, in: other)
    #expect(menu.isMenuVisible && menu.menuFrame.maxY == 492)
  }

  private final class Giver: NSObject, UIEditMenuInteractionDelegate {
    var log: [String] = []
    var makeMenu: ([UIMenuElement]) -> UIMenu? = { _ in nil }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      let titles = suggestedActions.flatMap { ($0 as? UIMenu)?.children.map(\.title) ?? [] }
      log.append("menu \(titles)")
      return makeMenu(suggestedActions)
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
      log.append("rect")
      return .null
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { note("present", animator) }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { note("dismiss", animator) }

    private func note(_ word: String, _ animator: any UIEditMenuInteractionAnimating) {
      log.append(word)
      animator.addAnimations { [weak self] in self?.log.append(word + " animates") }
      animator.addCompletion { [weak self] in self?.log.append(word + " is over") }
    }

    /// What was noted since the last time.
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private func present() -> UIEditMenuInteraction {
    stage.advance(by: 0)
    let interaction = UIEditMenuInteraction(delegate: giver)
    view.addInteraction(interaction)
    stage.window.addSubview(view)
    let place = UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 5, y: 6))
    interaction.presentEditMenu(with: place)
    return interaction
  }

  /// One that a stage had left visible kept the next one from showing it.
  @Test func eachStageHasAMenuOfItsOwn() {
    stage.window.addSubview(view)
    stage.advance(by: 0)
    view.becomeFirstResponder()
    let menu = UIMenuController()
    menu.showMenu(from: view, rect: view.bounds)
    menu.menuItems = []
    #expect(menu.isMenuVisible && menu.menuFrame.minY == view.frame.maxY + 8)
    let other = Stage()
    other.advance(by: 0)
    #expect(!menu.isMenuVisible && menu.menuFrame == .zero && menu.menuItems == nil)
    stage.advance(by: 0)
    #expect(menu.isMenuVisible)
  }

  /// Commands are those of the first responder's chain, so that nothing would be shown.
  @Test(.evidence(.reported))
  func theControllerShowsNothingWithoutAFirstResponder() {
    stage.window.addSubview(view)
    stage.advance(by: 0)
    let menu = UIMenuController()
    ears.listen(to: menu)
    menu.showMenu(from: view, rect: view.bounds)
    #expect(!menu.isMenuVisible && ears.heard == [] && stage.editMenu == nil)
    #expect(stage.faults.map(\.subject) == ["UIMenuController"])
    ears.stop()
  }

  @Test(.evidence(.documented))
  func theInteractionAsksAndTellsItsDelegate() throws {
    let interaction = present()
    stage.advance(by: 1)
    let opened = ["present", "present animates", "present is over"]
    #expect(giver.take() == [#"menu ["Copy"]"#, "rect"] + opened)
    #expect(interaction.location(in: stage.window) == CGPoint(x: 25, y: 106))
    interaction.reloadVisibleMenu()
    #expect(giver.take() == [#"menu ["Copy"]"#])
    interaction.updateVisibleMenuPosition(animated: true)
    #expect(giver.take() == ["rect"])
    interaction.dismissMenu()
    stage.advance(by: 1)
    #expect(giver.take() == ["dismiss", "dismiss animates", "dismiss is over"])
    interaction.reloadVisibleMenu()
    interaction.updateVisibleMenuPosition(animated: false)
    interaction.dismissMenu()
    #expect(giver.take() == [])
    #expect(stage.faults.isEmpty)
  }

  @Test(.evidence(.documented))
  func anEmptyEditMenuIsNotPresented() {
    giver.makeMenu = { _ in UIMenu() }
    _ = present()
    #expect(giver.take() == [#"menu ["Copy"]"#])
    #expect(stage.faults.isEmpty)
  }

  @Test func aViewThatLosesItsInteractionLosesItsEditMenu() {
    giver.makeMenu = { UIMenu(children: $0) }
    let interaction = present()
    _ = giver.take()
    view.removeInteraction(interaction)
    #expect(giver.take().first == "dismiss")
  }
}
