import Foundation
import Scene

/// `dismiss(animated:completion:)` from the call to the last callback (rules presentation.order-*).
@MainActor
struct Dismissing {
  let source: UIViewController
  let animated: Bool
  let completion: (() -> Void)?
  /// Drives the dismissal in place of the delegate's interaction.
  var interaction: (any UIViewControllerInteractiveTransitioning)?

  /// Dismisses the controller that this one presents, otherwise this one.
  ///
  /// [D] rule presentation.order-nested
  func run() {
    source.endInstantChanges()
    guard let presenter = source.nearestPresenter ?? source.presentingViewController,
      let going = presenter.modal.presented, let controller = going.modal.controller
    else { return }
    let uppers = Array(going.presentedChain.reversed())
    guard !(uppers + [going]).contains(where: \.modal.isInFlight) else { return warn() }
    let stage = presenter.stage
    if stage.pendingAppearanceEnds.flushIfAny() { return run() }
    let leaving = uppers + [going]
    for member in leaving {
      member.modal.move = .dismissal
      member.modal.isInFlight = true
    }
    stage.core.log(presenter.name, .presentation(.dismisses(going.name)))
    controller.lower?.catchUp(coveredBy: controller)
    let stack = PresentationsAbove(uppers, above: controller)
    let players = players(for: going, controller: controller, stack: stack)
    // [I] Under a finger, the interface turns when the dismissal has completed.
    if players.interaction == nil {
      presenter.turnInterfaceBack(from: leaving, animated: animated)
    }
    let plan = plan(
      presenter: going.modal.presenting ?? presenter,
      going: going,
      controller: controller,
      stack: stack,
      players: players
    )
    AnimationContext.with(nil) { Transition.start(plan, on: stage) }
  }

  // [W] rule presentation.refusals.
  private func warn() {
    source.warn(
      "Attempt to dismiss from view controller <\(source.name)> while a presentation or dismiss"
        + " is in progress!",
      remedy: "dismiss it in the completion of the previous change",
      kind: .presentation
    )
  }

  private typealias Players = (
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interaction: (any UIViewControllerInteractiveTransitioning)?
  )

  private func players(
    for going: UIViewController,
    controller: UIPresentationController,
    stack: PresentationsAbove
  ) -> Players {
    let subject = controller.presented ?? going
    guard animated || subject.modalPresentationStyle == .custom else { return (nil, nil) }
    let (delegate, core) = (subject.transitioningDelegate, going.stage.core)
    let own = core.ask(delegate, question: "animationController(forDismissed:)") {
      delegate?.animationController(forDismissed: subject)
    }
    if let own, animated || !(own is any SystemPart) {
      let asked = core.ask(delegate, question: "interactionControllerForDismissal(using:)") {
        delegate?.interactionControllerForDismissal(using: own)
      }
      return (own, interaction ?? asked)
    }
    guard animated else { return (nil, nil) }
    let presenter = going.modal.presenting ?? source
    if stack.controllers.isEmpty, let zoom = subject.zoomAnimator(presenter, isComing: false) {
      return (zoom, interaction)
    }
    // [W] Under a finger a sheet slides, whatever its transition style.
    let style = interaction == nil ? controller.usedStyle : .coverVertical
    let usual = StyleAnimator(
      stack.style(insteadOf: style ?? subject.requestedTransitionStyle),
      direction: .dismissal,
      before: stack.before,
      of: controller
    )
    stack.slide(with: usual)
    return (usual, interaction)
  }

  private func plan(
    presenter: UIViewController,
    going: UIViewController,
    controller: UIPresentationController,
    stack: PresentationsAbove,
    players: Players
  ) -> TransitionPlan {
    let (animator, removed) = (players.animator, controller.removesPresenter)
    let (presenterFrame, room) = (controller.presenterFrameNow, controller.container?.bounds.size)
    let from = {
      let view = controller.viewInContainer
      let frame = view?.frame ?? .zero
      // [W] Rule transition-context.frames: custom animators start from here.
      return TransitionPlan.Side(
        controller: going,
        view: view,
        initialFrame: frame,
        finalFrame: frame
      )
    }
    let to = TransitionPlan.Side(
      controller: presenter,
      view: removed ? presenter.view : nil,
      initialFrame: removed ? .zero : presenterFrame,
      finalFrame: presenterFrame
    )
    return TransitionPlan(
      container: controller.container ?? UIView(),
      from: from(),
      to: to,
      others: stack.controllers,
      isAnimated: animated,
      style: controller.currentStyle,
      animator: animator,
      interaction: players.interaction,
      willBegin: {
        stack.willDismiss()
        controller.willDismiss()
        for upper in stack.controllers { upper.beginAppearance(false, animated: animated) }
        stack.replaceByPictures()
        going.beginAppearance(false, animated: animated)
        // [I] No callbacks if the context itself is not visible.
        if removed, controller.isSeen { presenter.beginAppearance(true, animated: animated) }
        if animator == nil { controller.settleDismissed(presenter) }
      },
      sides: animator == nil ? nil : { (from(), to) },
      didEnd: { didComplete in
        if didComplete {
          finish(presenter: presenter, going: going, controller: controller, stack: stack)
        } else {
          takeBack(
            presenter: presenter,
            going: going,
            controller: controller,
            stack: stack,
            from: room
          )
        }
        for member in stack.controllers + [going] where member.modal.move == .dismissal {
          member.modal.move = nil
        }
      },
      completion: { if $0 { completion?() } }
    )
  }

  private func finish(
    presenter: UIViewController,
    going: UIViewController,
    controller: UIPresentationController,
    stack: PresentationsAbove
  ) {
    let ends = presenter.stage.pendingAppearanceEnds
    stack.leave()
    for member in stack.controllers + [going] { member.modal.isInFlight = false }
    ends.add((controller.removesPresenter ? [presenter] : []) + stack.controllers + [going])
    controller.settleDismissed(presenter)
    stack.unlink()
    // The controllers are unlinked before the final callbacks.
    // [M] rule presentation.order-full-screen-dismissal
    presenter.modal.presented = nil
    going.modal.presenting = nil
    for member in stack.controllers + [going] where !member.isKeptByPresenter {
      presenter.stage.noteRemoval(of: member, "dismissed")
    }
    controller.send(.dismissalTransitionDidEnd(true)) {
      controller.dismissalTransitionDidEnd(true)
    }
    presenter.contextTransitionDidEnd(controller)
    presenter.turnInterfaceBack(from: stack.controllers + [going], animated: animated)
    controller.moveOut()
    ends.flush()
    controller.lower?.catchUp()
    // Unless it has been presented again.
    guard controller.container == nil else { return }
    going.modal.controller = nil
    controller.presented?.modal.controller = nil
  }

  /// First the appearing controller, then the remaining one.
  ///
  /// [M] rule presentation.order-full-screen-dismissal
  private func takeBack(
    presenter: UIViewController,
    going: UIViewController,
    controller: UIPresentationController,
    stack: PresentationsAbove,
    from room: CGSize?
  ) {
    controller.send(.dismissalTransitionDidEnd(false)) {
      controller.dismissalTransitionDidEnd(false)
    }
    if controller.removesPresenter {
      presenter.beginAppearance(false, animated: animated)
      presenter.viewIfLoaded?.removeFromSuperview()
      presenter.endAppearanceIfOpen()
    }
    going.turnAppearance(controller.isSeen && stack.leavesBaseVisible, animated: animated)
    // [W] Rule transition-context.cancelled-dismissal-frame: the view stays as the animator has
    // left it, unless its container has been resized.
    let isSameRoom = controller.container?.bounds.size == room
    controller.settlePresented(at: isSameRoom ? nil : controller.frameInContainer)
    stack.restore(animated: animated)
    let members = stack.controllers.reversed() + [going]
    for member in members { member.modal.isInFlight = false }
    let ends = presenter.stage.pendingAppearanceEnds
    ends.add([going] + stack.controllers.reversed())
    ends.flush()
    presenter.contextTransitionDidEnd(controller)
    controller.turnInterfaceAgain(for: going)
    for member in members { member.modal.controller?.catchUp() }
  }
}
