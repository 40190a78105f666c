import Foundation
import Geometry
import Scene
import Timeline

extension LayerRecord {
  /// The children's pictures; a replicator layer's once for every instance.
  func replicated(_ values: LayerValues, at time: Instant) -> [Node] {
    guard case .replicator(let replicator) = values.special else { return nodes(at: time) }
    return (0..<max(replicator.instanceCount, 0)).map { index in
      let delay = Instant(seconds: replicator.instanceDelay * Double(index))
      var layer = Layer(frame: values.bounds, children: nodes(at: time - delay))
      layer.bounds = values.bounds
      layer.transform = replicator.transform(ofInstance: index)
      layer.preservesDepth = replicator.preservesDepth
      layer.opacity = replicator.opacity(ofInstance: index)
      return Node(layer, id: id, label: "instance \(index)")
    }
  }

  private func nodes(at time: Instant) -> [Node] {
    children.compactMap { $0.node(at: time) }
  }
}

extension ReplicatorValues {
  /// [D] Each instance is moved by `instanceTransform` from the one before.
  fileprivate func transform(ofInstance index: Int) -> CATransform3D {
    (0..<index).reduce(CATransform3DIdentity) { sum, _ in
      CATransform3DConcat(instanceTransform, sum)
    }
  }

  fileprivate func opacity(ofInstance index: Int) -> Double {
    let start = instanceColor?.value.alpha ?? 1
    return min(max(start + Double(alphaOffset) * Double(index), 0), 1)
  }
}
