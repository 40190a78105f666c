import Foundation
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What is said to hold a controller, from its stored properties alone.
@MainActor @Suite struct ControllerHoldsTests {
  private let stage = Stage(device: .iPhone15)

  private final class Friend: NSObject {
    weak var owner: AnyObject?
    weak var helper: AnyObject?
    var onEnd: (() -> Void)?
  }

  private class Base: UIViewController {
    var onBase: (() -> Void)?
  }

  private final class Screen: Base {
    var friend: Friend?
    var friends: [Friend] = []
    var named: [String: Friend] = [:]
    var deep: [[Friend]] = []
    var deeper: [[[Friend]]] = []
    var deepest: [[[[Friend]]]] = []
    lazy var late = Friend()
  }

  private func hold(_ arrange: (Screen) -> Void) -> String {
    let screen = Screen()
    arrange(screen)
    return RetainFinder(screen, on: stage).sentence
  }

  private func friend(of screen: Screen) -> Friend {
    let friend = Friend()
    friend.owner = screen
    return friend
  }

  private func back(_ name: String) -> String {
    "its '\(name)' refers back to it through the property 'owner' of Friend, which makes a retain"
      + " cycle unless that property is weak"
  }

  @Test func nothingIsSaidOfAControllerThatNothingHolds() {
    let holds = RetainFinder(Screen(), on: stage)
    #expect(holds.sentence == "" && !holds.isStages)
  }

  @Test func aPropertyThatRefersBackIsNamed() {
    #expect(hold { $0.friend = friend(of: $0) } == back("friend"))
  }

  @Test func theFirstOfTwoPropertiesThatReferBackIsNamed() {
    let said = hold { screen in
      screen.friend = friend(of: screen)
      screen.friend?.helper = screen
    }
    #expect(said == back("friend"))
  }

  @Test func collectionsAreSearchedThreeLevelsDeep() {
    #expect(hold { $0.friends = [Friend(), friend(of: $0)] } == back("friends"))
    #expect(hold { $0.named = ["a": friend(of: $0)] } == back("named"))
    #expect(hold { $0.deep = [[friend(of: $0)]] } == back("deep"))
    #expect(hold { $0.deeper = [[[friend(of: $0)]]] } == back("deeper"))
    #expect(hold { $0.deepest = [[[[friend(of: $0)]]]] } == "")
  }

  @Test(arguments: [(100, true), (101, false)])
  func longArraysAreLeftOut(count: Int, isFound: Bool) {
    let said = hold { screen in
      screen.friends = (1..<count).map { _ in Friend() } + [friend(of: screen)]
    }
    #expect(said == (isFound ? back("friends") : ""))
  }

  @Test func aLazyPropertyHasItsNameInTheCode() {
    #expect(hold { $0.late.owner = $0 } == back("late"))
  }

  @Test func closuresAreSuspectedInTheControllerThenInItsFriends() {
    #expect(
      hold { $0.onBase = {} } == "a retain cycle, probably through the closure in its 'onBase'"
    )
    #expect(
      hold {
        $0.friend = Friend()
        $0.friend?.onEnd = {}
      } == "a retain cycle, probably through the closure 'onEnd' of its 'friend'"
    )
  }

  @Test func aViewsClosureIsSuspectedLast() {
    final class Knob: UIView { var onTurn: (() -> Void)? }
    final class Lever: UIView { var onPull: (() -> Void)? }
    let said = hold { screen in
      let knob = Knob()
      knob.onTurn = {}
      let box = UIView()
      box.addSubview(UIView())
      box.addSubview(knob)
      let lever = Lever()
      lever.onPull = {}
      box.addSubview(lever)
      screen.view.addSubview(box)
    }
    #expect(said == "a retain cycle, probably through the closure 'onTurn' of a Knob")
  }

  @Test func aControllerOnScreenThatKeepsItIsNamed() {
    final class Keeper: UIViewController { var kept: UIViewController? }
    let (keeper, screen) = (Keeper(), Screen())
    keeper.kept = screen
    #expect(RetainFinder(screen, on: stage).sentence == "")
    stage.show(keeper)
    #expect(RetainFinder(screen, on: stage).sentence == "Keeper refers to it through its 'kept'")
  }

  @Test func aPendingMessageIsTheStages() {
    final class Waiting: UIViewController {
      func later() {}
    }
    let waiting = Waiting()
    stage.show(UIViewController())
    waiting.perform(Selector("later", Waiting.later), with: nil, afterDelay: 5)
    let holds = RetainFinder(waiting, on: stage)
    #expect(holds.isStages)
    #expect(holds.sentence == "a pending perform(_:with:afterDelay:) holds it")
  }

  @Test func aTimerThatWasInvalidatedHoldsNothing() {
    final class Ticking: UIViewController { var timer: Timer? }
    let ticking = Ticking()
    stage.show(UIViewController())
    ticking.timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
    #expect(RetainFinder(ticking, on: stage).isStages)
    #expect(
      RetainFinder(ticking, on: stage).sentence
        == "the Timer in its 'timer' is still running, and holds it"
    )
    ticking.timer?.invalidate()
    #expect(!RetainFinder(ticking, on: stage).isStages)
  }
}
