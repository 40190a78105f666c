/// A named curve is encoded as its name, any other as one key with its parameters.
extension Curve: Codable {
  private enum Kind: String, CodingKey { case bezier, steps, stops, circular, spline, spring }
  private enum SpringKey: CodingKey { case spring, over, velocity }

  public init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      guard let known = CurveName(rawValue: name) else {
        throw TimelineError.unknownCurve(name: name)
      }
      self = known.curve
      return
    }
    let fields = try decoder.container(keyedBy: Kind.self)
    guard let kind = fields.allKeys.first else { throw TimelineError.unknownCurve(name: "{}") }
    switch kind {
    case .bezier: self = .bezier(try fields.decode(UnitBezier.self, forKey: kind))
    case .steps: self = .steps(try fields.decode(Steps.self, forKey: kind))
    case .stops: self = .stops(try fields.decode(LinearStops.self, forKey: kind))
    case .circular: self = .circular(try fields.decode(Circular.self, forKey: kind))
    case .spline: self = .spline(try fields.decode(CatmullRomCurve.self, forKey: kind))
    case .spring: self = try Self.spring(from: fields)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    if let name = CurveName.allCases.first(where: { $0.curve == self }) {
      var word = encoder.singleValueContainer()
      return try word.encode(name.rawValue)
    }
    var fields = encoder.container(keyedBy: Kind.self)
    switch self {
    case .linear, .hold: break  // Both have names.
    case .bezier(let bezier): try fields.encode(bezier, forKey: .bezier)
    case .steps(let steps): try fields.encode(steps, forKey: .steps)
    case .stops(let stops): try fields.encode(stops, forKey: .stops)
    case .circular(let circular): try fields.encode(circular, forKey: .circular)
    case .spline(let spline): try fields.encode(spline, forKey: .spline)
    case .spring(let spring, let seconds, let velocity):
      var facts = fields.nestedContainer(keyedBy: SpringKey.self, forKey: .spring)
      try facts.encode(spring, forKey: .spring)
      try facts.encode(seconds, forKey: .over)
      try facts.encode(velocity, forKey: .velocity)
    }
  }

  private static func spring(from fields: KeyedDecodingContainer<Kind>) throws -> Curve {
    let facts = try fields.nestedContainer(keyedBy: SpringKey.self, forKey: .spring)
    let curve = Curve.spring(
      try facts.decode(Spring.self, forKey: .spring),
      over: try facts.decode(Double.self, forKey: .over),
      velocity: try facts.decode(Double.self, forKey: .velocity)
    )
    return try curve.checked()
  }
}

extension Curve: Validated {
  var fault: TimelineError? {
    guard case .spring(_, let seconds, let velocity) = self else { return nil }
    return firstFault(
      (seconds.isFinite, .notFinite(what: "a spring's length in seconds", value: seconds)),
      (seconds > 0, .notPositive(what: "a spring's length in seconds", value: seconds)),
      (velocity.isFinite, .notFinite(what: "a spring's initial velocity", value: velocity))
    )
  }
}
