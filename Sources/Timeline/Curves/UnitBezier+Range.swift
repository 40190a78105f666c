extension UnitBezier {
  /// The least and the greatest output over inputs in [0, 1].
  public var range: ClosedRange<Double> {
    let turns = vertical.turningPoints.map { vertical.value(at: $0) }
    return (turns + [0, 1]).reduce(0...0) {
      Swift.min($0.lowerBound, $1)...Swift.max($0.upperBound, $1)
    }
  }

  /// The first input in [0, 1] whose output is `y`, if there is one.
  public func inverse(_ y: Double) -> Double? {
    let bounds = [0] + vertical.turningPoints + [1]
    for (low, high) in zip(bounds, bounds.dropFirst()) {
      let (start, end) = (vertical.value(at: low), high == 1 ? 1 : vertical.value(at: high))
      guard Swift.min(start, end) <= y && y <= Swift.max(start, end) else { continue }
      if y == end && high == 1 { return 1 }
      return horizontal.value(at: vertical.parameter(where: y, in: low...high))
    }
    return nil
  }
}
