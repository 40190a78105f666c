/// A damped spring from 0 to 1, defined by mass, stiffness and damping.
public struct Spring: Hashable, Sendable {
  /// The treatment of a damping ratio above 1.
  public enum Overdamping: String, Hashable, Codable, Sendable, CaseIterable {
    /// The physical solution.
    case physical
    /// Core Animation without `allowsOverdamping`: treated as critically damped.
    case clamped
    /// Core Animation with `allowsOverdamping`: its coefficients are swapped, so it overshoots.
    case swapped
  }

  public let mass: Double
  public let stiffness: Double
  public let damping: Double
  public let overdamping: Overdamping

  public init(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    overdamping: Overdamping = .physical
  ) {
    self = Self(
      unchecked: mass,
      stiffness: stiffness,
      damping: damping,
      overdamping: overdamping
    ).trusted()
  }

  init(
    unchecked mass: Double,
    stiffness: Double,
    damping: Double,
    overdamping: Overdamping
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.overdamping = overdamping
  }
}

extension Spring {
  /// Undamped angular frequency, radians per second.
  public var frequency: Double { (stiffness / mass).squareRoot() }

  /// 1 is critical; below it oscillates, above it creeps.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// How long the spring feels to take, and the duration it was made from: 2π√(m/k) seconds.
  public var perceptualDuration: Double { 2 * .pi / frequency }

  /// 0 is critical, 1 oscillates for ever, below 0 creeps.
  public var bounce: Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }
}

extension Spring: Validated {
  var fault: TimelineError? {
    firstFault(
      (mass.isFinite, .notFinite(what: "a spring's mass", value: mass)),
      (mass > 0, .notPositive(what: "a spring's mass", value: mass)),
      (stiffness.isFinite, .notFinite(what: "a spring's stiffness", value: stiffness)),
      (stiffness > 0, .notPositive(what: "a spring's stiffness", value: stiffness)),
      (damping.isFinite, .notFinite(what: "a spring's damping", value: damping)),
      (damping >= 0, .negative(what: "a spring's damping", value: damping))
    )
  }
}

extension Spring: Codable {
  private enum Key: CodingKey { case mass, stiffness, damping, overdamping }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self = try Self(
      unchecked: try fields.decodeIfPresent(Double.self, forKey: .mass) ?? 1,
      stiffness: try fields.decode(Double.self, forKey: .stiffness),
      damping: try fields.decode(Double.self, forKey: .damping),
      overdamping: try fields.decodeIfPresent(Overdamping.self, forKey: .overdamping) ?? .physical
    ).checked()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(mass, forKey: .mass)
    try fields.encode(stiffness, forKey: .stiffness)
    try fields.encode(damping, forKey: .damping)
    if overdamping != .physical { try fields.encode(overdamping, forKey: .overdamping) }
  }
}
