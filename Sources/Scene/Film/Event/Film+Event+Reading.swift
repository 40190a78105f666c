import Foundation

extension Film.Event.Kind {
  /// Parses a line of a log.
  ///
  /// Delegate calls and requests become notes: their texts cannot be told from an app's own.
  public init(name: String, detail: String = "") {
    let read = Self.read(name, detail: detail)
    // A text that would be written differently is kept as it is.
    let isSame = read?.name == name && read?.detail == detail
    self = isSame ? read ?? .note(name, detail: detail) : .note(name, detail: detail)
  }

  private static func read(_ name: String, detail: String) -> Self? {
    if let known = fixed[name] { return known }
    if let match = name.wholeMatch(of: /(willMove|didMove)\(toParent: (.+)\)/),
      let callback = Film.Event.Containment(rawValue: String(match.1))
    {
      return .containment(callback, parent: match.2 == "nil" ? nil : String(match.2))
    }
    if let match = name.wholeMatch(of: /viewWillTransition\(to: ([\d.]+)×([\d.]+), with:\)/),
      let width = Double(match.1), let height = Double(match.2)
    {
      return .sizeChange(CGSize(width: width, height: height))
    }
    if let match = name.wholeMatch(of: /(presents|dismisses) (.+)/) {
      let other = String(match.2)
      return .presentation(match.1 == "presents" ? .presents(other) : .dismisses(other))
    }
    return timed(name, detail: detail)
  }

  private static func timed(_ name: String, detail: String) -> Self? {
    guard let match = detail.wholeMatch(of: /duration=(\d+)/), let milliseconds = Double(match.1)
    else { return nil }
    let seconds = milliseconds / 1000
    let steps = [
      Film.Event.TransitionStep.transitionDuration(seconds), .animateTransition(duration: seconds),
    ]
    return steps.first { $0.name == name }.map { .transition($0) }
  }

  /// Events without arguments, or with a Boolean, by their text.
  private static let fixed: [String: Self] = {
    let booleans = [true, false]
    var kinds = Film.Event.Callback.allCases.map { Self.callback($0) }
    kinds += Film.Event.Appearance.allCases.flatMap { callback in
      booleans.map { .appearance(callback, animated: $0) }
    }
    let presentations: [Film.Event.Presentation] =
      [.presentationTransitionWillBegin, .dismissalTransitionWillBegin]
      + booleans.flatMap { [.presentationTransitionDidEnd($0), .dismissalTransitionDidEnd($0)] }
    kinds += presentations.map { .presentation($0) }
    let steps: [Film.Event.TransitionStep] =
      [
        .startInteractiveTransition, .interruptibleAnimator, .animateAlongsideTransition,
        .finishInteractiveTransition, .cancelInteractiveTransition, .pauseInteractiveTransition,
        .notifyWhenInteractionChanges, .coordinatorCompletion,
      ] + booleans.flatMap { [.completeTransition($0), .animationEnded($0)] }
    kinds += steps.map { .transition($0) }
    return Dictionary(uniqueKeysWithValues: kinds.map { ($0.name, $0) })
  }()
}
