/// A clock relative to another: `CAMediaTiming`'s `beginTime`, `speed` and `timeOffset`.
public struct LocalClock: Hashable, Sendable {
  /// The time on the outer clock at which this one shows `offset`.
  public var begin: Instant
  /// Local seconds per outer second; 0 stops the clock, a negative speed runs it backwards.
  public var speed: Double
  public var offset: Instant

  public init(begin: Instant = .zero, speed: Double = 1, offset: Instant = .zero) {
    self = Self(unchecked: begin, speed: speed, offset: offset).trusted()
  }

  init(unchecked begin: Instant, speed: Double, offset: Instant) {
    (self.begin, self.speed, self.offset) = (begin, speed, offset)
  }

  public static let outer = LocalClock()

  /// The local time at an outer time.
  public func local(at outer: Instant) -> Instant {
    (outer - begin).scaled(by: speed) + offset
  }

  /// The outer time of a local time; nil for a stopped clock.
  public func outer(at local: Instant) -> Instant? {
    speed == 0 ? nil : (local - offset).scaled(by: 1 / speed) + begin
  }

  /// This clock inside `outer`, combined into one.
  public func nested(in outer: LocalClock) -> LocalClock {
    LocalClock(begin: outer.begin, speed: outer.speed * speed, offset: local(at: outer.offset))
  }
}

extension LocalClock: Validated {
  var fault: TimelineError? {
    speed.isFinite ? nil : .notFinite(what: "a clock's speed", value: speed)
  }
}

extension LocalClock: Codable {
  private enum Key: CodingKey { case begin, speed, offset }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self = try Self(
      unchecked: try fields.decodeIfPresent(Instant.self, forKey: .begin) ?? .zero,
      speed: try fields.decodeIfPresent(Double.self, forKey: .speed) ?? 1,
      offset: try fields.decodeIfPresent(Instant.self, forKey: .offset) ?? .zero
    ).checked()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    if begin != .zero { try fields.encode(begin, forKey: .begin) }
    if speed != 1 { try fields.encode(speed, forKey: .speed) }
    if offset != .zero { try fields.encode(offset, forKey: .offset) }
  }
}
