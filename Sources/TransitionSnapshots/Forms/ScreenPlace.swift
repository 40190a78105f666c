internal import Foundation
internal import Geometry
internal import Scene

/// Where a layer is on the screen, with everything above it taken into account.
struct ScreenPlace: Hashable {
  /// Around all four corners.
  let frame: CGRect
  /// The layer's own.
  let alpha: Double
  let transform: CATransform3D

  static func find(_ id: Int, in scene: Scene) -> ScreenPlace? {
    search(scene.root, id, CATransform3DIdentity)
  }

  /// Every layer that somebody follows, by its id.
  static func all(in scene: Scene) -> [Int: ScreenPlace] {
    var places: [Int: ScreenPlace] = [:]
    collect(scene.root, CATransform3DIdentity, into: &places)
    return places
  }

  private static func search(_ node: Node, _ id: Int, _ parent: CATransform3D) -> ScreenPlace? {
    let layer = node.layer
    let here = CATransform3DConcat(layer.placement, parent)
    if node.id == id { return ScreenPlace(layer, here) }
    let inside = CATransform3DConcat(layer.perspective, here)
    for child in layer.children {
      if let found = search(child, id, inside) { return found }
    }
    return nil
  }

  private static func collect(
    _ node: Node,
    _ parent: CATransform3D,
    into places: inout [Int: ScreenPlace]
  ) {
    let layer = node.layer
    let here = CATransform3DConcat(layer.placement, parent)
    if node.id != 0 { places[node.id] = ScreenPlace(layer, here) }
    let inside = CATransform3DConcat(layer.perspective, here)
    for child in layer.children { collect(child, inside, into: &places) }
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
  /// From the layer's own space to its parent's.
  fileprivate var placement: CATransform3D {
    let anchor = anchorPlace
    let away = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
    let back = CATransform3DMakeTranslation(position.x, position.y, anchorPointZ)
    return CATransform3DConcat(CATransform3DConcat(away, transform), back)
  }

  /// What `sublayerTransform` does to the children, about the anchor point.
  fileprivate var perspective: CATransform3D {
    if CATransform3DIsIdentity(sublayerTransform) { return CATransform3DIdentity }
    let anchor = anchorPlace
    let away = CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
    let back = CATransform3DMakeTranslation(anchor.x, anchor.y, 0)
    return CATransform3DConcat(CATransform3DConcat(away, sublayerTransform), back)
  }

  private var anchorPlace: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height
    )
  }
}

extension CATransform3D {
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
