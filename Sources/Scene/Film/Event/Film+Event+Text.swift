import Foundation

/// The texts of events in logs and goldens.
extension Film.Event.Kind {
  public var name: String {
    switch self {
    case .callback(let callback): callback.rawValue
    case .appearance(let callback, let animated): "\(callback.rawValue)(animated: \(animated))"
    case .sizeChange(let size): "viewWillTransition(to: \(Self.text(size)), with:)"
    case .containment(let callback, let parent):
      "\(callback.rawValue)(toParent: \(parent ?? "nil"))"
    case .presentation(let step): step.name
    case .transition(let step): step.name
    case .delegate(let method, let arguments): Self.text(method, arguments)
    case .system(let request): request.name
    case .note(let text, _): text
    }
  }

  public var detail: String {
    switch self {
    case .transition(let step): step.detail
    case .system(let request): request.detail
    case .note(_, let detail): detail
    case .callback, .appearance, .sizeChange, .containment, .presentation, .delegate: ""
    }
  }

  /// `f(_:to:animated:)` with nil, `A` and `true` as `f(_:to: A, animated: true)`.
  private static func text(_ method: String, _ arguments: [String?]) -> String {
    guard !arguments.isEmpty, let opening = method.firstIndex(of: "(") else { return method }
    let labels = method[method.index(after: opening)...].split(separator: ":").dropLast()
    var text = String(method[...opening])
    for (index, label) in labels.enumerated() {
      text += "\(label):"
      guard index < arguments.count, let argument = arguments[index] else { continue }
      text += " " + argument + (index == labels.count - 1 ? "" : ", ")
    }
    return text + ")"
  }

  /// 852×393.
  private static func text(_ size: CGSize) -> String {
    func number(_ value: CGFloat) -> String {
      Int(exactly: value).map { "\($0)" } ?? "\(value)"
    }
    return "\(number(size.width))×\(number(size.height))"
  }
}

extension Film.Event.Presentation {
  var name: String {
    switch self {
    case .presents(let name): "presents \(name)"
    case .dismisses(let name): "dismisses \(name)"
    case .presentationTransitionWillBegin: "presentationTransitionWillBegin()"
    case .presentationTransitionDidEnd(let completed): "presentationTransitionDidEnd(\(completed))"
    case .dismissalTransitionWillBegin: "dismissalTransitionWillBegin()"
    case .dismissalTransitionDidEnd(let completed): "dismissalTransitionDidEnd(\(completed))"
    }
  }
}

extension Film.Event.TransitionStep {
  var name: String {
    switch self {
    case .transitionDuration: "transitionDuration(using:)"
    case .startInteractiveTransition: "startInteractiveTransition(_:)"
    case .animateTransition: "animateTransition(using:)"
    case .interruptibleAnimator: "interruptibleAnimator(using:)"
    case .animateAlongsideTransition: "animate(alongsideTransition:)"
    case .finishInteractiveTransition: "finishInteractiveTransition()"
    case .cancelInteractiveTransition: "cancelInteractiveTransition()"
    case .pauseInteractiveTransition: "pauseInteractiveTransition()"
    case .notifyWhenInteractionChanges: "notifyWhenInteractionChanges(_:)"
    case .completeTransition(let didComplete): "completeTransition(\(didComplete))"
    case .animationEnded(let didComplete): "animationEnded(\(didComplete))"
    case .coordinatorCompletion: "completion(_:)"
    }
  }

  /// `duration=500`, in milliseconds as the log's times are.
  var detail: String {
    switch self {
    case .transitionDuration(let seconds), .animateTransition(let seconds):
      "duration=\(ValueText.number((seconds * 1000).rounded()))"
    case .startInteractiveTransition, .interruptibleAnimator, .animateAlongsideTransition,
      .finishInteractiveTransition, .cancelInteractiveTransition, .pauseInteractiveTransition,
      .notifyWhenInteractionChanges, .completeTransition, .animationEnded, .coordinatorCompletion:
      ""
    }
  }
}
