import Catalogue
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
    (self.before, self.after) = (before.called(.before), after.called(.after))
    transition = entry.transition
    duration = Instant(seconds: entry.duration)
    curve = entry.curve
  }

  /// Whether no frame can have a transparent pixel.
  var isOpaque: Bool { before.isOpaque && after.isOpaque }

  func scene(at instant: Instant) -> Scene {
    transition.scene(from: before, to: after, progress: progress(at: instant))
  }

  /// A spring that has not quite settled snaps to its end, as UIKit's do.
  ///
  /// [M] rule time.ends-on-model-value
  func progress(at instant: Instant) -> Double {
    guard instant < duration else { return 1 }
    return curve.value(at: instant.seconds / duration.seconds)
  }
}

extension Footage {
  init(_ reel: Reel) {
    self.init(
      sampler: reel.sampler,
      duration: reel.duration,
      size: reel.after.size,
      canvas: reel.after.size,
      isOpaque: reel.isOpaque,
      progress: reel.progress
    ) { instants, take in
      for (index, instant) in instants.enumerated() { try take(index, reel.scene(at: instant)) }
    }
  }
}

extension Scene {
  fileprivate func called(_ label: PageLabel) -> Scene {
    Scene(size: size, background: background, root: Node(root.layer, label: label.rawValue))
  }

  fileprivate var isOpaque: Bool {
    background.map { $0.alpha >= 1 } ?? false
  }
}
