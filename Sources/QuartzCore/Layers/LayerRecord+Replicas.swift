import Foundation
import Geometry
import Scene
import Timeline

extension LayerRecord {
  /// The children's pictures; for a replicator layer, once for every instance.
  func replicated(_ values: LayerValues, at time: Instant) -> [Node] {
    guard case .replicator(let replicator) = values.special else { return nodes(at: time) }
    return (0..<max(replicator.instanceCount, 0)).map { index in
      let delay = Instant(seconds: replicator.instanceDelay * Double(index))
      let inside = values.placed(nodes(at: time - delay))
      var layer = Layer(frame: values.bounds, children: inside)
      layer.bounds = values.bounds
      layer.transform = replicator.transform(ofInstance: index)
      layer.preservesDepth = replicator.preservesDepth
      let color = replicator.color(ofInstance: index)
      layer.opacity = color.alpha
      if color.withAlpha(1) != .white { layer.effects = [.multiply(color.withAlpha(1))] }
      return Node(layer, id: id, label: "instance \(index)")
    }
  }

  private func nodes(at time: Instant) -> [Node] {
    children.compactMap { $0.node(at: time) }
  }
}

extension ReplicatorValues {
  /// [D] Each instance is transformed by `instanceTransform` relative to the previous one.
  fileprivate func transform(ofInstance index: Int) -> CATransform3D {
    (0..<index).reduce(CATransform3DIdentity) { sum, _ in
      CATransform3DConcat(instanceTransform, sum)
    }
  }

  /// [D] The offsets accumulate from instance to instance.
  fileprivate func color(ofInstance index: Int) -> Color {
    let first = instanceColor?.value ?? .white
    func shifted(_ start: Double, _ offset: Float) -> Double {
      min(max(start + Double(offset) * Double(index), 0), 1)
    }
    return Color(
      red: shifted(first.red, redOffset),
      green: shifted(first.green, greenOffset),
      blue: shifted(first.blue, blueOffset),
      alpha: shifted(first.alpha, alphaOffset)
    )
  }
}
