import Foundation
import Scene
import Timeline

extension LayerRecord {
  /// An emitter's particles, below its sublayers.
  func particles(_ values: LayerValues, at time: Instant) -> [Node] {
    guard case .emitter(let emitter) = values.special else { return [] }
    let oldestFirst = emission.particles(at: time.seconds)
    let inOrder = emitter.order == .oldestLast ? oldestFirst.reversed() : oldestFirst
    return inOrder.compactMap { particle in
      particle.layer().map { Node($0, id: id, label: "particle") }
    }
  }
}
