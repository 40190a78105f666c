/// How far content follows a finger that drags it beyond its edge.
public struct RubberBand: Hashable, Codable, Sendable {
  /// The slope at the edge.
  public var coefficient: Double

  public init(coefficient: Double = 0.55) {  // [M] reproduced widely, not documented
    precondition(coefficient > 0, "a rubber band's coefficient must be above 0, not \(coefficient)")
    self.coefficient = coefficient
  }

  /// The visible overshoot for a drag of `distance` in a viewport of length `dimension`.
  public func offset(pulling distance: Double, dimension: Double) -> Double {
    if dimension <= 0 { return 0 }
    let pulled = (1 - 1 / (distance.magnitude * coefficient / dimension + 1)) * dimension
    return distance < 0 ? -pulled : pulled
  }

  /// The drag for a visible overshoot: the inverse, for less than one `dimension`.
  public func pull(showing offset: Double, dimension: Double) -> Double {
    precondition(
      offset.magnitude < dimension,
      "a rubber band never shows \(offset) of \(dimension); give less than the dimension"
    )
    let pulled = (1 / (1 - offset.magnitude / dimension) - 1) * dimension / coefficient
    return offset < 0 ? -pulled : pulled
  }

  /// A position inside the limits unchanged, or its visible position beyond them.
  public func position(
    of value: Double,
    within limits: ClosedRange<Double>,
    dimension: Double
  ) -> Double {
    let nearest = Swift.min(Swift.max(value, limits.lowerBound), limits.upperBound)
    return nearest + offset(pulling: value - nearest, dimension: dimension)
  }
}
