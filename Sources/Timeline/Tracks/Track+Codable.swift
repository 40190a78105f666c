extension Track: Codable where Value: Codable {
  private enum Key: CodingKey { case base, changes, parts }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    base = try fields.decode(Value.self, forKey: .base)
    changes = try fields.decodeIfPresent([Change].self, forKey: .changes) ?? []
    parts = try fields.decodeIfPresent([TrackPart<Value>].self, forKey: .parts) ?? []
    self = try checked()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(base, forKey: .base)
    if !changes.isEmpty { try fields.encode(changes, forKey: .changes) }
    if !parts.isEmpty { try fields.encode(parts, forKey: .parts) }
  }
}

extension Track: Validated {
  var fault: TimelineError? {
    for value in [base] + changes.map(\.value) where !value.magnitudeSquared.isFinite {
      return .notFinite(what: "the size of a model value", value: value.magnitude)
    }
    for index in changes.indices.dropFirst() where changes[index].time < changes[index - 1].time {
      return .changesNotOrdered(index: index)
    }
    return nil
  }
}
