/// Frames per second as an exact fraction: 60, or 30000/1001 for 29.97.
public struct FrameRate: Hashable, Sendable {
  public let frames: Int64
  public let seconds: Int64

  /// `frames` in every `seconds`.
  public init(_ frames: Int, per seconds: Int = 1) {
    self = Self(unchecked: Int64(frames), per: Int64(seconds)).trusted()
  }

  init(unchecked frames: Int64, per seconds: Int64) {
    (self.frames, self.seconds) = (frames, seconds)
  }

  public static let film = FrameRate(24_000, per: 1001)  // 23.976
  public static let ntsc = FrameRate(30_000, per: 1001)  // 29.97
  public static let doubleNTSC = FrameRate(60_000, per: 1001)  // 59.94

  public var framesPerSecond: Double { Double(frames) / Double(seconds) }

  /// The start of a frame, or a fraction of a frame later: exact, or the nearest flick.
  public func start(ofFrame index: Int, plusHalf: Bool = false) -> Instant {
    let halves = 2 * Int128(index) + (plusHalf ? 1 : 0)
    let product = halves * Int128(seconds) * Int128(Instant.ticksPerSecond)
    let divisor = 2 * Int128(frames)
    // Rounds halves up; negative indices do not occur in films, but stay monotonic.
    let (quotient, remainder) = (2 * product + divisor).quotientAndRemainder(
      dividingBy: 2 * divisor
    )
    return Instant(ticks: Int64(clamping: remainder < 0 ? quotient - 1 : quotient))
  }

  /// The number of frames that start before `duration` has passed: ⌈duration · rate⌉.
  public func frameCount(in duration: Instant) -> Int {
    precondition(!duration.isForever, "an infinite span has no frame count; give it an end")
    if duration <= .zero { return 0 }
    let divisor = Int128(seconds) * Int128(Instant.ticksPerSecond)
    return Int((Int128(duration.ticks) * Int128(frames) + divisor - 1) / divisor)
  }
}

extension FrameRate: ExpressibleByIntegerLiteral {
  public init(integerLiteral frames: Int) { self.init(frames) }
}

extension FrameRate: CustomStringConvertible {
  public var description: String { seconds == 1 ? "\(frames)" : "\(frames)/\(seconds)" }
}

extension FrameRate: Validated {
  /// Up to this number of seconds all products fit into 128 bits.
  private static let longest: Int64 = 1_000_000_000

  /// Whether there is at most one frame for each instant.
  private var isCountable: Bool {
    Int128(frames) <= Int128(seconds) * Int128(Instant.ticksPerSecond)
  }

  var fault: TimelineError? {
    firstFault(
      (frames > 0, .notPositive(what: "a frame rate", value: Double(frames))),
      (seconds > 0, .notPositive(what: "the seconds of a frame rate", value: Double(seconds))),
      (seconds <= Self.longest && isCountable, .rateTooHigh(frames: frames, seconds: seconds))
    )
  }
}

/// Encoded as `60`, or as `[30000, 1001]`.
extension FrameRate: Codable {
  public init(from decoder: any Decoder) throws {
    if let whole = try? decoder.singleValueContainer().decode(Int64.self) {
      self = try Self(unchecked: whole, per: 1).checked()
    } else {
      var pair = try decoder.unkeyedContainer()
      self = try Self(
        unchecked: try pair.decode(Int64.self),
        per: try pair.decode(Int64.self)
      ).checked()
    }
  }

  public func encode(to encoder: any Encoder) throws {
    if seconds == 1 {
      try frames.encode(to: encoder)
    } else {
      try [frames, seconds].encode(to: encoder)
    }
  }
}
