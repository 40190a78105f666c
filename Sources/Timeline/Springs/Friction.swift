internal import Glibc

/// Motion that only slows down: a scroll view after the finger is lifted.
public struct Friction: Hashable, Sendable {
  /// The fraction of the velocity that remains after one second, between 0 and 1.
  public let drag: Double

  public init(drag: Double) {
    self = Self(unchecked: drag).trusted()
  }

  /// `UIScrollView.DecelerationRate`: the fraction that remains after one millisecond.
  public init(decelerationRate: Double) {
    self.init(drag: pow(decelerationRate, 1000))
  }

  init(unchecked drag: Double) {
    self.drag = drag
  }

  public static let normal = Friction(decelerationRate: 0.998)  // [D] UIScrollView
  public static let fast = Friction(decelerationRate: 0.99)  // [D] UIScrollView

  /// The distance and the velocity `time` seconds after a start with `velocity`.
  public func motion(
    at time: Double,
    velocity: Double
  ) -> (distance: Double, velocity: Double) {
    let left = pow(drag, time)
    return (velocity * (left - 1) / log(drag), velocity * left)
  }

  /// The total distance until rest.
  public func distance(velocity: Double) -> Double {
    -velocity / log(drag)
  }

  /// Seconds until the remaining distance is less than `epsilon`.
  public func settlingDuration(velocity: Double, epsilon: Double = 0.5) -> Double {
    precondition(epsilon > 0, "a settling distance must be above 0, not \(epsilon)")
    let way = distance(velocity: velocity).magnitude
    return way <= epsilon ? 0 : log(epsilon / way) / log(drag)
  }

  // [W] WWDC 2018, session 803
  /// The end of a flick by the sum that Apple shows, with steps of a millisecond.
  public static func projection(velocity: Double, decelerationRate: Double = 0.998) -> Double {
    velocity / 1000 * decelerationRate / (1 - decelerationRate)
  }
}

extension Friction: Validated {
  var fault: TimelineError? {
    firstFault(
      (drag.isFinite, .notFinite(what: "the drag of friction", value: drag)),
      (drag > 0, .notPositive(what: "the drag of friction", value: drag)),
      (drag < 1, .notPositive(what: "1 minus the drag of friction", value: 1 - drag))
    )
  }
}

extension Friction: Codable {
  public init(from decoder: any Decoder) throws {
    self = try Self(unchecked: try Double(from: decoder)).checked()
  }

  public func encode(to encoder: any Encoder) throws {
    try drag.encode(to: encoder)
  }
}
