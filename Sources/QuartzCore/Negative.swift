import Foundation
import Geometry
package import Scene
package import Timeline

/// What the commits of a recording said: the picture at any instant of it, not only at its frames.
package final class Negative {
  private struct Exposure {
    let time: Instant
    let roots: [LayerRecord]
    /// The screen, which turns with the device.
    let canvas: CGRect
  }

  private let start: Instant
  private var exposures: [Exposure] = []

  package init(start: Instant) {
    self.start = start
  }

  /// Keeps what a commit left; of several at one instant the last one counts.
  func expose(_ roots: [LayerRecord], on canvas: CGRect, at time: Instant) {
    if exposures.last?.time == time { exposures.removeLast() }
    exposures.append(Exposure(time: time, roots: roots.map { $0.frozen() }, canvas: canvas))
  }

  /// What the screen showed that long after the start, after everything of that instant had run.
  package func scene(at time: Instant) -> Scene {
    let instant = start + time
    let exposure = exposures.last { $0.time <= instant } ?? exposures.first
    let nodes = exposure?.roots.compactMap { $0.node(at: instant) } ?? []
    return .screen(exposure?.canvas ?? .zero, nodes)
  }
}

extension CALayer {
  /// What scenes call this layer since it was first committed.
  package var nodeID: Int? { record?.id }
}
