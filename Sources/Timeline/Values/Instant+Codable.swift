/// An instant is encoded as its number of flicks, an infinite one as `forever`.
extension Instant: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let ticks = try? container.decode(Int64.self) {
      self.init(ticks: ticks)
    } else if try container.decode(String.self) == "forever" {
      self = .forever
    } else {
      throw TimelineError.notAnInstant
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if isForever {
      try container.encode("forever")
    } else {
      try container.encode(ticks)
    }
  }
}
