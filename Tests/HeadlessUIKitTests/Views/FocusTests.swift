import Foundation
import Testing

@testable import HeadlessUIKit

/// The focus, which nothing moves, and what is kept for VoiceOver's rotor.
@MainActor @Suite struct FocusTests {
  private final class Card: UIView {
    override var canBecomeFocused: Bool { true }
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { subviews }
  }

  @Test func environmentsFormAChain() {
    let controller = UIViewController()
    let (card, child) = (Card(), UIView())
    card.addSubview(child)
    controller.view.addSubview(card)
    #expect(child.parentFocusEnvironment === card)
    #expect(controller.view.parentFocusEnvironment === controller)
    #expect(card.preferredFocusEnvironments.count == 1)
    #expect(card.canBecomeFocused && !card.isFocused && !child.canBecomeFocused)
    #expect(UIFocusSystem.focusSystem(for: card) == nil)
  }

  @Test func coordinatedAnimationsRunAtOnce() {
    var calls: [String] = []
    let coordinator = UIFocusAnimationCoordinator()
    coordinator.addCoordinatedAnimations {
      calls.append("animations")
    } completion: {
      calls.append("completion")
    }
    #expect(calls == ["animations", "completion"])
  }

  @Test func aRotorSearchesWithItsBlock() {
    let (view, item) = (UIView(), UIView())
    let rotor = UIAccessibilityCustomRotor(name: "Cards") { predicate in
      predicate.searchDirection == .next
        ? UIAccessibilityCustomRotorItemResult(targetElement: item, targetRange: nil) : nil
    }
    view.accessibilityCustomRotors = [rotor]
    #expect(view.accessibilityCustomRotors?.first?.name == "Cards")
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    #expect(rotor.itemSearchBlock(predicate)?.targetElement === item)
    predicate.searchDirection = .previous
    #expect(rotor.itemSearchBlock(predicate) == nil)
  }

  @Test func aRotorHasANameWithAttributes() {
    let name = NSAttributedString(string: "Cards", attributes: [.kern: 1])
    let rotor = UIAccessibilityCustomRotor(attributedName: name) { _ in nil }
    #expect(rotor.name == "Cards" && rotor.attributedName == name)
    rotor.name = "Pages"
    #expect(rotor.attributedName.string == "Pages")
    let range = UITextRange(NSRange(location: 1, length: 2))
    let item = UIView()
    let found = UIAccessibilityCustomRotorItemResult(targetElement: item, targetRange: range)
    #expect(found.targetRange == range)
  }
}
