import Foundation

/// Content beyond its edge on the way back, in closed form.
///
/// [W1] After I. Lobanov's reconstruction of UIScrollView: a critically damped spring of stiffness
/// 100.
struct ScrollBounce {
  private static let frequency: CGFloat = 10

  // Coefficients of the two terms of the solution.
  private let first: CGFloat
  private let second: CGFloat

  /// `stretch` is the distance beyond the edge, `speed` in points per second.
  init(stretch: CGFloat, speed: CGFloat) {
    first = stretch
    second = speed + Self.frequency * stretch
  }

  /// The distance beyond the edge.
  func stretch(at time: TimeInterval) -> CGFloat {
    let time = CGFloat(time)
    return (first + second * time) * exp(-Self.frequency * time)
  }

  /// Points per second.
  func speed(at time: TimeInterval) -> CGFloat {
    let time = CGFloat(time)
    let grown = first + second * time
    return (second - Self.frequency * grown) * exp(-Self.frequency * time)
  }

  /// When it turns round, after which it only approaches the edge.
  private var turn: TimeInterval {
    guard second != 0 else { return 0 }
    return TimeInterval(max(0, 1 / Self.frequency - first / second))
  }

  /// The time after which it stays within a distance of the edge.
  func duration(within distance: CGFloat) -> TimeInterval {
    func isFar(_ time: TimeInterval) -> Bool { abs(stretch(at: time)) > distance }
    let turn = turn
    guard isFar(0) || isFar(turn) else { return 0 }
    var early = isFar(turn) ? turn : 0
    var late = turn + 0.1
    while isFar(late) { (early, late) = (late, late + 0.1) }
    // Between the two it approaches the edge steadily.
    while late - early > 1e-6 {
      let middle = (early + late) / 2
      if isFar(middle) { early = middle } else { late = middle }
    }
    return late
  }
}
