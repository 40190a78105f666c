package import Foundation
package import Scene
package import Timeline

/// Films at instants of one's own choice.
extension Stage {
  /// What a film tells beside its pictures.
  package struct Course: Sendable {
    package let duration: Instant
    /// As wide as the widest picture and as high as the highest: a device may turn.
    package let canvas: CGSize
    package let events: [Film.Event]
    package let faults: [Film.Fault]
  }

  /// The same as `record(fps:_:)`, at a rate that need not be whole, or for a fixed length.
  package func record(
    at rate: FrameRate,
    for length: Instant? = nil,
    _ body: () throws -> Void
  ) throws -> Film {
    let reel = Reel()
    let recording = Recording(self, .rate(rate), length: length, into: reel)
    try recording.run(body)
    return recording.film(reel.frames)
  }

  /// The picture at rest, without a film: what has been wrong so far is left for the next one.
  package func rest() throws -> Scene {
    try settleTurn()
    return scene()
  }

  /// Commits what `body` sets up; what UIKit would raise meanwhile is thrown.
  package func prepare(_ body: () throws -> Void) throws {
    try Recording(self, fps: 1, length: .zero, into: NoFilm()).run(body)
  }

  private func settleTurn() throws { try prepare {} }

  /// Takes pictures at `instants` alone, in order and counted from the film's start, handing each
  /// on as it is taken.
  package func record(
    at instants: [Instant],
    for length: Instant? = nil,
    into take: @escaping (Frame) throws -> Void,
    _ body: () throws -> Void
  ) throws -> Course {
    let recording = Recording(self, .instants(instants), length: length, into: Hand(take))
    try recording.run(body)
    return recording.course
  }
}

/// Hands frames on.
private struct Hand: FrameSink {
  private let take: (Frame) throws -> Void

  init(_ take: @escaping (Frame) throws -> Void) {
    self.take = take
  }

  func write(_ frame: Frame) throws { try take(frame) }
}
