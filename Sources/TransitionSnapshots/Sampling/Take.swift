public import Bitmap
internal import CairoRenderer
public import Foundation
public import Scene
internal import Timeline

/// A recording and its samples, from which the forms of a golden are made.
public struct Take: Sendable {
  public let film: Film
  public let fps: Int
  /// Pixels per point.
  public let scale: Double
  public private(set) var samples: [Sample] = []
  /// The scene at an instant between frames; nil if it was not kept.
  let develop: @MainActor @Sendable (Instant) -> Scene?
  let renderer: Renderer
  /// The regions that are covered on its pictures.
  var covered: [IgnoredRegion.Target] = []
  /// The regions that its pictures keep; nil if they keep everything.
  var kept: [IgnoredRegion.Target]?
  /// What VoiceOver would have read earlier, if a form needs it.
  var spoken: SpokenChanges?

  /// Takes the pictures of an existing film; samples fall on its frames.
  @MainActor public init(
    _ film: Film,
    at sampling: Sampling = .quarters,
    fps: Int = 60,
    scale: Double = 1
  ) throws(SamplingFault) {
    try self.init(film, at: sampling, fps: fps, scale: scale) { _ in nil }
  }

  @MainActor init(
    _ film: Film,
    at sampling: Sampling,
    fps: Int,
    scale: Double,
    develop: @escaping @MainActor @Sendable (Instant) -> Scene?
  ) throws(SamplingFault) {
    precondition(fps > 0, "a film needs at least 1 frame a second, not \(fps)")
    self.film = film
    self.fps = fps
    self.scale = scale
    self.develop = develop
    renderer = Renderer(scale: scale)
    samples = try resolve(sampling)
  }

  public var duration: TimeInterval { film.duration }

  /// The cost of recording and comparing it, independent of the machine: the pixels of all frames.
  var work: Int {
    guard let size = film.frames.first?.scene.size else { return 0 }
    return film.frames.count * Int((size.width * scale * size.height * scale).rounded())
  }

  public func draw(_ scene: Scene) throws -> Bitmap {
    let shown = kept.map(scene.keeping) ?? scene
    return try renderer.draw(shown.covering(covered))
  }

  /// The settled picture: the film's last frame.
  var settled: Frame { film.frames.last ?? film.end }
}
