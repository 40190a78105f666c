import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rules presentation.order-with-controller and transition-context.*.
@MainActor @Suite struct CustomTransitionTests {
  let theatre = Theatre(.custom)
  let director = Director()

  init() {
    theatre.b.transitioningDelegate = director
  }

  private func notedController(removes: Bool = false) {
    director.makesController = { presented, presenting in
      let made = NotedPresentation(presentedViewController: presented, presenting: presenting)
      made.removes = removes
      return made
    }
  }

  @Test(.rule("presentation.order-with-controller", .reported))
  func theDelegateIsAskedInThisOrder() throws {
    notedController()
    try theatre.present()
    #expect(
      director.lines == [
        "presentationController(forPresented:)", "animationController(forPresented:)",
        "interactionControllerForPresentation", "animateTransition", "animationEnded(true)",
      ]
    )
    director.lines = []
    try theatre.dismiss()
    #expect(
      director.lines == [
        "animationController(forDismissed:)", "interactionControllerForDismissal",
        "animateTransition", "animationEnded(true)",
      ]
    )
  }

  private final class SettingItsDelegate: UIViewController {
    let director = Director()

    override func viewDidLoad() {
      super.viewDidLoad()
      transitioningDelegate = director
    }
  }

  /// Libraries of photo viewers do so.
  @Test(.rule("presentation.order-with-controller", .reported))
  func aDelegateMayBeSetWhenTheViewIsLoaded() throws {
    let shown = SettingItsDelegate()
    shown.modalPresentationStyle = .overFullScreen
    _ = try theatre.stage.record { theatre.a.present(shown, animated: true) }
    #expect(
      shown.director.lines.prefix(2) == [
        "animationController(forPresented:)", "interactionControllerForPresentation",
      ]
    )
  }

  @Test(
    .rule("presentation.order-with-controller", .documented, .inferred),
    .rule("transition-context.complete", .documented)
  )
  func thePresentationControllerHearsBeforeAndAfter() throws {
    notedController(removes: true)
    #expect(
      try theatre.present().story == [
        "Director.presentationController(forPresented:presenting:source:) 0",
        "B.viewDidLoad() 0",
        "Director.animationController(forPresented:presenting:source:) 0",
        "SlideAnimator.transitionDuration(using:) 0",
        "NotedPresentation.presentationTransitionWillBegin() 0",
        "A.viewWillDisappear(true) 0", "B.viewWillAppear(true) 0",
        "SlideAnimator.animateTransition(using:) 0",
        "transitionContext.completeTransition(true) 1000",
        "NotedPresentation.presentationTransitionDidEnd(true) 1000",
        "B.viewDidAppear(true) 1000", "A.viewDidDisappear(true) 1000",
        "SlideAnimator.animationEnded(true) 1000", "test.completion 1000",
      ]
    )
    #expect(
      try theatre.dismiss().story == [
        "Director.animationController(forDismissed:) 0",
        "SlideAnimator.transitionDuration(using:) 0",
        "NotedPresentation.dismissalTransitionWillBegin() 0",
        "B.viewWillDisappear(true) 0", "A.viewWillAppear(true) 0",
        "SlideAnimator.animateTransition(using:) 0",
        "transitionContext.completeTransition(true) 1000",
        "NotedPresentation.dismissalTransitionDidEnd(true) 1000",
        "A.viewDidAppear(true) 1000", "B.viewDidDisappear(true) 1000",
        "SlideAnimator.animationEnded(true) 1000", "test.completion 1000",
      ]
    )
  }

  @Test(.rule("transition-context.views", .documented))
  func aKeptPresentersViewIsNotToBeTouched() throws {
    var seen: [String] = []
    director.animator?.look = { context in
      seen.append(
        "\(context.view(forKey: .from) == nil) \(context.view(forKey: .to) == nil)"
      )
    }
    try theatre.present()
    try theatre.dismiss()
    #expect(seen == ["true false", "false true"])
  }

  @Test(.rule("transition-context.container-view", .documented))
  func aPresenterThatWillBeRemovedStandsInTheContainer() throws {
    theatre.b.modalPresentationStyle = .fullScreen
    var isInside: [Bool] = []
    director.animator?.look = { context in
      isInside.append(context.view(forKey: .from)?.superview === context.containerView)
    }
    try theatre.present()
    #expect(isInside == [true])
  }

  @Test(.rule("transition-context.container-stays", .documented))
  func theContainerStaysAsLongAsTheControllerIsPresented() throws {
    theatre.b.modalPresentationStyle = .fullScreen
    try theatre.present()
    let container = theatre.b.presentationController?.containerView
    #expect(container?.superview === theatre.stage.window)
    #expect(theatre.b.view.superview === container)
    try theatre.dismiss()
    #expect(container?.window == nil)
    #expect(theatre.b.presentationController?.containerView == nil)
  }

  @Test(.rule("presentation.order-cancelled", .reported, .inferred))
  func aCustomPresentationWithoutRemovalThatIsCancelled() throws {
    notedController()
    director.animator?.succeeds = false
    let film = try theatre.present()
    #expect(
      film.story == [
        "Director.presentationController(forPresented:presenting:source:) 0",
        "B.viewDidLoad() 0",
        "Director.animationController(forPresented:presenting:source:) 0",
        "SlideAnimator.transitionDuration(using:) 0",
        "NotedPresentation.presentationTransitionWillBegin() 0", "B.viewWillAppear(true) 0",
        "SlideAnimator.animateTransition(using:) 0",
        "transitionContext.completeTransition(false) 1000",
        "B.viewWillDisappear(true) 1000",
        "NotedPresentation.presentationTransitionDidEnd(false) 1000",
        "B.viewDidDisappear(true) 1000", "SlideAnimator.animationEnded(false) 1000",
      ]
    )
    #expect(theatre.a.presentedViewController == nil)
    #expect(theatre.b.view.window == nil)
    #expect(theatre.stage.window.subviews == [theatre.a.view])
  }

  @Test(.rule("coordinator.lookup", .documented))
  func theCoordinatorIsOnesOwnOrTheParents() throws {
    let child = C()
    theatre.b.addChild(child)
    var seen: [Bool] = []
    func look() {
      seen += [theatre.a, theatre.b, child].map { $0.transitionCoordinator != nil }
    }
    look()
    theatre.stage.schedule(at: 0.5) { look() }
    try theatre.present()
    look()
    #expect(seen == [false, false, false, true, true, true, false, false, false])
  }

  /// Frames as (from.initial, from.final, to.initial, to.final) in heights and origins.
  @Test(.rule("transition-context.frames", .reported, .inferred))
  func framesOfAFullScreenPresentation() throws {
    theatre.b.modalPresentationStyle = .fullScreen
    let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
    #expect(try frames { try theatre.present() } == [screen, .zero, .zero, screen])
    #expect(try frames { try theatre.dismiss() } == [screen, screen, .zero, screen])
  }

  @Test(.rule("transition-context.frames", .reported, .inferred))
  func framesWhereThePresenterStays() throws {
    let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
    #expect(try frames { try theatre.present() } == [screen, screen, .zero, screen])
    #expect(try frames { try theatre.dismiss() } == [screen, screen, screen, screen])
  }

  @Test(.rule("transition-context.frames", .reported))
  func aDismissedViewEndsWhereItStoodWhilePresented() throws {
    let place = CGRect(x: 40, y: 300, width: 300, height: 200)
    director.makesController = { SmallPresentation(presentedViewController: $0, presenting: $1) }
    #expect(try frames { try theatre.present() }[3] == place)
    let ends = try frames { try theatre.dismiss() }
    #expect(ends[0] == place)
    #expect(ends[1] == place)
  }

  private final class SmallPresentation: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 40, y: 300, width: 300, height: 200)
    }
  }

  private func frames(of body: () throws -> Void) throws -> [CGRect] {
    var frames: [CGRect] = []
    director.animator?.look = { context in
      guard let from = context.viewController(forKey: .from),
        let to = context.viewController(forKey: .to)
      else { return }
      frames = [
        context.initialFrame(for: from), context.finalFrame(for: from),
        context.initialFrame(for: to), context.finalFrame(for: to),
      ]
    }
    try body()
    return frames
  }

  @Test(.rule("transition-context.not-animated", .documented))
  func aCustomPresentationAsksItsAnimatorEvenWhenNothingMoves() throws {
    var isAnimated: Bool?
    director.animator?.look = { isAnimated = $0.isAnimated }
    let film = try theatre.present(animated: false)
    #expect(isAnimated == false)
    #expect(film.duration == 0)
    #expect(theatre.b.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test(.rule("transition-context.cancelled", .documented, .reported, .inferred))
  func aCancelledPresentationLeavesEverythingAsItWas() throws {
    notedController(removes: true)
    director.animator?.succeeds = false
    let before = theatre.stage.window.subviews
    let film = try theatre.present()
    #expect(
      film.story == [
        "Director.presentationController(forPresented:presenting:source:) 0",
        "B.viewDidLoad() 0",
        "Director.animationController(forPresented:presenting:source:) 0",
        "SlideAnimator.transitionDuration(using:) 0",
        "NotedPresentation.presentationTransitionWillBegin() 0",
        "A.viewWillDisappear(true) 0", "B.viewWillAppear(true) 0",
        "SlideAnimator.animateTransition(using:) 0",
        "transitionContext.completeTransition(false) 1000",
        "B.viewWillDisappear(true) 1000",
        "NotedPresentation.presentationTransitionDidEnd(false) 1000",
        "B.viewDidDisappear(true) 1000", "A.viewWillAppear(true) 1000",
        "A.viewDidAppear(true) 1000", "SlideAnimator.animationEnded(false) 1000",
      ]
    )
    #expect(theatre.a.presentedViewController == nil)
    #expect(theatre.b.presentingViewController == nil)
    #expect(theatre.stage.window.subviews == before)
    #expect(director.lines.last == "animationEnded(false)")
    // And it can be presented again.
    director.animator?.succeeds = true
    try theatre.present()
    #expect(theatre.a.presentedViewController === theatre.b)
  }

  @Test(.rule("transition-context.cancelled", .reported, .inferred))
  func aCancelledDismissalLeavesEverythingAsItWas() throws {
    notedController(removes: true)
    try theatre.present()
    director.animator?.succeeds = false
    let film = try theatre.dismiss()
    #expect(
      film.appearances == [
        "B.viewWillDisappear(true) 0", "A.viewWillAppear(true) 0",
        "A.viewWillDisappear(true) 1000", "A.viewDidDisappear(true) 1000",
        "B.viewWillAppear(true) 1000", "B.viewDidAppear(true) 1000",
      ]
    )
    #expect(theatre.a.presentedViewController === theatre.b)
    #expect(theatre.a.view.window == nil)
    director.animator?.succeeds = true
    try theatre.dismiss()
    #expect(theatre.a.view.superview === theatre.stage.window)
  }

  @Test(.rule("transition-context.complete", .reported))
  func touchesWaitUntilTheTransitionIsOver() throws {
    var hits: [Bool] = []
    theatre.stage.schedule(at: 0.5) {
      hits.append(theatre.stage.window.hitTest(CGPoint(x: 9, y: 9), with: nil) == nil)
    }
    try theatre.present()
    hits.append(theatre.stage.window.hitTest(CGPoint(x: 9, y: 9), with: nil) == nil)
    #expect(hits == [true, false])
  }

  @Test(.rule("transition-context.complete", .inferred))
  func completingTwiceIsSaidToBeWrong() throws {
    var kept: (any UIViewControllerContextTransitioning)?
    director.animator?.look = { kept = $0 }
    try theatre.present()
    kept?.completeTransition(true)
    #expect(theatre.stage.faults.last?.sentence.hasPrefix("completeTransition(_:)") == true)
  }

  @Test(.rule("transition-context.custom-without-controller", .reported))
  func withoutAPresentationControllerThePresenterStays() throws {
    #expect(
      try theatre.present().appearances
        == ["B.viewWillAppear(true) 0", "B.viewDidAppear(true) 1000"]
    )
    #expect(theatre.a.view.superview === theatre.stage.window)
  }

  @Test(.rule("transition-context.appearance-by-hand", .reported))
  func callbacksSentByHandComeOnce() throws {
    director.animator?.look = { [theatre] _ in
      theatre.a.beginAppearanceTransition(false, animated: true)
      theatre.stage.schedule(at: theatre.stage.now + 1) { theatre.a.endAppearanceTransition() }
    }
    let film = try theatre.present()
    let heard = film.appearances.filter { $0.hasPrefix("A.") }
    let starts: [String] = heard.map { String($0.prefix(20)) }
    #expect(starts == ["A.viewWillDisappear(", "A.viewDidDisappear(t"])
    #expect(theatre.stage.faults.isEmpty)
  }

  @Test(.rule("coordinator.alongside", .documented))
  func whatMovesAlongsideSharesTheAnimatorsPace() throws {
    theatre.b.loadViewIfNeeded()
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    theatre.a.view.addSubview(badge)
    var order: [String] = []
    var half = 0.0
    theatre.stage.schedule(at: 0.5) { half = Double(badge.layer.presentation()?.position.x ?? -1) }
    try theatre.stage.record {
      theatre.a.present(theatre.b, animated: true) { order.append("completion") }
      theatre.b.transitionCoordinator?.animate { context in
        badge.center.x = 105
        order.append("alongside \(context.transitionDuration)")
      } completion: { context in
        order.append("done \(context.isCancelled)")
      }
    }
    #expect(isNear(half, 55))
    #expect(order == ["alongside 1.0", "done false", "completion"])
    #expect(theatre.b.transitionCoordinator == nil)
  }

  @Test(.evidence(.inferred))
  func aPresenterComesBackToItsPlaceWhereverItsAnchorIsByThen() throws {
    theatre.b.modalPresentationStyle = .fullScreen
    let view = try #require(theatre.a.view)
    director.animator?.look = { _ in
      let frame = view.layer.frame
      view.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
      view.layer.frame = frame
    }
    try theatre.present()
    #expect(view.window == nil)
    try theatre.dismiss()
    #expect(view.frame == theatre.stage.window.bounds)
  }
}

func isNear(_ a: Double, _ b: Double, within tolerance: Double = 1e-5) -> Bool {
  abs(a - b) <= tolerance
}
