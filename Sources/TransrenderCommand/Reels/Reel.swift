import Catalogue
import FrameExport
import Geometry
import Imaging
import Scene
import Timeline

/// A transition between two pictures, ready to be photographed at any frame.
struct Reel {
  var before: Scene
  var after: Scene
  var transition: any SceneTransition
  var duration: Instant
  var curve: Curve
  var sampler = FrameSampler()

  init(from before: Scene, to after: Scene, by entry: CatalogueEntry) {
    (self.before, self.after) = (before, after)
    transition = entry.transition
    duration = Instant(seconds: entry.duration)
    curve = entry.curve
  }

  /// Whether no frame can have a transparent pixel.
  var isOpaque: Bool { before.isOpaque && after.isOpaque }

  var frameCount: Int { sampler.frameCount(for: duration) }

  /// Frame `index` of the whole film, whatever else of it is drawn.
  func frame(_ index: Int) -> Frame {
    let instant = time(of: index)
    return Frame(index: index, time: instant.seconds, scene: scene(at: instant))
  }

  /// The scenes that are averaged into a frame while the shutter is open.
  func exposure(_ index: Int) -> Exposure {
    let instant = time(of: index)
    let moments = sampler.exposures(at: instant, for: duration)
    return Exposure(index: index, time: instant.seconds, scenes: moments.map(scene))
  }

  private func scene(at instant: Instant) -> Scene {
    transition.scene(from: before, to: after, progress: progress(at: instant))
  }

  func time(of index: Int) -> Instant { sampler.instant(ofFrame: index, for: duration) }

  /// Ends where it ends: a spring that has not quite settled snaps, as UIKit's do. [M] 2.0 T4
  private func progress(at instant: Instant) -> Double {
    guard instant < duration else { return 1 }
    return curve.value(at: instant.seconds / duration.seconds)
  }
}

extension Scene {
  fileprivate var isOpaque: Bool {
    if let background, background.alpha >= 1 { return true }
    guard case .image(let image) = root.layer.content else { return false }
    return image.bitmap.isOpaque
  }
}
