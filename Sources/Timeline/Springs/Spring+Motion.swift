internal import Glibc

/// The closed form for every damping.
///
/// With a = c/2m and δ² = ω² − a² the residual is e^(−at)·(C + (a−v)·S), where C = cos δt and S =
/// sin δt / δ. They stay real if δ² is negative (cosh, sinh) and smooth if it is 0.
extension Spring {
  /// The position and velocity of a spring `time` seconds after it starts from 0 towards 1 with
  /// `velocity`; before time 0 it rests at 0.
  public func progress(
    at time: Double,
    velocity: Double = 0
  ) -> (value: Double, velocity: Double) {
    if time < 0 { return (0, 0) }
    let square = stiffness / mass
    let rate = damping / (2 * mass)
    let discriminant = square - rate * rate
    if discriminant >= 0 || overdamping != .clamped {
      let start = discriminant < 0 && overdamping == .swapped ? velocity + 2 * rate : velocity
      return Self.motion(
        at: time,
        from: start,
        square: square,
        rate: rate,
        discriminant: discriminant
      )
    }
    return Self.motion(
      at: time,
      from: velocity,
      square: square,
      rate: square.squareRoot(),
      discriminant: 0
    )
  }

  @inline(__always)
  private static func motion(
    at time: Double,
    from start: Double,
    square: Double,
    rate: Double,
    discriminant: Double
  ) -> (value: Double, velocity: Double) {
    let (even, odd) = waves(at: time, square: square, rate: rate, discriminant: discriminant)
    return (
      value: 1 - even - (rate - start) * odd,
      velocity: start * even + (square - rate * start) * odd
    )
  }

  /// e^(−at)·C and e^(−at)·S.
  @inline(__always)
  private static func waves(
    at time: Double,
    square: Double,
    rate: Double,
    discriminant: Double
  ) -> (even: Double, odd: Double) {
    let angleSquared = discriminant * time * time
    if angleSquared.magnitude < 1e-4 {
      // Near critical damping the quotient S cancels; four terms of its series are exact.
      let fade = exp(-rate * time)
      let x = angleSquared
      return (
        even: fade * (1 - x / 2 * (1 - x / 12 * (1 - x / 30))),
        odd: fade * time * (1 - x / 6 * (1 - x / 20 * (1 - x / 42)))
      )
    }
    if discriminant > 0 {
      let swing = discriminant.squareRoot()
      let fade = exp(-rate * time)
      return (even: fade * cos(swing * time), odd: fade * sin(swing * time) / swing)
    }
    // Two decaying exponentials instead of cosh and sinh, which overflow. The slow rate is
    // ω² / (a + δ), because −a + δ, and ω² regained from δ² and a², cancel for heavy damping.
    let spread = (-discriminant).squareRoot()
    let fast = exp(-(rate + spread) * time)
    let slow = exp(-square / (rate + spread) * time)
    return (even: (slow + fast) / 2, odd: (slow - fast) / (2 * spread))
  }
}
