extension TimeMap: Codable {
  private enum Key: CodingKey { case span, moves }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self = try Self(
      unchecked: try fields.decode(Instant.self, forKey: .span),
      try fields.decode([Move].self, forKey: .moves)
    ).checked()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(span, forKey: .span)
    try fields.encode(moves, forKey: .moves)
  }
}

/// Encoded as its kind and the parameters of that kind.
extension TimeMap.Move: Codable {
  private enum Kind: String, Codable { case play, hold, scrub, glide }
  private enum Key: CodingKey { case kind, rate, `for`, samples, to, over, curve }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    switch try fields.decode(Kind.self, forKey: .kind) {
    case .play:
      self = .play(
        rate: try fields.decode(Double.self, forKey: .rate),
        for: try fields.decode(Instant.self, forKey: .for)
      )
    case .hold:
      self = .hold(for: try fields.decode(Instant.self, forKey: .for))
    case .scrub:
      self = .scrub(try fields.decode([TimeMap.Sample].self, forKey: .samples))
    case .glide:
      self = .glide(
        to: try fields.decode(Double.self, forKey: .to),
        over: try fields.decode(Instant.self, forKey: .over),
        curve: try fields.decode(Curve.self, forKey: .curve)
      )
    }
    self = try checked()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    switch self {
    case .play(let rate, let duration):
      try fields.encode(Kind.play, forKey: .kind)
      try fields.encode(rate, forKey: .rate)
      try fields.encode(duration, forKey: .for)
    case .hold(let duration):
      try fields.encode(Kind.hold, forKey: .kind)
      try fields.encode(duration, forKey: .for)
    case .scrub(let samples):
      try fields.encode(Kind.scrub, forKey: .kind)
      try fields.encode(samples, forKey: .samples)
    case .glide(let fraction, let duration, let curve):
      try fields.encode(Kind.glide, forKey: .kind)
      try fields.encode(fraction, forKey: .to)
      try fields.encode(duration, forKey: .over)
      try fields.encode(curve, forKey: .curve)
    }
  }
}
