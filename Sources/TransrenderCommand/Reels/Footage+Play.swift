import Foundation
import Geometry
import HeadlessUIKit
import Scene
import Timeline

extension Footage {
  init(_ play: Play, _ sampler: FrameSampler) throws {
    if let film = try play.film?(sampler.fps) {
      self.init(film, play: play, sampler: sampler)
    } else {
      try self.init(streaming: play, sampler)
    }
  }

  /// Performs the play once to measure it and again whenever frames are shown, so that only the
  /// pictures being drawn are in memory.
  private init(streaming play: Play, _ sampler: FrameSampler) throws {
    var opening: Scene?
    let summary = try play.perform([.zero]) { opening = $0.scene }
    self.init(
      sampler: sampler,
      duration: summary.duration,
      size: opening?.size ?? summary.canvas,
      canvas: summary.canvas,
      isOpaque: opening?.isBacked ?? false,
      events: summary.events,
      faults: summary.faults
    ) { try play.performAgain($0, likeOneOf: summary.duration, $1) }
  }

  /// Uses the frames of a recorded film; only a shutter needs more.
  private init(_ film: Film, play: Play, sampler: FrameSampler) {
    let duration = Instant(seconds: film.duration)
    let times = FrameSampler(fps: sampler.fps).instants(for: duration)
    let scenes = Dictionary(
      zip(times, film.frames.map(\.scene)),
      uniquingKeysWith: { _, last in last }
    )
    let sizes = film.frames.map(\.scene.size)
    self.init(
      sampler: sampler,
      duration: duration,
      size: sizes[0],
      canvas: CGSize(
        width: sizes.map(\.width).max() ?? 0,
        height: sizes.map(\.height).max() ?? 0
      ),
      isOpaque: film.frames.allSatisfy(\.scene.isBacked),
      events: film.events,
      faults: film.faults
    ) { instants, take in
      let known = instants.compactMap { scenes[$0] }
      guard known.count == instants.count else {
        return try play.performAgain(instants, likeOneOf: duration, take)
      }
      for (index, scene) in known.enumerated() { try take(index, scene) }
    }
  }
}

extension Play {
  fileprivate func performAgain(
    _ instants: [Instant],
    likeOneOf duration: Instant,
    _ take: @escaping Footage.Take
  ) throws {
    let again = try perform(instants) { try take($0.index, $0.scene) }
    guard again.duration == duration else {
      throw InputError(
        "it behaved differently when filmed again; create new controllers for each stage"
      )
    }
  }
}

extension Scene {
  fileprivate var isBacked: Bool { background.map { $0.alpha >= 1 } ?? false }
}
