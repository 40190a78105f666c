package import Foundation
package import Scene
package import Timeline

/// Filming at given instants.
extension Stage {
  /// The data of a film besides its pictures.
  package struct FilmSummary: Sendable {
    package let duration: Instant
    /// The width of the widest and the height of the highest picture, since a device may rotate.
    package let canvas: CGSize
    package let events: [Film.Event]
    package let faults: [Film.Fault]
  }

  /// The same as `record(fps:_:)`, with any frame rate, or for a fixed duration.
  package func record(
    at rate: FrameRate,
    for length: Instant? = nil,
    _ body: () throws -> Void
  ) throws -> Film {
    let collector = FrameCollector()
    let recording = Recording(self, .rate(rate), length: length, into: collector)
    try recording.run(body)
    return recording.film(collector.frames)
  }

  /// The picture at rest, without a film: faults so far are left for the next one.
  package func rest() throws -> Scene {
    try settleTurn()
    return scene()
  }

  /// Commits what `body` sets up; exceptions that UIKit raises are thrown.
  package func prepare(_ body: () throws -> Void) throws {
    try Recording(self, fps: 1, length: .zero, into: FrameDiscarder()).run(body)
  }

  private func settleTurn() throws { try prepare {} }

  /// Takes pictures at `instants` only, in order and relative to the film's start, passing on each
  /// as it is taken.
  package func record(
    at instants: [Instant],
    for length: Instant? = nil,
    into take: @escaping (Frame) throws -> Void,
    _ body: () throws -> Void
  ) throws -> FilmSummary {
    let recording = Recording(self, .instants(instants), length: length, into: FrameForwarder(take))
    try recording.run(body)
    return recording.summary
  }
}

/// Passes on frames.
private struct FrameForwarder: FrameSink {
  private let take: (Frame) throws -> Void

  init(_ take: @escaping (Frame) throws -> Void) {
    self.take = take
  }

  func write(_ frame: Frame) throws { try take(frame) }
}
