import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What an animator can ask its context, and what it hears when it is late.
@MainActor @Suite struct TransitionContextTests {
  private let theatre = Theatre(.custom)
  private let director = Director()

  init() { theatre.b.transitioningDelegate = director }

  /// The context of a presentation, looked at while the animator begins.
  private func context(
    _ look: @escaping (any UIViewControllerContextTransitioning) -> Void = { _ in }
  ) throws -> any UIViewControllerContextTransitioning {
    var kept: (any UIViewControllerContextTransitioning)?
    director.animator?.look = { context in
      kept = context
      look(context)
    }
    try theatre.present()
    return try #require(kept)
  }

  @Test func itKnowsTwoSidesAndNoOthers() throws {
    let context = try context()
    #expect(context.viewController(forKey: .from) === theatre.a)
    #expect(context.viewController(forKey: .to) === theatre.b)
    #expect(context.viewController(forKey: .init(rawValue: "else")) == nil)
    #expect(context.view(forKey: .to) === theatre.b.view)
    #expect(context.view(forKey: .init(rawValue: "else")) == nil)
    #expect(
      context.initialFrame(for: Third()) == .zero && context.finalFrame(for: Third()) == .zero
    )
  }

  @Test func itSaysHowItIsPresented() throws {
    let context = try context()
    #expect(context.presentationStyle == .custom && context.targetTransform == .identity)
    #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
  }

  @Test(arguments: [(-1, 0), (0.25, 0.25), (2, 1)])
  func aPercentageIsAShare(update: CGFloat, share: CGFloat) throws {
    var percent: CGFloat = -1
    _ = try context { [theatre] in
      $0.updateInteractiveTransition(update)
      percent = theatre.b.transitionCoordinator?.percentComplete ?? -1
    }
    #expect(percent == share)
  }

  @Test(arguments: [true, false])
  func itRemembersHowItEnded(succeeds: Bool) throws {
    director.animator?.succeeds = succeeds
    let context = try context()
    #expect(context.transitionWasCancelled == !succeeds)
    #expect(!context.isInteractive)
    // And what comes too late changes nothing.
    context.updateInteractiveTransition(0.5)
    context.cancelInteractiveTransition()
    context.finishInteractiveTransition()
    context.pauseInteractiveTransition()
    #expect(context.transitionWasCancelled == !succeeds && !context.isInteractive)
  }

  @Test func aSecondEndIsSaidToBeWrongOfTheScreenThatCame() throws {
    let context = try context()
    let ends = theatre.stage.log.filter { $0.name.hasPrefix("completeTransition") }.count
    context.completeTransition(true)
    let fault = try #require(theatre.stage.faults.last)
    #expect(fault.subject == "B" && fault.kind == .transition)
    #expect(theatre.stage.faults.count == 1)
    #expect(theatre.stage.log.filter { $0.name.hasPrefix("completeTransition") }.count == ends + 1)
  }

  @Test func aSecondEndInTheSameBreathIsWrongToo() throws {
    var story: [String] = []
    theatre.stage.schedule(at: 0.5) { [theatre] in
      guard let transition = theatre.b.activeTransition else { return }
      transition.complete(true)
      transition.complete(false)
      story = theatre.stage.faults.map(\.subject)
    }
    try theatre.present()
    #expect(story == ["B"])
    #expect(theatre.a.presentedViewController === theatre.b)
  }

  /// A transition whose screens were taken away has ended; its animator cannot know.
  @Test func anEndAfterTheScreensHaveGoneIsNoMistake() throws {
    theatre.stage.schedule(at: 0.5) { [theatre] in theatre.stage.window.rootViewController = Third()
    }
    try theatre.present()
    #expect(theatre.stage.faults.isEmpty)
    #expect(theatre.stage.transitions.isEmpty && theatre.b.activeTransition == nil)
  }

  @Test func aTransitionIsOverForEveryoneAtOnce() throws {
    var during = 0
    theatre.stage.schedule(at: 0.5) { [theatre] in
      during = theatre.stage.transitions.count
      #expect(theatre.a.activeTransition != nil)
      #expect(theatre.a.activeTransition === theatre.b.activeTransition)
    }
    try theatre.present()
    #expect(during == 1)
    #expect(theatre.stage.transitions.isEmpty)
    #expect(theatre.a.activeTransition == nil && theatre.b.activeTransition == nil)
  }

  /// An interaction ends once, and can be taken up again before that.
  @Test(.evidence(.documented))
  func anInteractionAlternates() throws {
    let hand = Hand()
    director.interaction = hand
    var states: [String] = []
    let look: (any UIViewControllerContextTransitioning) -> Void = { context in
      states.append("\(context.isInteractive) \(context.transitionWasCancelled)")
    }
    hand.start = { [theatre] context in
      look(context)
      context.pauseInteractiveTransition()
      context.cancelInteractiveTransition()
      look(context)
      context.finishInteractiveTransition()
      look(context)
      context.pauseInteractiveTransition()
      look(context)
      context.finishInteractiveTransition()
      look(context)
      theatre.stage.schedule(at: 0.5) { context.completeTransition(true) }
    }
    let film = try theatre.present()
    #expect(states == ["true false", "false true", "false true", "true true", "false false"])
    #expect(
      film.story.filter { $0.contains("InteractiveTransition(") && $0.hasPrefix("trans") } == [
        "transitionContext.cancelInteractiveTransition() 0",
        "transitionContext.pauseInteractiveTransition() 0",
        "transitionContext.finishInteractiveTransition() 0",
      ]
    )
  }

  private final class Hand: NSObject, UIViewControllerInteractiveTransitioning {
    var start: ((any UIViewControllerContextTransitioning) -> Void)?
    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      start?(context)
    }
  }
}
