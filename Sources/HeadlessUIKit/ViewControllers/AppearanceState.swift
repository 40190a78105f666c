/// The appearance phase of a controller, and the callbacks of each step.
///
/// The state machine of Rules-Appearance.md: a `will` need not be followed by its own `did`, an
/// aborted transition reverses, and nested begins wait for the last matching end.
struct AppearanceState: Equatable, Sendable {
  enum Phase: Equatable, Sendable {
    case disappeared, appearing, appeared, disappearing
  }

  enum Callback: Equatable, Sendable {
    case willAppear(Bool), didAppear(Bool), willDisappear(Bool), didDisappear(Bool)
  }

  private(set) var phase = Phase.disappeared
  private(set) var isAnimated = false
  /// The number of begins without an end; zero at rest.
  private var open = 0

  var isInTransition: Bool { open > 0 }
  var isShownOrAppearing: Bool { phase == .appeared || phase == .appearing }

  /// Starts towards the other state; no callback if that is the current or target state.
  mutating func begin(appearing: Bool, animated: Bool) -> Callback? {
    guard isShownOrAppearing != appearing else {
      open += 1
      return nil
    }
    // A reversal replaces the running transition: one end finishes both.
    // [W] rule appearance.nested-begin-end
    open = Swift.max(open, 1)
    phase = appearing ? .appearing : .disappearing
    isAnimated = animated
    return appearing ? .willAppear(animated) : .willDisappear(animated)
  }

  /// Makes the next end finish the transition, whatever the nesting.
  mutating func forgetOuterBegins() { open = min(open, 1) }

  enum End: Equatable, Sendable {
    case unbalanced
    /// An outer begin still waits for its end.
    case pending
    /// The begin had no effect, so its end has none.
    case silent
    case finished(Callback)
  }

  mutating func end() -> End {
    guard open > 0 else { return .unbalanced }
    open -= 1
    guard open == 0 else { return .pending }
    switch phase {
    case .appearing:
      phase = .appeared
      return .finished(.didAppear(isAnimated))
    case .disappearing:
      phase = .disappeared
      return .finished(.didDisappear(isAnimated))
    case .appeared, .disappeared:
      return .silent
    }
  }
}
