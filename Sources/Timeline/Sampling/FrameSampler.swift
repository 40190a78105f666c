/// The instants at which a transition is photographed.
///
/// Frame i is at exactly i/fps, never at a sum of steps. One closing frame at the very end shows
/// the result of the transition.
public struct FrameSampler: Hashable, Codable, Sendable {
  /// Where in its interval a frame is taken.
  public enum Phase: String, Hashable, Codable, Sendable {
    case start, centre
  }

  /// Whether a closing frame at the very end follows.
  public enum Last: String, Hashable, Codable, Sendable, CaseIterable {
    case closed, open
  }

  public var fps: FrameRate
  public var phase: Phase
  public var last: Last
  public var shutter: Shutter?

  public init(
    fps: FrameRate = 60,
    phase: Phase = .start,
    last: Last = .closed,
    shutter: Shutter? = nil
  ) {
    (self.fps, self.phase, self.last, self.shutter) = (fps, phase, last, shutter)
  }

  /// The number of frames in a film of `duration`; one of zero length has a single frame.
  public func frameCount(for duration: Instant) -> Int {
    Swift.max(fps.frameCount(in: duration) + (last == .closed ? 1 : 0), 1)
  }

  /// The time of frame `index` in a film of `duration`.
  public func instant(ofFrame index: Int, for duration: Instant) -> Instant {
    let isClosing = last == .closed && index == frameCount(for: duration) - 1
    if isClosing { return Swift.max(duration, .zero) }
    return Swift.min(fps.start(ofFrame: index, plusHalf: phase == .centre), duration)
  }

  public func instants(for duration: Instant) -> [Instant] {
    (0..<frameCount(for: duration)).map { instant(ofFrame: $0, for: duration) }
  }

  /// The instants that are averaged into the frame at `instant`; only itself without a shutter.
  public func exposures(at instant: Instant, for duration: Instant) -> [Instant] {
    shutter?.exposures(at: instant, fps: fps, for: duration) ?? [instant]
  }
}
