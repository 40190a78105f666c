import Foundation

extension CMTime: Comparable {
  public static func == (left: CMTime, right: CMTime) -> Bool {
    guard let one = left.fraction, let other = right.fraction else {
      return left.rank == right.rank
    }
    return one.numerator * other.denominator == other.numerator * one.denominator
  }

  public static func < (left: CMTime, right: CMTime) -> Bool {
    guard let one = left.fraction, let other = right.fraction else {
      return left.rank < right.rank
    }
    return one.numerator * other.denominator < other.numerator * one.denominator
  }

  /// Equal times are equal in seconds, whatever their timescales.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rank)
    guard let fraction = fraction?.reduced else { return }
    hasher.combine(fraction.numerator)
    hasher.combine(fraction.denominator)
  }

  /// [D] The order of CMTimeCompare.
  private var rank: Int {
    if !isValid { return 3 }
    if isIndefinite { return 2 }
    if isNumeric { return fraction == nil ? 3 : 0 }
    return isPositiveInfinity ? 1 : -1
  }
}

extension CMTime {
  public static func + (left: CMTime, right: CMTime) -> CMTime {
    guard let one = left.fraction, let other = right.fraction else {
      return left.special(with: right)
    }
    let isRounded = left.hasBeenRounded || right.hasBeenRounded
    return (one + other).time(isRounded: isRounded)
  }

  public static func - (left: CMTime, right: CMTime) -> CMTime { left + right.scaled(by: -1) }

  /// [D] The sum of times of which one is no number.
  private func special(with other: CMTime) -> CMTime {
    let ranks = [rank, other.rank]
    if ranks.contains(3) || ranks.sorted() == [-1, 1] { return .invalid }
    if ranks.contains(2) { return .indefinite }
    return ranks.contains(1) ? .positiveInfinity : .negativeInfinity
  }

  fileprivate func scaled(by factor: Int32) -> CMTime {
    guard let fraction else { return signed(Double(factor)) }
    let product = TimeFraction(fraction.numerator * Int128(factor), fraction.denominator)
    return product.time(isRounded: hasBeenRounded)
  }

  /// A time that is no number, times a factor.
  fileprivate func signed(_ factor: Double) -> CMTime {
    guard rank == 1 || rank == -1 else { return self }
    guard factor != 0, !factor.isNaN else { return .invalid }
    return (rank == 1) == (factor > 0) ? .positiveInfinity : .negativeInfinity
  }

  /// The same time in other ticks.
  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    guard newTimescale > 0 else { return .invalid }
    guard let fraction else { return self }
    let scale = Int128(newTimescale)
    let (ticks, isExact) = fraction.ticks(scale, method, from: Int128(timescale))
    guard let value = CMTimeValue(exactly: ticks) else {
      return ticks > 0 ? .positiveInfinity : .negativeInfinity
    }
    return CMTime(value, newTimescale, isRounded: !isExact || hasBeenRounded)
  }
}

public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// -1, 0 or 1.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 < time2 ? -1 : time1 == time2 ? 0 : 1
}

public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  time.scaled(by: multiplier)
}

public func CMTimeMultiplyByRatio(
  _ time: CMTime,
  multiplier: Int32,
  divisor: Int32
) -> CMTime {
  guard divisor != 0 else { return .invalid }
  guard let fraction = time.fraction else {
    return time.signed(Double(multiplier) * Double(divisor.signum()))
  }
  let factor = Int128(multiplier) * Int128(divisor.signum())
  let product = TimeFraction(
    fraction.numerator * factor,
    fraction.denominator * Int128(divisor.magnitude)
  )
  return product.time(isRounded: time.hasBeenRounded)
}

public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
  time < .zero ? CMTimeMultiply(time, multiplier: -1) : time
}

public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }

public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  guard time.fraction != nil else { return time.signed(multiplier) }
  return CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}

public func CMTimeConvertScale(
  _ time: CMTime,
  timescale newTimescale: Int32,
  method: CMTimeRoundingMethod
) -> CMTime { time.convertScale(newTimescale, method: method) }
