import Foundation
import Geometry

extension CALayer {
  /// From this layer's space to its superlayer's, including the parent's `sublayerTransform`.
  private func toParent(_ point: CGPoint) -> CGPoint {
    let point = values.isGeometryFlipped ? values.flipped(point) : point
    let converted = values.isPlain ? values.moved(point) : values.projection(point)
    guard let parent, parent.values.sublayerTransform != CATransform3DIdentity else {
      return converted
    }
    return parent.sublayerProjection(converted)
  }

  /// Converts a point from the space that the layer is placed in.
  package func convertFromScreen(_ point: CGPoint) -> CGPoint { fromParent(point) }

  private func fromParent(_ point: CGPoint) -> CGPoint {
    var point = point
    if let parent, parent.values.sublayerTransform != CATransform3DIdentity {
      point = parent.sublayerProjection.inverse(point)
    }
    let inside = values.isPlain ? values.movedBack(point) : values.projection.inverse(point)
    return values.isGeometryFlipped ? values.flipped(inside) : inside
  }

  private var sublayerProjection: PlaneProjection {
    PlaneProjection(values.sublayerTransform, about: values.anchor, at: values.anchor)
  }

  /// Nil means the space of the other layer's root.
  package func point(_ point: CGPoint, from: CALayer?, to: CALayer?) -> CGPoint {
    let source = from ?? to?.root
    let target = to ?? from?.root
    guard source !== target else { return point }
    let ancestors = target.map { Array(sequence(first: $0, next: \.parent)) } ?? []
    var (point, layer) = (point, source)
    while let current = layer, !ancestors.contains(where: { $0 === current }) {
      point = current.toParent(point)
      layer = current.parent
    }
    // Layers of different trees share the space that their roots are placed in.
    let meeting = ancestors.firstIndex { $0 === layer } ?? ancestors.count
    return ancestors[..<meeting].reversed().reduce(point) { $1.fromParent($0) }
  }

  package func rect(_ rect: CGRect, from: CALayer?, to: CALayer?) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { point($0, from: from, to: to) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.reduce(.infinity, min), ys.reduce(.infinity, min))
    return CGRect(
      x: left,
      y: top,
      width: xs.reduce(-.infinity, max) - left,
      height: ys.reduce(-.infinity, max) - top
    )
  }

  func deepestLayer(at point: CGPoint) -> CALayer? {
    let local = fromParent(point)
    let isInside = contains(local)
    guard !isHidden, isInside || !masksToBounds else { return nil }
    let frontToBack = children.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset) }
    for (_, child) in frontToBack {
      if let hit = child.hitTest(local) { return hit }
    }
    return isInside ? self : nil
  }
}

extension LayerValues {
  fileprivate var isPlain: Bool { transform == CATransform3DIdentity }

  fileprivate func moved(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - anchor.x + position.x, y: point.y - anchor.y + position.y)
  }

  fileprivate func movedBack(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + anchor.x - position.x, y: point.y + anchor.y - position.y)
  }
}
