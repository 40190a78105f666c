/// The appearance phase of a controller, and which callbacks each step sends.
///
/// The machine of Rules-Appearance.md: a `will` need not be followed by its own `did`, an abort turns
/// round in the middle, and nested begins wait for the last matching end.
struct AppearanceState: Equatable, Sendable {
  enum Phase: Equatable, Sendable {
    case disappeared, appearing, appeared, disappearing
  }

  enum Callback: Equatable, Sendable {
    case willAppear(Bool), didAppear(Bool), willDisappear(Bool), didDisappear(Bool)
  }

  private(set) var phase = Phase.disappeared
  private(set) var isAnimated = false
  /// Begins that wait for their end; zero when the phase is at rest.
  private var open = 0

  var isInTransition: Bool { open > 0 }
  var isShownOrAppearing: Bool { phase == .appeared || phase == .appearing }

  /// Heads for the other side; nothing is called when that is where we stand or go already.
  mutating func begin(appearing: Bool, animated: Bool) -> Callback? {
    guard isShownOrAppearing != appearing else {
      open += 1
      return nil
    }
    // Turning round replaces the transition under way: one end finishes both. [W] A2
    open = Swift.max(open, 1)
    phase = appearing ? .appearing : .disappearing
    isAnimated = animated
    return appearing ? .willAppear(animated) : .willDisappear(animated)
  }

  /// Outer begins have nothing to wait for any more.
  mutating func forgetOuterBegins() { open = min(open, 1) }

  enum End: Equatable, Sendable {
    case unbalanced
    /// An outer begin still waits for its end.
    case pending
    /// The begin had nothing to do, so its end has nothing to say.
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
