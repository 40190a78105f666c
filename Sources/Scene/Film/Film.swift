public import Foundation

/// A recording: its frames, what was called back and when, and what was wrong.
public struct Film: Sendable {
  public var frames: [Frame]
  /// The picture at the duration, just before completions ran; the last frame shows it settled.
  public var end: Frame
  /// In seconds.
  public var duration: TimeInterval
  /// In the order in which they happened.
  public var events: [Event]
  public var faults: [Fault]
  /// Controllers that were dismissed, popped or removed and are alive all the same.
  public var survivors: [Survivor]

  public init(
    frames: [Frame],
    end: Frame,
    duration: TimeInterval,
    events: [Event] = [],
    faults: [Fault] = [],
    survivors: [Survivor] = []
  ) {
    self.frames = frames
    self.end = end
    self.duration = duration
    self.events = events
    self.faults = faults
    self.survivors = survivors
  }
}
