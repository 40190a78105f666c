import Foundation
import TestSupport
import Testing
import VirtualTime

@testable import HeadlessUIKit

/// Which responders offer the editing commands that they override.
@MainActor
@Suite(.evidence(.documented)) struct EditActionTests {
  /// As porting writes a view that overrides a command, and says nothing of it elsewhere.
  private final class Card: UIView, NamedMembers {
    var copies = 0
    static var namedMembers: [NamedMember] { [.method(Selector("copy:", Card.copy(_:)))] }

    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { copies += 1 }
  }

  private let stage = Stage(device: .iPhone15)
  private let card = Card(frame: CGRect(x: 20, y: 200, width: 120, height: 44))

  init() {
    stage.window.addSubview(card)
    _ = card.becomeFirstResponder()
  }

  private let selectors = [Selector("copy:"), Selector("copy:", UIResponder.copy(_:))]

  @Test func aResponderPerformsTheCommandsThatItsClassLists() {
    for selector in selectors {
      #expect(card.canPerformAction(selector, withSender: nil))
      #expect(!UIView().canPerformAction(selector, withSender: nil))
    }
    #expect(!card.canPerformAction(Selector("cut:", UIResponder.cut(_:)), withSender: nil))
  }

  @Test func othersLeaveThemToTheResponderBehindThem() {
    let label = UILabel()
    card.addSubview(label)
    for selector in selectors {
      #expect(label.target(forAction: selector, withSender: nil) as? Card === card)
      UIApplication.shared.sendAction(selector, to: nil, from: nil, for: nil)
    }
    #expect(card.copies == selectors.count)
  }

  @Test func theyStandInEditMenus() throws {
    let interaction = UIEditMenuInteraction(delegate: nil)
    card.addInteraction(interaction)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
    )
    stage.advance(by: 1)
    #expect(stage.editMenuTitles == ["Copy"])
    try stage.record { stage.chooseInEditMenu("Copy") }
    #expect(card.copies == 1 && stage.editMenu == nil)
  }
}
