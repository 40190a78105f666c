import Scene

/// A step of a transition in logs.
///
/// Rule presentation.order-with-controller, Rules-TransitionContexts.md.
typealias TransitionStep = Film.Event.TransitionStep

extension Transition {
  /// Logs a step under the name of the object that performs it.
  func log(_ step: TransitionStep) {
    core.log(subject(of: step), .transition(step))
  }

  /// Logs a step and runs it; events inside are indented.
  func log(_ step: TransitionStep, _ body: () -> Void) {
    log(step)
    core.journal.depth += 1
    defer { core.journal.depth -= 1 }
    body()
  }

  private func subject(of step: TransitionStep) -> String {
    switch step {
    case .transitionDuration, .animateTransition, .interruptibleAnimator, .animationEnded:
      Self.name(of: plan.animator)
    case .startInteractiveTransition: Self.name(of: plan.interaction)
    case .finishInteractiveTransition, .cancelInteractiveTransition, .pauseInteractiveTransition,
      .completeTransition:
      "transitionContext"
    case .animateAlongsideTransition, .notifyWhenInteractionChanges, .coordinatorCompletion:
      "transitionCoordinator"
    }
  }

  private static func name(of player: Any?) -> String {
    guard let player, !(player is any SystemPart) else { return "animator" }
    return TypeNames.of(type(of: player))
  }
}

/// Objects that UIKit provides itself, whose names an app does not know.
protocol SystemPart: AnyObject {}

extension StageCore {
  /// Asks a delegate for an object, and logs the call if there was a result.
  ///
  /// Nil is not logged: it may be the default of a method that the delegate does not implement.
  func ask<Answer>(_ delegate: Any?, question: String, _ body: () -> Answer?) -> Answer? {
    let answer = body()
    if answer != nil, let delegate, !(delegate is any SystemPart) {
      log(TypeNames.of(type(of: delegate)), .delegate(question))
    }
    return answer
  }
}
