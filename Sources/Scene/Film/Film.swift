public import Foundation

/// A recording: its frames, callbacks and faults.
public struct Film: Sendable {
  public let frames: [Frame]
  /// The picture at the end of the duration, just before completions ran; the last frame shows the
  /// settled state.
  public let end: Frame
  /// In seconds.
  public let duration: TimeInterval
  /// In the order in which they happened.
  public let events: [Event]
  public let faults: [Fault]
  /// Controllers that were dismissed, popped or removed and are still alive.
  public let survivors: [Survivor]

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
