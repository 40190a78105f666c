import Foundation
import Scene

/// `present(_:animated:completion:)` from the call to the last callback.
///
/// Rules presentation.order-*.
@MainActor
struct Presenting {
  let source: UIViewController
  let presented: UIViewController
  let animated: Bool
  let completion: (() -> Void)?

  func run() {
    source.endInstantChanges()
    let refusal = PresentationRefusal(source, presenting: presented)
    guard let first = refusal.presenterIfAllowed else { return }
    if first.stage.pendingAppearanceEnds.flushIfAny() { return run() }
    let controller = presented.ownPresentationController(by: first, from: source)
    let presenter = source.presenter(for: controller) ?? first
    guard presenter === first || refusal.allows(presenter) else { return }
    controller.presenting = presenter
    guard controller.ownStyle == .popover else { return start(presenter, controller) }
    waitForSetup(presenter, controller)
  }

  /// A popover may be configured after this call, until the turn ends.
  ///
  /// [D] rule presentation.popover-anchor-late
  private func waitForSetup(_ presenter: UIViewController, _ controller: UIPresentationController) {
    link(presenter, to: presented)
    presented.modal.pendingStart = {
      unlink(presenter, from: presented)
      // The presenter may have disappeared in the meantime.
      guard PresentationRefusal(source, presenting: presented).allows(presenter) else { return }
      start(presenter, controller)
    }
    presenter.stage.core.queue.beforeLayout { presented.startIfPending() }
  }

  private func start(_ presenter: UIViewController, _ controller: UIPresentationController) {
    guard let shown = controller.adapt(), controller.canShow(from: source) else { return }
    if shown !== presented { shown.modal.controller = controller }
    controller.usedStyle = respectingMotion(style(of: presenter, controller), on: presenter.stage)
    let stage = presenter.stage
    // [I] Before it loads, so that it has the new size from the beginning.
    controller.turnInterface(for: shown, animated: animated)
    link(presenter, to: shown)
    stage.core.log(presenter.name, .presentation(.presents(shown.name)))
    // [W] Before the animator is asked for: a controller may set its delegate in `viewDidLoad`.
    shown.loadViewIfNeeded()
    let players = players(presenter, controller)
    shown.modal.move = .presentation
    shown.viewIfLoaded?.predictTraits()
    controller.moveIn(above: presenter)
    // A nil context prevents an enclosing animation block from affecting the transition.
    let plan = plan(presenter: presenter, shown: shown, controller: controller, players: players)
    AnimationContext.with(nil) { Transition.start(plan, on: stage) }
  }

  private typealias Players = (
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interaction: (any UIViewControllerInteractiveTransitioning)?
  )

  // [D] Rule transition-context.not-animated: a custom presentation requests its animator even
  // without animation.
  private func players(
    _ presenter: UIViewController,
    _ controller: UIPresentationController
  ) -> Players {
    guard animated || presented.modalPresentationStyle == .custom else { return (nil, nil) }
    let (delegate, core) = (presented.transitioningDelegate, presenter.stage.core)
    let own = core.ask(delegate, question: "animationController(forPresented:presenting:source:)") {
      delegate?.animationController(
        forPresented: presented,
        presenting: presenter,
        source: source
      )
    }
    guard let own else { return (animated ? usual(presenter, controller) : nil, nil) }
    guard animated || !(own is any SystemPart) else { return (nil, nil) }
    let interaction = core.ask(delegate, question: "interactionControllerForPresentation(using:)") {
      delegate?.interactionControllerForPresentation(using: own)
    }
    return (own, interaction)
  }

  private func usual(
    _ presenter: UIViewController,
    _ controller: UIPresentationController
  ) -> any UIViewControllerAnimatedTransitioning {
    if let zoom = presented.zoomAnimator(source, isComing: true) { return zoom }
    return StyleAnimator(
      controller.usedStyle ?? presented.requestedTransitionStyle,
      direction: .presentation,
      before: before(presenter, controller),
      of: controller
    )
  }

  /// The picture that is replaced: the screen, its context, or nothing if all of it stays.
  private func before(
    _ presenter: UIViewController,
    _ controller: UIPresentationController
  ) -> Node? {
    guard controller.takesPresenterAway else { return Node(Layer()) }
    let window = presenter.viewIfLoaded?.window
    let space = controller.shouldPresentInFullscreen ? window : presenter.viewIfLoaded
    return space?.positionedPicture
  }

  /// [I] Rule accessibility.cross-fade: what would slide fades for users who prefer that.
  private func respectingMotion(
    _ style: UIModalTransitionStyle,
    on stage: Stage
  ) -> UIModalTransitionStyle {
    style == .coverVertical && stage.motion == .crossFade ? .crossDissolve : style
  }

  // [D] Rule presentation.context-transition-style: a context may override the style of what is
  // presented in it.
  private func style(
    of presenter: UIViewController,
    _ controller: UIPresentationController
  ) -> UIModalTransitionStyle {
    let isContext = StyleRules[controller.currentStyle].presenter == .context
    return isContext && presenter.providesPresentationContextTransitionStyle
      ? presenter.modalTransitionStyle : presented.requestedTransitionStyle
  }

  /// [W] Rule presentation.link-at-once: the properties are set before any callback.
  private func link(_ presenter: UIViewController, to shown: UIViewController) {
    presenter.modal.presented = shown
    shown.modal.presenting = presenter
    shown.modal.isInFlight = true
  }

  private func unlink(_ presenter: UIViewController, from shown: UIViewController) {
    presenter.modal.presented = nil
    shown.modal.presenting = nil
    shown.modal.isInFlight = false
  }

  private func plan(
    presenter: UIViewController,
    shown: UIViewController,
    controller: UIPresentationController,
    players: Players
  ) -> TransitionPlan {
    let (animator, removes) = (players.animator, controller.removesPresenter)
    let presenterFrame = controller.presenterFrame
    let from = TransitionPlan.Side(
      controller: presenter,
      view: removes ? presenter.view : nil,
      initialFrame: presenterFrame,
      finalFrame: removes ? .zero : presenterFrame
    )
    let to = {
      TransitionPlan.Side(
        controller: shown,
        view: controller.viewInContainer,
        finalFrame: controller.frameInContainer
      )
    }
    return TransitionPlan(
      container: controller.container ?? UIView(),
      from: from,
      to: to(),
      isAnimated: animated,
      style: controller.currentStyle,
      animator: animator,
      interaction: players.interaction,
      willBegin: {
        controller.willPresent(shown)
        if removes { presenter.beginAppearance(false, animated: animated) }
        shown.beginAppearance(true, animated: animated)
        if animator == nil {
          controller.settlePresented(at: controller.frameInContainer)
        } else if controller.sizesBeforeAnimator {
          controller.sizePresented()
        }
      },
      sides: { (from, to()) },
      didEnd: { didComplete in
        if didComplete {
          finish(presenter: presenter, shown: shown, controller: controller)
        } else {
          takeBack(presenter: presenter, shown: shown, controller: controller)
        }
        if shown.modal.move == .presentation { shown.modal.move = nil }
      },
      completion: { if $0 { completion?() } }
    )
  }

  private func finish(
    presenter: UIViewController,
    shown: UIViewController,
    controller: UIPresentationController
  ) {
    let ends = presenter.stage.pendingAppearanceEnds
    ends.add(controller.removesPresenter ? [shown, presenter] : [shown])
    shown.modal.isInFlight = false
    if controller.removesPresenter { presenter.viewIfLoaded?.removeFromSuperview() }
    controller.send(.presentationTransitionDidEnd(true)) {
      controller.presentationTransitionDidEnd(true)
    }
    ends.flush()
    presenter.contextTransitionDidEnd(controller)
    controller.catchUp()
  }

  /// The new screen is removed first, then the old one is restored.
  ///
  /// [W] rule transition-context.cancelled
  private func takeBack(
    presenter: UIViewController,
    shown: UIViewController,
    controller: UIPresentationController
  ) {
    let removed = controller.removesPresenter
    let ends = presenter.stage.pendingAppearanceEnds
    shown.beginAppearance(false, animated: animated)
    controller.viewInContainer?.removeFromSuperview()
    controller.send(.presentationTransitionDidEnd(false)) {
      controller.presentationTransitionDidEnd(false)
    }
    controller.returnPresenterView(presenter)
    presenter.contextTransitionDidEnd(controller)
    presenter.turnInterfaceBack(from: [shown], animated: animated)
    controller.moveOut()
    for member in [shown, presented] { member.modal.controller = nil }
    unlink(presenter, from: shown)
    ends.add([shown])
    if removed { ends.add { presenter.beginAppearance(true, animated: animated) } }
    if removed { ends.add([presenter]) }
    ends.flush()
    controller.lower?.catchUp()
  }
}
