/// Maps fractions of a spline's length to parameters, for motion at constant speed.
///
/// Simpson's rule over 64 pieces for each segment: fixed, so that results are the same on every
/// machine.
struct ArcTable: Hashable, Sendable {
  private static var pieces: Int { 64 }

  /// The fraction of the length at the end of each piece; from 0 to 1.
  private let shares: [Double]

  /// Nil if the spline has no length.
  init?<Value>(_ spline: HermiteSpline<Value>) {
    var lengths = [0.0]
    for segment in spline.tangents.indices {
      let speed = { (part: Double) in
        spline.state(at: .init(segment: segment, part: part, slope: 1)).velocity.magnitude
      }
      let width = 1 / Double(Self.pieces)
      for piece in 0..<Self.pieces {
        let start = Double(piece) * width
        let simpson = speed(start) + 4 * speed(start + width / 2) + speed(start + width)
        lengths.append(lengths[lengths.count - 1] + simpson * width / 6)
      }
    }
    let whole = lengths[lengths.count - 1]
    guard whole > 0 else { return nil }
    shares = lengths.map { $0 / whole }
  }

  /// The spline's position at a fraction of its length.
  func position<Value>(at share: Double) -> HermiteSpline<Value>.Position {
    var (low, high) = (0, shares.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if shares[middle] <= share { low = middle } else { high = middle }
    }
    let step = shares[low + 1] - shares[low]
    let inside = step > 0 ? (share - shares[low]) / step : 0
    let count = Double(Self.pieces)
    return .init(
      segment: low / Self.pieces,
      part: (Double(low % Self.pieces) + inside) / count,
      slope: step > 0 ? 1 / (step * count) : 0
    )
  }
}
