import Foundation
import TestSupport
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

  @Test func animationsOfWhatGetsTheFocusRunAtOnce() {
    var durations: [TimeInterval] = []
    let coordinator = UIFocusAnimationCoordinator()
    coordinator.addCoordinatedFocusingAnimations { durations.append($0.duration) }
    coordinator.addCoordinatedUnfocusingAnimations { context in
      durations.append(context.duration)
    } completion: {
      durations.append(1)
    }
    #expect(durations == [0, 0, 1])
  }

  @Test(.evidence(.documented)) func environmentsContainWhatIsBelowThem() {
    let (outer, inner, other) = (UIView(), Card(), UIView())
    outer.addSubview(inner)
    #expect(UIFocusSystem.environment(outer, contains: inner))
    #expect(UIFocusSystem.environment(inner, contains: inner))
    #expect(!UIFocusSystem.environment(inner, contains: outer))
    #expect(!UIFocusSystem.environment(other, contains: inner))
  }

  @Test(.evidence(.documented)) func aViewContainsTheItemsThatCanBeFocused() {
    let (view, card, plain) = (UIView(), Card(), UIView())
    for (index, child) in [card, plain].enumerated() {
      child.frame = CGRect(x: 0, y: CGFloat(index) * 20, width: 10, height: 10)
      view.addSubview(child)
    }
    let all = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(view.focusItemContainer === view)
    #expect(view.focusItems(in: all).count == 1 && view.focusItems(in: all).first === card)
    #expect(view.focusItems(in: CGRect(x: 0, y: 15, width: 100, height: 10)).isEmpty)
    let priorities: [UIFocusGroupPriority] = [.ignored, .previouslyFocused, .prioritized]
    #expect(priorities.map(\.rawValue) == [0, 1000, 2000] && view.focusGroupPriority == .ignored)
    let guide = UIFocusGuide()
    guide.preferredFocusedView = card
    #expect(guide.preferredFocusEnvironments.count == 1 && guide.preferredFocusedView === card)
  }

  @Test(.evidence(.documented)) func scrollViewsScrollToTheirItems() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 300)
    let container = try #require(
      scroll.focusItemContainer as? any UIFocusItemScrollableContainer
    )
    container.contentOffset = CGPoint(x: 0, y: 50)
    #expect(scroll.contentOffset.y == 50 && container.visibleSize == scroll.bounds.size)
  }

  @Test func aTelevisionsListsAreAskedInTheirOwnWords() {
    final class Rows: UITableViewController {
      override func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        IndexPath(row: 1, section: 0)
      }
      override func tableView(
        _ tableView: UITableView,
        didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
      ) { coordinator.addCoordinatedAnimations { tableView.tag = 7 } }
    }
    let (rows, context) = (Rows(), UITableViewFocusUpdateContext())
    let table = UITableView()
    let delegate: any UITableViewDelegate = rows
    #expect(delegate.indexPathForPreferredFocusedView(in: table)?.row == 1)
    #expect(delegate.tableView(table, canFocusRowAt: IndexPath(row: 0, section: 0)))
    #expect(delegate.tableView(table, shouldUpdateFocusIn: context))
    delegate.tableView(table, didUpdateFocusIn: context, with: UIFocusAnimationCoordinator())
    #expect(table.tag == 7 && context.nextFocusedIndexPath == nil)
    #expect(UIFocusSystem(for: table) == nil && !UIScreen.main.supportsFocus)
  }

  @Test func itemsFollowTheFocusOnlyIfTheyAreToldTo() {
    let collection = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let (controller, path) = (Delegate(), IndexPath(item: 0, section: 0))
    #expect(!controller.collectionView(collection, selectionFollowsFocusForItemAt: path))
    collection.selectionFollowsFocus = true
    #expect(controller.collectionView(collection, selectionFollowsFocusForItemAt: path))
    let context = UICollectionViewFocusUpdateContext()
    #expect(controller.collectionView(collection, shouldUpdateFocusIn: context))
    #expect(controller.indexPathForPreferredFocusedView(in: collection) == nil)
  }

  private final class Delegate: NSObject, UICollectionViewDelegate {}

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

  @Test func anActionHasANameWithAttributes() {
    let name = NSAttributedString(string: "Delete", attributes: [.kern: 1])
    let action = UIAccessibilityCustomAction(attributedName: name) { _ in true }
    #expect(action.name == "Delete" && action.attributedName == name)
    action.name = "Remove"
    #expect(action.attributedName.string == "Remove" && action.actionHandler?(action) == true)
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
