extension Keyframes: Codable where Value: Codable {
  private enum Key: CodingKey { case values, times, curves, mode, bends }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self = try Self(
      unchecked: try fields.decode([Value].self, forKey: .values),
      times: try fields.decodeIfPresent([Double].self, forKey: .times),
      curves: try fields.decodeIfPresent([Curve].self, forKey: .curves) ?? [],
      mode: try fields.decodeIfPresent(KeyframeMode.self, forKey: .mode) ?? .linear,
      bends: try fields.decodeIfPresent([KeyframeBend].self, forKey: .bends) ?? []
    ).checked()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(values, forKey: .values)
    if !mode.isPaced { try fields.encode(times, forKey: .times) }
    if !curves.isEmpty { try fields.encode(curves, forKey: .curves) }
    if mode != .linear { try fields.encode(mode, forKey: .mode) }
    if !bends.isEmpty { try fields.encode(bends, forKey: .bends) }
  }
}
