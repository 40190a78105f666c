/// Scalar tracks by name: everything that one scene's motion consists of.
public struct TrackSet: Hashable, Codable, Sendable {
  public var tracks: [String: Track<Double>]

  public init(_ tracks: [String: Track<Double>] = [:]) {
    self.tracks = tracks
  }

  public subscript(name: String) -> Track<Double>? {
    get { tracks[name] }
    set { tracks[name] = newValue }
  }

  /// In alphabetical order, so that prints and walks are the same everywhere.
  public var names: [String] { tracks.keys.sorted() }

  /// When the last part of the last track has ended.
  public var end: Instant { tracks.values.map(\.end).reduce(.zero, Swift.max) }

  public func state(at time: Instant) -> [String: Moment] {
    tracks.mapValues { track in
      let (value, velocity) = track.state(at: time)
      return Moment(value: value, velocity: velocity)
    }
  }
}

/// What a property shows at a time, and how fast that changes in a second.
public struct Moment: Hashable, Codable, Sendable {
  public var value: Double
  public var velocity: Double

  public init(value: Double, velocity: Double = 0) {
    (self.value, self.velocity) = (value, velocity)
  }
}
