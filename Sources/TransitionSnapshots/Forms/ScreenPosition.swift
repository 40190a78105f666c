internal import Foundation
internal import Geometry
internal import Scene

/// A layer's geometry on the screen, including the transforms of all its ancestors.
struct ScreenPosition: Hashable {
  /// The box around all four corners.
  let frame: CGRect
  /// The layer's own opacity.
  let alpha: Double
  let transform: CATransform3D

  static func find(_ id: Int, in scene: Scene) -> ScreenPosition? {
    search(scene.root, followed: id, in: CATransform3DIdentity)
  }

  /// Every layer that is followed, by its id.
  static func all(in scene: Scene) -> [Int: ScreenPosition] {
    var positions: [Int: ScreenPosition] = [:]
    collect(scene.root, CATransform3DIdentity, into: &positions)
    return positions
  }

  private static func search(_ node: Node, followed id: Int, in parent: CATransform3D)
    -> ScreenPosition?
  {
    let layer = node.layer
    let here = CATransform3DConcat(layer.placement, parent)
    if node.id == id { return ScreenPosition(layer, here) }
    let inside = layer.inside(here)
    for child in layer.children {
      if let found = search(child, followed: id, in: inside) { return found }
    }
    return nil
  }

  private static func collect(
    _ node: Node,
    _ parent: CATransform3D,
    into positions: inout [Int: ScreenPosition]
  ) {
    let layer = node.layer
    let here = CATransform3DConcat(layer.placement, parent)
    if node.id != 0 { positions[node.id] = ScreenPosition(layer, here) }
    let inside = layer.inside(here)
    for child in layer.children { collect(child, inside, into: &positions) }
  }

  private init(_ layer: Layer, _ matrix: CATransform3D) {
    frame = matrix.box(of: layer.bounds)
    alpha = layer.opacity
    transform = layer.transform
  }

  var transformWords: String {
    if CATransform3DIsIdentity(transform) { return "identity" }
    let numbers: [CGFloat] =
      CATransform3DIsAffine(transform)
      ? [
        transform.m11, transform.m12, transform.m21, transform.m22, transform.m41, transform.m42,
      ]
      : [
        transform.m11, transform.m12, transform.m13, transform.m14, transform.m21, transform.m22,
        transform.m23, transform.m24, transform.m31, transform.m32, transform.m33, transform.m34,
        transform.m41, transform.m42, transform.m43, transform.m44,
      ]
    return numbers.map { Figures.decimal($0, decimals: 4) }.joined(separator: " ")
  }
}

extension Layer {
  /// The transform that children are subject to.
  fileprivate func inside(_ here: CATransform3D) -> CATransform3D {
    let plane = preservesDepth ? here : here.flattened
    return childSpace.map { CATransform3DConcat($0, plane) } ?? plane
  }
}

extension CATransform3D {
  /// A layer is flattened into its parent's plane, whatever the depth of its children.
  fileprivate var flattened: CATransform3D {
    var flat = self
    (flat.m13, flat.m23, flat.m43) = (0, 0, 0)
    (flat.m31, flat.m32, flat.m33, flat.m34) = (0, 0, 1, 0)
    return flat
  }

  fileprivate func box(of rect: CGRect) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(project)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let origin = CGPoint(x: xs.min() ?? 0, y: ys.min() ?? 0)
    return CGRect(
      x: origin.x,
      y: origin.y,
      width: (xs.max() ?? 0) - origin.x,
      height: (ys.max() ?? 0) - origin.y
    )
  }

  private func project(_ point: CGPoint) -> CGPoint {
    let w = m14 * point.x + m24 * point.y + m44
    let scale = w == 0 ? 1 : 1 / w
    return CGPoint(
      x: (m11 * point.x + m21 * point.y + m41) * scale,
      y: (m12 * point.x + m22 * point.y + m42) * scale
    )
  }
}
