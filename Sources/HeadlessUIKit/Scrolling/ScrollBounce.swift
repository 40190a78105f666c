import Foundation

/// Content beyond its edge on the way back, in closed form.
///
/// [M] Numbers.md, scrolling: content in motion is on a critically damped spring; content that a
/// resting finger has let go returns in another way, faster at first and with a longer end.
struct ScrollBounce {
  /// [M] The frequency of content in motion: 11 within five per cent, and 10.93 in other reports.
  private static let frequency: CGFloat = 2 * .pi / 0.575
  // [M] The two rates of content at rest: within 4 of 235 points.
  private static let slow: CGFloat = 9
  private static let fast: CGFloat = 46
  /// [I] Points per second, below which content counts as at rest.
  private static let restingSpeed: CGFloat = 50

  private let isMoving: Bool
  // Coefficients of the two terms of the solution.
  private let first: CGFloat
  private let second: CGFloat

  /// `stretch` is the distance beyond the edge, `speed` in points per second.
  init(stretch: CGFloat, speed: CGFloat) {
    isMoving = stretch == 0 || abs(speed) >= Self.restingSpeed
    if isMoving {
      first = stretch
      second = speed + Self.frequency * stretch
    } else {
      let spread = Self.fast - Self.slow
      first = (Self.fast * stretch + speed) / spread
      second = -(Self.slow * stretch + speed) / spread
    }
  }

  /// The distance beyond the edge.
  func stretch(at time: TimeInterval) -> CGFloat {
    let time = CGFloat(time)
    if isMoving { return (first + second * time) * exp(-Self.frequency * time) }
    return first * exp(-Self.slow * time) + second * exp(-Self.fast * time)
  }

  /// Points per second.
  func speed(at time: TimeInterval) -> CGFloat {
    let time = CGFloat(time)
    if isMoving {
      let grown = first + second * time
      return (second - Self.frequency * grown) * exp(-Self.frequency * time)
    }
    let early = -Self.fast * second * exp(-Self.fast * time)
    return early - Self.slow * first * exp(-Self.slow * time)
  }

  /// When it turns round, after which it only approaches the edge.
  private var turn: TimeInterval {
    if isMoving {
      guard second != 0 else { return 0 }
      return TimeInterval(max(0, 1 / Self.frequency - first / second))
    }
    guard first != 0 else { return 0 }
    let ratio = -(Self.fast * second) / (Self.slow * first)
    return ratio > 1 ? TimeInterval(log(ratio) / (Self.fast - Self.slow)) : 0
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
