internal import Glibc

/// The times at which a spring counts as settled.
extension Spring {
  /// `CASpringAnimation.settlingDuration` in seconds: when the motion stays within `epsilon`.
  ///
  /// Below critical damping this is the envelope with the sine's coefficient [M, to the last
  /// bit]; from critical on Core Animation looks at every tenth of a second.
  public func settlingDuration(velocity: Double = 0, epsilon: Double = 1e-3) -> Double {
    precondition(epsilon > 0, "a settling threshold must be above 0, not \(epsilon)")
    if damping == 0 { return .infinity }
    return swings
      ? envelopeSettling(velocity: velocity, epsilon: epsilon)
      : nextTenth(after: lastCrossing(velocity: velocity, epsilon: epsilon))
  }

  // A crossing at a multiple of 0.1, up to rounding, belongs to that multiple.
  private func nextTenth(after time: Double) -> Double {
    (time * 10 - 1e-6).rounded(.up) / 10
  }

  /// The duration that UIKit gives to `animate(springDuration:bounce:initialSpringVelocity:)`.
  ///
  /// From critical damping on it is the settling time of the critically damped spring, even if this
  /// one is overdamped [M].
  public func animationDuration(velocity: Double = 0, epsilon: Double = 1e-3) -> Double {
    precondition(epsilon > 0, "a settling threshold must be above 0, not \(epsilon)")
    if swings { return settlingDuration(velocity: velocity, epsilon: epsilon) }
    if velocity == 0, epsilon < 1 { return -(1 + lambert(belowOne: epsilon)) / frequency }
    return criticallyDamped.lastCrossing(velocity: velocity, epsilon: epsilon)
  }

  /// About W₋₁(−ε/e): (1 + W)·e^(−W) = ε, the envelope at rest, has the root −1 − W₋₁(−ε/e).
  ///
  /// UIKit's durations at rest are 9.235037/ω [M], where the exact root is 9.233413: seven digits
  /// of what Barry et al., "Analytical approximations for real values of the Lambert W-function"
  /// (2000), give [I].
  private func lambert(belowOne epsilon: Double) -> Double {
    let depth = -log(epsilon)
    let bend = 1 - 0.0042 * depth * exp(-0.0201 * depth.squareRoot())
    let rise = 0.3361 * (depth / 2).squareRoot() / bend
    return -1 - depth - 2 / 0.3361 * rise / (1 + rise)
  }

  // A ratio intended as 1 may be an ulp below, where the envelope is useless.
  private var swings: Bool { dampingRatio < 1 - 1e-12 }

  /// The same stiffness and mass at damping ratio 1.
  public var criticallyDamped: Spring {
    Spring(
      mass: mass,
      stiffness: stiffness,
      damping: 2 * (stiffness * mass).squareRoot(),
      overdamping: .clamped
    )
  }

  private func envelopeSettling(velocity: Double, epsilon: Double) -> Double {
    let rate = damping / (2 * mass)
    let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let sine = (velocity - rate) / swing
    return Swift.max(0, log((1 + sine.magnitude) / epsilon) / rate)
  }

  /// The last time at which a spring that does not oscillate is `epsilon` away from its end.
  ///
  /// Its residual has at most one zero and one extremum after it, so the last lobe higher than
  /// `epsilon` falls monotonically: bracket it, then bisect.
  private func lastCrossing(velocity: Double, epsilon: Double) -> Double {
    let residual = { (time: Double) in (progress(at: time, velocity: velocity).value - 1).magnitude
    }
    let peaks = [0] + turningTimes(velocity: velocity)
    guard let peak = peaks.last(where: { residual($0) > epsilon }) else { return 0 }
    var (low, high) = (peak, Swift.max(peak * 2, 1 / frequency))
    while residual(high) > epsilon { high *= 2 }
    for _ in 0..<64 {
      let middle = (low + high) / 2
      if residual(middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }

  /// The positive time at which a spring that does not oscillate reverses, if it does.
  private func turningTimes(velocity: Double) -> [Double] {
    let square = stiffness / mass
    let isSwapped = overdamping == .swapped && dampingRatio > 1
    let start = isSwapped ? velocity + damping / mass : velocity
    let rate = overdamping == .clamped ? square.squareRoot() : damping / (2 * mass)
    // v·C + (ω² − a·v)·S = 0, that is S/C = v / (a·v − ω²); S/C grows from 0 to 1/δ.
    let quotient = start / (rate * start - square)
    let spread = Swift.max(0, rate * rate - square).squareRoot()
    guard quotient > 0, quotient.isFinite, spread * quotient < 1 else { return [] }
    return [spread * quotient < 1e-8 ? quotient : atanh(spread * quotient) / spread]
  }
}
