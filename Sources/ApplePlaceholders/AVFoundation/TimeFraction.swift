/// Seconds as a quotient of whole numbers, so large that sums and products of times are exact.
struct TimeFraction {
  let numerator: Int128
  /// At most the product of two timescales.
  let denominator: Int128

  init(_ numerator: Int128, _ denominator: Int128) {
    (self.numerator, self.denominator) = (numerator, denominator)
  }

  var reduced: TimeFraction {
    let divisor = Self.commonDivisor(numerator.magnitude, denominator.magnitude)
    return TimeFraction(numerator / Int128(divisor), denominator / Int128(divisor))
  }

  /// The denominator is the least that both have in common.
  static func + (left: TimeFraction, right: TimeFraction) -> TimeFraction {
    let divisor = commonDivisor(left.denominator.magnitude, right.denominator.magnitude)
    let factor = right.denominator / Int128(divisor)
    return TimeFraction(
      left.numerator * factor + right.numerator * (left.denominator / Int128(divisor)),
      left.denominator * factor
    )
  }

  /// [D] CMTime.h: the greatest timescale if the common one is greater, halved until the value
  /// fits, and otherwise infinity.
  func time(isRounded: Bool) -> CMTime {
    var scale = min(denominator, Int128(CMTimeScale.max))
    while scale > 0 {
      let (ticks, isExact) = ticks(scale)
      if let value = CMTimeValue(exactly: ticks) {
        return CMTime(value, CMTimeScale(scale), isRounded: isRounded || !isExact)
      }
      scale /= 2
    }
    return numerator > 0 ? .positiveInfinity : .negativeInfinity
  }

  /// How many ticks of a timescale they are.
  ///
  /// [D] QuickTime's rounding depends on the timescale before, and makes no negative time zero.
  func ticks(
    _ scale: Int128,
    _ method: CMTimeRoundingMethod = .default,
    from old: Int128 = 0
  ) -> (value: Int128, isExact: Bool) {
    let (quotient, rest) = (numerator * scale).quotientAndRemainder(dividingBy: denominator)
    guard rest != 0 else { return (quotient, true) }
    let isAway =
      switch method {
      case .roundHalfAwayFromZero: 2 * rest.magnitude >= denominator.magnitude
      case .roundTowardZero: false
      case .roundAwayFromZero: true
      case .quickTime: scale > old || quotient == 0 && rest < 0
      case .roundTowardPositiveInfinity: rest > 0
      case .roundTowardNegativeInfinity: rest < 0
      }
    return (isAway ? quotient + rest.signum() : quotient, false)
  }

  private static func commonDivisor(_ left: UInt128, _ right: UInt128) -> UInt128 {
    var (a, b) = (left, right)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}

extension CMTime {
  /// The time as an exact number; nil if it is none.
  var fraction: TimeFraction? {
    isNumeric && timescale > 0 ? TimeFraction(Int128(value), Int128(timescale)) : nil
  }

  init(_ value: CMTimeValue, _ timescale: CMTimeScale, isRounded: Bool) {
    let flags: CMTimeFlags = isRounded ? [.valid, .hasBeenRounded] : .valid
    self.init(value: value, timescale: timescale, flags: flags)
  }
}

public enum CMTimeRoundingMethod: UInt32, Sendable {
  // [D] CMTime.h.
  case roundHalfAwayFromZero = 1
  case roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity
  case roundTowardNegativeInfinity

  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}
