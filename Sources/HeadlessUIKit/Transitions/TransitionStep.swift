import Foundation

/// A step of a change of screens, as logs tell it.
///
/// Rule presentation.order-with-controller, Rules-TransitionContexts.md.
enum TransitionStep: Hashable, Sendable {
  case asksDuration(TimeInterval)
  case startsInteraction
  case animates(TimeInterval)
  case asksInterruptibleAnimator
  case runsAlongside
  case endsInteraction(cancelled: Bool)
  case resumesInteraction
  case tellsOfInteraction
  case completes(Bool)
  case animationEnded(Bool)
  case tellsOfCompletion

  var name: String {
    switch self {
    case .asksDuration: "transitionDuration(using:)"
    case .startsInteraction: "startInteractiveTransition(_:)"
    case .animates: "animateTransition(using:)"
    case .asksInterruptibleAnimator: "interruptibleAnimator(using:)"
    case .runsAlongside: "animate(alongsideTransition:)"
    case .endsInteraction(let cancelled):
      cancelled ? "cancelInteractiveTransition()" : "finishInteractiveTransition()"
    case .resumesInteraction: "pauseInteractiveTransition()"
    case .tellsOfInteraction: "notifyWhenInteractionChanges(_:)"
    case .completes(let didComplete): "completeTransition(\(didComplete))"
    case .animationEnded(let didComplete): "animationEnded(\(didComplete))"
    case .tellsOfCompletion: "completion(_:)"
    }
  }

  /// `duration=500`, in milliseconds as the log's times are.
  var detail: String {
    switch self {
    case .asksDuration(let seconds), .animates(let seconds):
      "duration=\(Int((seconds * 1000).rounded()))"
    default: ""
    }
  }
}

extension Transition {
  /// Logs a step under the name of whoever takes it.
  func log(_ step: TransitionStep) {
    core.log(subject(of: step), step.name, detail: step.detail)
  }

  /// Logs a step and takes it: what happens inside is told further in.
  func log(_ step: TransitionStep, _ body: () -> Void) {
    log(step)
    core.journal.depth += 1
    defer { core.journal.depth -= 1 }
    body()
  }

  private func subject(of step: TransitionStep) -> String {
    switch step {
    case .asksDuration, .animates, .asksInterruptibleAnimator, .animationEnded:
      Self.name(of: plan.animator)
    case .startsInteraction: Self.name(of: plan.interaction)
    case .endsInteraction, .resumesInteraction, .completes: "transitionContext"
    case .runsAlongside, .tellsOfInteraction, .tellsOfCompletion: "transitionCoordinator"
    }
  }

  private static func name(of player: Any?) -> String {
    guard let player, !(player is any SystemPart) else { return "animator" }
    return String(describing: type(of: player))
  }
}

/// Parts that UIKit plays itself, without a name that an app could know.
protocol SystemPart: AnyObject {}

extension StyleAnimator: SystemPart {}
extension AlertAnimator: SystemPart {}
extension AlertTransition: SystemPart {}
extension NavigationAnimator: SystemPart {}
extension PageAnimator: SystemPart {}

extension StageCore {
  /// Asks a delegate for a part, and logs the question if it was answered.
  ///
  /// A nil answer may be that of nobody: a delegate need not implement what it does not care for.
  func ask<Answer>(_ delegate: Any?, _ question: String, _ body: () -> Answer?) -> Answer? {
    let answer = body()
    if answer != nil, let delegate, !(delegate is any SystemPart) {
      log(String(describing: type(of: delegate)), question)
    }
    return answer
  }
}
