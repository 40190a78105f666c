/// The pacing of an animation: a function from progress to progress.
public enum Curve: Hashable, Sendable {
  case linear
  /// Stays at 0 until the very end.
  case hold
  case bezier(UnitBezier)
  case steps(Steps)
  case stops(LinearStops)
  case circular(Circular)
  case spline(CatmullRomCurve)
  /// A spring over some seconds; it need not have settled at the end.
  case spring(Spring, over: Double, velocity: Double = 0)

  /// The output at `progress`; `before` takes the left limit at a jump.
  public func value(at progress: Double, before: Bool = false) -> Double {
    switch self {
    case .linear: progress
    case .hold: progress > 1 || (progress == 1 && !before) ? 1 : 0
    case .bezier(let bezier): bezier.value(at: progress)
    case .steps(let steps): steps.value(at: progress, before: before)
    case .stops(let stops): stops.value(at: progress)
    case .circular(let circular): circular.value(at: progress)
    case .spline(let spline): spline.value(at: progress)
    case .spring(let spring, let seconds, let velocity):
      spring.progress(at: progress * seconds, velocity: velocity).value
    }
  }

  /// The slope d(output)/d(progress).
  public func velocity(at progress: Double) -> Double {
    switch self {
    case .linear: 1
    case .hold, .steps: 0
    case .bezier(let bezier): bezier.slope(at: progress)
    case .stops(let stops): stops.slope(at: progress)
    case .circular(let circular): circular.slope(at: progress)
    case .spline(let spline): spline.slope(at: progress)
    case .spring(let spring, let seconds, let velocity):
      spring.progress(at: progress * seconds, velocity: velocity).velocity * seconds
    }
  }
}
