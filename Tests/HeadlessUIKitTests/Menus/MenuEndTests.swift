import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// How menus of views end: where their preview goes, and who hears of it.
@MainActor
@Suite struct MenuEndTests {
  private let stage = Stage(device: .iPhone15)
  private let view = UIView(frame: CGRect(x: 100, y: 300, width: 120, height: 80))

  private final class Giver: NSObject, UIContextMenuInteractionDelegate {
    var log: [String] = []
    var style = UIContextMenuInteractionCommitStyle.dismiss

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in }])
      })
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.append("dismissal")
      return nil
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      log.append("commit")
      animator.preferredCommitStyle = style
      animator.addCompletion { [weak self] in self?.log.append("committed") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("end") }
  }

  private func open(_ giver: Giver) throws -> UIContextMenuInteraction {
    let interaction = UIContextMenuInteraction(delegate: giver)
    view.addInteraction(interaction)
    stage.window.addSubview(view)
    try stage.record { stage.press(at: view.center, duration: 1) }
    return interaction
  }

  private func lifted() throws -> LiftedPreview {
    let overlay = try #require(stage.window.subviews.last as? MenuOverlay)
    return try #require(overlay.subviews.compactMap { $0 as? LiftedPreview }.first)
  }

  @Test func aMenuThatClosesAsksWhereItsPreviewGoes() throws {
    let giver = Giver()
    let interaction = try open(giver)
    try stage.record { interaction.dismissMenu() }
    #expect(giver.log == ["dismissal", "end"] && !view.layer.isConcealed)
  }

  @Test(arguments: [UIContextMenuInteractionCommitStyle.dismiss, .pop])
  func aPreviewThatPopsDoesNotGoBack(style: UIContextMenuInteractionCommitStyle) throws {
    let giver = Giver()
    giver.style = style
    _ = try open(giver)
    let place = try lifted().center
    try stage.record { stage.tap(at: place) }
    let asked = style == .pop ? [] : ["dismissal"]
    #expect(giver.log == ["commit"] + asked + ["end", "committed"])
    #expect(stage.window.subviews == [view] && !view.layer.isConcealed)
  }

  @Test func aPreviewGoesToItsGoalOrBecomesTheScreen() {
    stage.window.addSubview(view)
    let lifted = LiftedPreview(UITargetedPreview(view: view), controller: nil, in: view.bounds.size)
    stage.window.addSubview(lifted)
    let goal = UITargetedPreview(
      view: UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40)),
      parameters: UIPreviewParameters(),
      target: UIPreviewTarget(container: stage.window, center: CGPoint(x: 200, y: 600))
    )
    lifted.land(on: goal, in: stage.window)
    #expect(lifted.frame == CGRect(x: 170, y: 580, width: 60, height: 40))
    lifted.land(on: nil, in: stage.window)
    #expect(lifted.frame == view.frame)
    lifted.pop(over: stage.window)
    #expect(lifted.frame.insetBy(dx: -1, dy: -1).contains(stage.window.bounds))
    #expect(lifted.alpha == 0)
  }

  @Test(.evidence(.documented))
  func onlyAnOpenMenuHasAnAppearance() throws {
    let giver = Giver()
    let interaction = try open(giver)
    #expect(interaction.menuAppearance == .rich)
    try stage.record { interaction.dismissMenu() }
    #expect(interaction.menuAppearance == .unknown)
  }

  // MARK: Controls

  private final class Button: UIButton {
    var log: [String] = []
    var attachment: CGPoint?

    override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
      attachment ?? super.menuAttachmentPoint(for: configuration)
    }

    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("display \(interaction.menuAppearance)") }

    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("end") }
  }

  private func openButton(attachment: CGPoint?) throws -> Button {
    let button = Button(frame: CGRect(x: 20, y: 100, width: 120, height: 44))
    button.attachment = attachment
    button.menu = UIMenu(children: [UIAction(title: "A") { _ in }])
    button.showsMenuAsPrimaryAction = true
    stage.window.addSubview(button)
    try stage.record { stage.tap(at: button.center) }
    return button
  }

  @Test(.evidence(.documented))
  func aButtonHearsOfTheMenuThatItsTouchOpens() throws {
    let button = try openButton(attachment: nil)
    #expect(button.log == ["display compact"])
    try stage.record { stage.tap(at: CGPoint(x: 380, y: 840)) }
    #expect(button.log == ["display compact", "end"])
  }

  @Test(.evidence(.documented))
  func theMenuActionIsSentBeforeTheMenuOpens() throws {
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 120, height: 44))
    button.menu = UIMenu(children: [UIAction(title: "Old") { _ in }])
    button.showsMenuAsPrimaryAction = true
    button.addAction(
      UIAction { [weak button] _ in
        button?.menu = UIMenu(children: [UIAction(title: "New") { _ in }])
      },
      for: .menuActionTriggered
    )
    stage.window.addSubview(button)
    try stage.record { stage.tap(at: button.center) }
    #expect(stage.openMenuTitles == ["New"])
  }

  @Test(
    .evidence(.documented),
    arguments: [
      (nil, CGPoint(x: 20, y: 152)), (CGPoint(x: 0, y: 22), CGPoint(x: 20, y: 130)),
    ] as [(CGPoint?, CGPoint)]
  )
  func aControlSaysWhereItsMenuIsAttached(point: CGPoint?, place: CGPoint) throws {
    _ = try openButton(attachment: point)
    let overlay = try #require(stage.window.subviews.last as? MenuOverlay)
    let card = try #require(overlay.subviews.compactMap { $0 as? MenuCard }.first)
    #expect(card.frame.origin == place)
  }
}
