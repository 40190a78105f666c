/// The duration and position of a frame's exposure, for motion blur.
public struct Shutter: Hashable, Sendable {
  /// 360 degrees are one whole frame interval.
  public var angle: Double
  /// The start of the exposure in the same degrees, relative to the frame's instant.
  public var phase: Double
  /// The number of instants that are averaged.
  public var samples: Int

  public init(angle: Double = 180, phase: Double = -90, samples: Int = 16) {
    self = Self(unchecked: angle, phase: phase, samples: samples).trusted()
  }

  init(unchecked angle: Double, phase: Double, samples: Int) {
    (self.angle, self.phase, self.samples) = (angle, phase, samples)
  }

  /// The midpoints of equal parts of the exposure, clamped to the film.
  public func exposures(at instant: Instant, fps: FrameRate, for duration: Instant) -> [Instant] {
    let frame = Double(Instant.ticksPerSecond) / fps.framesPerSecond
    let opening = Double(instant.ticks) + phase / 360 * frame
    let end = Double(Swift.max(duration, .zero).ticks)
    let (start, stop) = (
      Swift.min(Swift.max(opening, 0), end),
      Swift.min(Swift.max(opening + angle / 360 * frame, 0), end)
    )
    return (0..<samples).map { index in
      let share = (Double(index) + 0.5) / Double(samples)
      return Instant(nearestTicks: start + (stop - start) * share)
    }
  }
}

extension Shutter: Validated {
  var fault: TimelineError? {
    firstFault(
      (angle.isFinite, .notFinite(what: "a shutter's angle", value: angle)),
      (angle >= 0, .negative(what: "a shutter's angle", value: angle)),
      (phase.isFinite, .notFinite(what: "a shutter's phase", value: phase)),
      (samples > 0, .notPositive(what: "a shutter's number of samples", value: Double(samples)))
    )
  }
}

extension Shutter: Codable {
  private enum Key: CodingKey { case angle, phase, samples }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self = try Self(
      unchecked: try fields.decode(Double.self, forKey: .angle),
      phase: try fields.decode(Double.self, forKey: .phase),
      samples: try fields.decode(Int.self, forKey: .samples)
    ).checked()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(angle, forKey: .angle)
    try fields.encode(phase, forKey: .phase)
    try fields.encode(samples, forKey: .samples)
  }
}
