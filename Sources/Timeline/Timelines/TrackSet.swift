/// Scalar tracks by name, for all motion in a scene.
public struct TrackSet: Hashable, Codable, Sendable {
  public var tracks: [String: Track<Double>]

  public init(_ tracks: [String: Track<Double>] = [:]) {
    self.tracks = tracks
  }

  public subscript(name: String) -> Track<Double>? {
    get { tracks[name] }
    set { tracks[name] = newValue }
  }

  /// In alphabetical order, so that output is the same everywhere.
  public var names: [String] { tracks.keys.sorted() }

  /// The end of the last part of all tracks.
  public var end: Instant { tracks.values.map(\.end).reduce(.zero, Swift.max) }

  public func state(at time: Instant) -> [String: Moment] {
    tracks.mapValues { track in
      let (value, velocity) = track.state(at: time)
      return Moment(value: value, velocity: velocity)
    }
  }
}

/// The value of a property at a time, and its velocity per second.
public struct Moment: Hashable, Codable, Sendable {
  public var value: Double
  public var velocity: Double

  public init(value: Double, velocity: Double = 0) {
    (self.value, self.velocity) = (value, velocity)
  }
}
