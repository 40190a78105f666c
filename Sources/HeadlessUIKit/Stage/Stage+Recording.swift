public import Foundation
public import Scene
import Timeline

extension Stage {
  /// Films what `body` starts, until nothing that ends by itself is running.
  @discardableResult
  public func record(fps: Int = 60, _ body: () throws -> Void) throws -> Film {
    let collector = FrameCollector()
    let recording = Recording(self, fps: fps, length: nil, into: collector)
    try recording.run(body)
    return recording.film(collector.frames)
  }

  /// The same, passing on each frame as it is made.
  public func record(
    fps: Int = 60,
    into sink: some FrameSink,
    _ body: () throws -> Void
  ) throws {
    try Recording(self, fps: fps, length: nil, into: sink).run(body)
  }

  /// Films exactly `seconds`, whatever is still moving then.
  @discardableResult
  public func record(
    for seconds: TimeInterval,
    fps: Int = 60,
    _ body: () throws -> Void
  ) throws -> Film {
    precondition(seconds >= 0, "a recording cannot last \(seconds) s")
    let collector = FrameCollector()
    let recording = Recording(self, fps: fps, length: Instant(seconds: seconds), into: collector)
    try recording.run(body)
    return recording.film(collector.frames)
  }

  /// Runs `body` that many seconds after the start of the recording it is called in.
  public func schedule(at seconds: TimeInterval, _ body: @escaping () -> Void) {
    let start = recordingStart ?? core.now
    core.queue.at(start + Instant(seconds: seconds), body)
  }

  /// The earlier name of `schedule(at:_:)`, kept for scripts that use it.
  public func at(_ seconds: TimeInterval, _ body: @escaping () -> Void) {
    schedule(at: seconds, body)
  }

  /// Lets time pass until nothing that ends by itself is running.
  public func settle() throws {
    try Recording(self, fps: 1, length: nil, into: FrameDiscarder()).run {}
  }
}

/// Collects the frames of a recording.
final class FrameCollector: FrameSink {
  var frames: [Frame] = []

  func write(_ frame: Frame) {
    frames.append(frame)
  }
}

/// Discards the frames.
struct FrameDiscarder: FrameSink {
  func write(_ frame: Frame) {}
}
