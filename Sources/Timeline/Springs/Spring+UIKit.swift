internal import Glibc

/// UIKit's `usingSpringWithDamping` and `UISpringTimingParameters(dampingRatio:)`.
extension Spring {
  /// The spring that UIKit makes from a duration, a damping ratio and an initial velocity in
  /// distances per second; UIKit cuts its motion off at `duration`, settled or not.
  public init(uikitDuration duration: Double, damping ratio: Double, velocity: Double = 0) {
    precondition(
      duration > 0 && duration.isFinite,
      "a spring's duration must be above 0 s, not \(duration)"
    )
    precondition(
      ratio > 0 && ratio.isFinite,
      "a spring's damping ratio must be above 0, not \(ratio)"
    )
    precondition(velocity.isFinite, "a spring's velocity must be finite, not \(velocity)")
    let ratio = Swift.min(ratio, 1)  // [M] above 1 UIKit damps critically
    let frequency =
      UIKitSettling(dampingRatio: ratio, push: velocity * duration).frequency / duration
    self.init(
      stiffness: frequency * frequency,
      damping: 2 * ratio * frequency,
      overdamping: .clamped
    )
  }
}

/// UIKit's rule, inferred from 9 474 measured springs [M]: with W = ω·d and u = v·d it solves
/// |B|·e^(−ζW) = 1/1000, where B is the sine's coefficient; the cosine is ignored.
///
/// It runs twelve steps of Newton's method from W = 5 and halves W when a step is at or below 0.
/// The steps are reproduced literally, because some of UIKit's results are not converged. Where u
/// is near ζW the basins of several roots interleave and UIKit's own result is chaotic. If the
/// twelve steps find no root there, the root for velocity 0 is used.
struct UIKitSettling {
  let dampingRatio: Double
  /// Initial velocity times duration.
  let push: Double

  static let threshold = 1e-3  // [M] rule spring.stiffness

  /// W: the undamped angular frequency times the duration.
  var frequency: Double {
    if push == 0 { return frequencyAtRest }
    let found = newtonFrequency
    if dampingRatio < M_E * Self.threshold { return frequencyAtRest }
    let misses = !(found > 0 && found <= 1e4) || excess(at: found).magnitude > 0.1 * Self.threshold
    return misses ? frequencyAtRest : found
  }

  /// The closed form of the root for velocity 0.
  var frequencyAtRest: Double {
    if dampingRatio == 1 { return 9.233413476451585 }  // (1 + W)·e^(−W) = 1/1000
    // [I] The function has its extremum at e/1000, where the spring oscillates fastest, and no root
    // from 1/1000 down; springs with less damping oscillate as fast.
    let ratio = max(dampingRatio, M_E * Self.threshold)
    let sine = (1 - ratio * ratio).squareRoot()
    return log(ratio / (Self.threshold * sine)) / ratio
  }

  private var newtonFrequency: Double {
    var frequency = 5.0
    for _ in 0..<12 {
      let slope = slope(at: frequency)
      if slope == 0 { break }
      let next = frequency - excess(at: frequency) / slope
      frequency = next > 0 ? next : frequency / 2
    }
    return frequency
  }

  /// B and dB/dW; at ζ = 1 the sine becomes a line, B = (u/W − 1)·W − 1.
  private func amplitude(at frequency: Double) -> (value: Double, slope: Double) {
    if dampingRatio == 1 { return (push - frequency - 1, -1) }
    let sine = (1 - dampingRatio * dampingRatio).squareRoot()
    return (
      (push / frequency - dampingRatio) / sine,
      -push / (frequency * frequency) / sine
    )
  }

  private func excess(at frequency: Double) -> Double {
    amplitude(at: frequency).value.magnitude * exp(-dampingRatio * frequency) - Self.threshold
  }

  private func slope(at frequency: Double) -> Double {
    let (value, slope) = amplitude(at: frequency)
    let signed = value >= 0 ? slope : -slope
    return exp(-dampingRatio * frequency) * (signed - dampingRatio * value.magnitude)
  }
}
