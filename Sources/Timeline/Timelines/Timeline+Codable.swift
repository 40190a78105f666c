/// Encoded as one key, the kind, with its parameters.
extension Timeline: Codable {
  private enum Kind: CodingKey { case tracks, sequence, parallel, stagger, timed, remap }
  private enum Fact: CodingKey { case of, overlap, by, from, timing, map }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Kind.self)
    guard let kind = fields.allKeys.first else { throw TimelineError.unknownTimeline }
    func facts() throws -> KeyedDecodingContainer<Fact> {
      try fields.nestedContainer(keyedBy: Fact.self, forKey: kind)
    }
    switch kind {
    case .tracks:
      self = .tracks(try fields.decode(TrackSet.self, forKey: kind))
    case .parallel:
      self = .parallel(try fields.decode([Timeline].self, forKey: kind))
    case .sequence:
      self = .sequence(
        try facts().decode([Timeline].self, forKey: .of),
        overlap: try facts().decodeIfPresent(Instant.self, forKey: .overlap) ?? .zero
      )
    case .stagger:
      self = .stagger(
        try facts().decode([Timeline].self, forKey: .of),
        by: try facts().decode(Instant.self, forKey: .by),
        from: try facts().decodeIfPresent(StaggerOrigin.self, forKey: .from) ?? .first
      )
    case .timed:
      self = .timed(
        try facts().decode(Timing.self, forKey: .timing),
        try facts().decode(Timeline.self, forKey: .of)
      )
    case .remap:
      self = .remap(
        try facts().decode(TimeMap.self, forKey: .map),
        try facts().decode(Timeline.self, forKey: .of)
      )
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Kind.self)
    func encode(_ kind: Kind, _ write: (inout KeyedEncodingContainer<Fact>) throws -> Void) throws {
      var facts = fields.nestedContainer(keyedBy: Fact.self, forKey: kind)
      try write(&facts)
    }
    switch self {
    case .tracks(let set):
      try fields.encode(set, forKey: .tracks)
    case .parallel(let children):
      try fields.encode(children, forKey: .parallel)
    case .sequence(let children, let overlap):
      try encode(.sequence) { facts in
        try facts.encode(children, forKey: .of)
        try facts.encode(overlap, forKey: .overlap)
      }
    case .stagger(let children, let step, let origin):
      try encode(.stagger) { facts in
        try facts.encode(children, forKey: .of)
        try facts.encode(step, forKey: .by)
        try facts.encode(origin, forKey: .from)
      }
    case .timed(let timing, let child):
      try encode(.timed) { facts in
        try facts.encode(timing, forKey: .timing)
        try facts.encode(child, forKey: .of)
      }
    case .remap(let map, let child):
      try encode(.remap) { facts in
        try facts.encode(map, forKey: .map)
        try facts.encode(child, forKey: .of)
      }
    }
  }
}
