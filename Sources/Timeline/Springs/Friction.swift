internal import Glibc

/// Motion that only slows down: a flick of a scroll view after the finger has left.
public struct Friction: Hashable, Sendable {
  /// The share of the velocity that is left after one second, between 0 and 1.
  public let drag: Double

  public init(drag: Double) {
    self = Self(unchecked: drag).trusted()
  }

  /// `UIScrollView.DecelerationRate`: the share that is left after one millisecond.
  public init(decelerationRate: Double) {
    self.init(drag: pow(decelerationRate, 1000))
  }

  init(unchecked drag: Double) {
    self.drag = drag
  }

  public static let normal = Friction(decelerationRate: 0.998)  // [D] UIScrollView
  public static let fast = Friction(decelerationRate: 0.99)  // [D] UIScrollView

  /// How far from the start, and how fast, `time` seconds after leaving with `velocity`.
  public func motion(
    at time: Double,
    velocity: Double
  ) -> (distance: Double, velocity: Double) {
    let left = pow(drag, time)
    return (velocity * (left - 1) / log(drag), velocity * left)
  }

  /// The whole way until rest.
  public func distance(velocity: Double) -> Double {
    -velocity / log(drag)
  }

  /// Seconds until less than `epsilon` of the way is left.
  public func settlingDuration(velocity: Double, epsilon: Double = 0.5) -> Double {
    precondition(epsilon > 0, "a settling distance must be above 0, not \(epsilon)")
    let way = distance(velocity: velocity).magnitude
    return way <= epsilon ? 0 : log(epsilon / way) / log(drag)
  }

  // [W] WWDC 2018, session 803
  /// Where a flick lands by the sum that Apple shows, one step a millisecond.
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
