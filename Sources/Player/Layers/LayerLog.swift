internal import Foundation
internal import Geometry
package import Scene

/// Reads the layers of a film from its frames.
///
/// A layer is the same in two frames if it has the same number and label, wherever it has moved in
/// the tree, or else the same position below the same parent.
package struct LayerLog {
  package private(set) var layers: [LayerHistory] = []
  private var indices: [Key: Int] = [:]
  private var frame = 0

  private struct Key: Hashable {
    /// Nil for a layer that is identified by its number.
    let parent: Int?
    let id: Int
    let label: String
    /// The index among equal layers in one frame.
    let rank: Int
  }

  package init() {}

  package mutating func add(_ scene: Scene) {
    var seen: [Key: Int] = [:]
    read(scene.root, below: nil, through: CATransform3DIdentity, &seen)
    frame += 1
  }

  private mutating func read(
    _ node: Node,
    below parent: Int?,
    through outer: CATransform3D,
    _ seen: inout [Key: Int]
  ) {
    let layer = node.layer
    let inner = CATransform3DConcat(layer.placement, outer)
    let index = index(of: node, below: parent, &seen)
    let screen = inner.box(around: layer.bounds)
    layers[index].appear(inFrame: frame)
    for property in LayerProperty.allCases {
      layers[index].note(property.value(of: layer, screen: screen), of: property)
    }
    let space = layer.childSpace.map { CATransform3DConcat($0, inner) } ?? inner
    for child in layer.children { read(child, below: index, through: space, &seen) }
  }

  private mutating func index(
    of node: Node,
    below parent: Int?,
    _ seen: inout [Key: Int]
  ) -> Int {
    let family = node.id == 0 ? parent : nil
    let kind = Key(parent: family, id: node.id, label: node.label, rank: 0)
    let rank = seen[kind, default: 0]
    seen[kind] = rank + 1
    let key = Key(parent: family, id: node.id, label: node.label, rank: rank)
    if let known = indices[key] { return known }
    let title = node.title.isEmpty ? "layer" : node.title.visibleOnOneLine
    layers.append(LayerHistory(parent: parent, title: title))
    indices[key] = layers.count - 1
    return layers.count - 1
  }
}

extension CATransform3D {
  /// The box around a rectangle transformed by this matrix.
  fileprivate func box(around rect: CGRect) -> CGRect {
    let corners = [
      (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY),
      (rect.minX, rect.maxY),
    ].map { x, y in
      let depth = x * m14 + y * m24 + m44
      return CGPoint(
        x: (x * m11 + y * m21 + m41) / depth,
        y: (x * m12 + y * m22 + m42) / depth
      )
    }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
