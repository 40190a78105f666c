import Foundation
import Geometry
package import Scene
package import Timeline

/// The commits of a recording, from which the picture at any instant can be drawn.
package final class Negative {
  private struct Exposure {
    let time: Instant
    let roots: [LayerRecord]
    /// The screen's bounds, which rotate with the device.
    let canvas: CGRect
  }

  private let start: Instant
  private var exposures: [Exposure] = []

  package init(start: Instant) {
    self.start = start
  }

  /// Stores a commit; the last one at an instant counts.
  func expose(_ roots: [LayerRecord], on canvas: CGRect, at time: Instant) {
    if exposures.last?.time == time { exposures.removeLast() }
    exposures.append(Exposure(time: time, roots: roots.map { $0.frozen() }, canvas: canvas))
  }

  /// The scene at a time after the start, after everything at that instant has run.
  package func scene(at time: Instant) -> Scene {
    let instant = start + time
    let exposure = exposures.last { $0.time <= instant } ?? exposures.first
    let nodes = exposure?.roots.compactMap { $0.node(at: instant) } ?? []
    return .screen(exposure?.canvas ?? .zero, nodes)
  }
}

extension CALayer {
  /// The layer's id in scenes, since its first commit.
  package var nodeID: Int? { record?.id }
}
