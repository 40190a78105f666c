import Foundation

extension CMTime: Comparable {
  public static func == (left: CMTime, right: CMTime) -> Bool {
    guard left.isNumeric, right.isNumeric else { return left.rank == right.rank }
    return left.seconds == right.seconds
  }

  public static func < (left: CMTime, right: CMTime) -> Bool {
    guard left.isNumeric, right.isNumeric else { return left.rank < right.rank }
    return left.seconds < right.seconds
  }

  /// Equal times are equal in seconds, whatever their timescales.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rank)
    if isNumeric { hasher.combine(seconds) }
  }

  /// [D] The order of CMTimeCompare.
  private var rank: Int {
    if !isValid { return 3 }
    if isIndefinite { return 2 }
    return isPositiveInfinity ? 1 : isNegativeInfinity ? -1 : 0
  }
}

extension CMTime {
  public static func + (left: CMTime, right: CMTime) -> CMTime {
    left.combined(with: right) { $0.addingReportingOverflow($1) }
  }

  public static func - (left: CMTime, right: CMTime) -> CMTime {
    left.combined(with: right) { $0.subtractingReportingOverflow($1) }
  }

  /// In ticks that both have, if there are such; otherwise rounded to those of the finer one.
  private func combined(
    with other: CMTime,
    _ operation: (Int64, Int64) -> (partialValue: Int64, overflow: Bool)
  ) -> CMTime {
    guard isNumeric, other.isNumeric else { return special(with: other) }
    let scale = Self.common(timescale, other.timescale) ?? max(timescale, other.timescale)
    guard let left = ticks(scale), let right = other.ticks(scale) else { return .invalid }
    let (value, overflows) = operation(left, right)
    return overflows ? .invalid : CMTime(value: value, timescale: scale)
  }

  // [D] What is not a number stays so.
  private func special(with other: CMTime) -> CMTime {
    if !isValid || !other.isValid { return .invalid }
    if isIndefinite || other.isIndefinite { return .indefinite }
    return isNumeric ? other : self
  }

  private func ticks(_ scale: CMTimeScale) -> Int64? {
    if scale % timescale == 0 {
      let (value, overflows) = value.multipliedReportingOverflow(by: Int64(scale / timescale))
      return overflows ? nil : value
    }
    return Int64(exactly: (seconds * Double(scale)).rounded())
  }

  /// The least common multiple, if it is a timescale.
  private static func common(_ left: CMTimeScale, _ right: CMTimeScale) -> CMTimeScale? {
    var (a, b) = (Int64(left), Int64(right))
    while b != 0 { (a, b) = (b, a % b) }
    return CMTimeScale(exactly: Int64(left) / a * Int64(right))
  }
}

public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// -1, 0 or 1.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 < time2 ? -1 : time1 == time2 ? 0 : 1
}

public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  guard time.isNumeric else { return time }
  return CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}
