/// A staircase of equal steps: CSS `steps(count, jump)`, css-easing-1.
public struct Steps: Hashable, Sendable {
  /// Whether the staircase jumps at the ends.
  public enum Jump: String, Hashable, Codable, Sendable, CaseIterable {
    case start, end, none, both
  }

  public let count: Int
  public let jump: Jump

  public init(_ count: Int, _ jump: Jump = .end) {
    self = Self(unchecked: count, jump).trusted()
  }

  init(unchecked count: Int, _ jump: Jump) {
    (self.count, self.jump) = (count, jump)
  }

  /// The output at `progress`; `before` takes the left limit, as the before flag of CSS does.
  public func value(at progress: Double, before: Bool = false) -> Double {
    let position = snapped(progress * Double(count))
    var step = position.rounded(.down)
    if jump == .start || jump == .both { step += 1 }
    if before && position == position.rounded(.down) { step -= 1 }
    if progress >= 0 && step < 0 { step = 0 }
    if progress <= 1 && step > jumps { step = jumps }
    return step / jumps
  }

  /// The number of jumps.
  var jumps: Double {
    switch jump {
    case .start, .end: Double(count)
    case .none: Double(count - 1)
    case .both: Double(count + 1)
    }
  }

  // 0.7 · 10 must be step 7 despite rounding.
  private func snapped(_ position: Double) -> Double {
    let whole = position.rounded()
    return (position - whole).magnitude < 1e-9 ? whole : position
  }
}

extension Steps: Validated {
  var fault: TimelineError? {
    count < (jump == .none ? 2 : 1)
      ? .tooFewSteps(count: count, jump: jump.rawValue) : nil
  }
}

extension Steps: Codable {
  private enum Key: CodingKey { case count, jump }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self = try Self(
      unchecked: try fields.decode(Int.self, forKey: .count),
      try fields.decode(Jump.self, forKey: .jump)
    ).checked()
  }
}

extension Steps {
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(count, forKey: .count)
    try fields.encode(jump, forKey: .jump)
  }
}
