/// Defaults are left out; infinite iterations are encoded as `forever`.
extension Timing: Codable {
  private enum Key: CodingKey {
    case clock, delay, endDelay, duration, iterations, iterationStart, direction, fill, curve
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func optional<T: Decodable>(_ key: Key, _ standard: T) throws -> T {
      try fields.decodeIfPresent(T.self, forKey: key) ?? standard
    }
    clock = try optional(.clock, .outer)
    delay = try optional(.delay, .zero)
    endDelay = try optional(.endDelay, .zero)
    duration = try fields.decode(Instant.self, forKey: .duration)
    iterations = try optional(.iterations, Count(1)).value
    iterationStart = try optional(.iterationStart, 0)
    direction = try optional(.direction, .normal)
    fill = try optional(.fill, .none)
    curve = try optional(.curve, .linear)
    self = try checked()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    func write<T: Encodable & Equatable>(_ value: T, _ key: Key, unless standard: T) throws {
      if value != standard { try fields.encode(value, forKey: key) }
    }
    try write(clock, .clock, unless: .outer)
    try write(delay, .delay, unless: .zero)
    try write(endDelay, .endDelay, unless: .zero)
    try fields.encode(duration, forKey: .duration)
    try write(Count(iterations), .iterations, unless: Count(1))
    try write(iterationStart, .iterationStart, unless: 0)
    try write(direction, .direction, unless: .normal)
    try write(fill, .fill, unless: .none)
    try write(curve, .curve, unless: .linear)
  }
}

/// A number that may be infinite, which JSON cannot represent.
private struct Count: Codable, Equatable {
  let value: Double

  init(_ value: Double) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let isEndless = (try? container.decode(String.self)) == "forever"
    value = isEndless ? .infinity : try container.decode(Double.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if value.isInfinite {
      try container.encode("forever")
    } else {
      try container.encode(value)
    }
  }
}
