import Foundation
import Geometry

extension CALayer {
  /// From this layer's space to its superlayer's, including the parent's `sublayerTransform`.
  private func toParent(_ point: CGPoint) -> CGPoint {
    let point = values.isGeometryFlipped ? values.flipped(point) : point
    return projectionToParent.map { $0(point) } ?? values.moved(point)
  }

  /// Converts a point from the space that the layer is placed in.
  package func convertFromScreen(_ point: CGPoint) -> CGPoint { fromParent(point) }

  private func fromParent(_ point: CGPoint) -> CGPoint {
    let inside = projectionToParent.map { $0.inverse(point) } ?? values.movedBack(point)
    return values.isGeometryFlipped ? values.flipped(inside) : inside
  }

  /// Nil if the layer is only moved.
  ///
  /// What it turns out of the plane is seen in the perspective of its superlayer.
  private var projectionToParent: PlaneProjection? {
    guard let parent, parent.values.sublayerTransform != CATransform3DIdentity else {
      return values.isPlain ? nil : values.projection
    }
    return PlaneProjection(CATransform3DConcat(values.placement, parent.values.sublayerSpace))
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
    for (layer, place) in sublayersFrontToBack(at: local) {
      if let hit = layer.hitTest(place) { return hit }
    }
    return isInside ? self : nil
  }

  /// The sublayers, and the point where their superlayers have it.
  ///
  /// [D] In place of a transform layer, which is not hit, there are its own sublayers.
  ///
  /// [I] The nearest ones at the point come first.
  private func sublayersFrontToBack(at point: CGPoint) -> [(CALayer, CGPoint)] {
    let places = planes(through: CATransform3DIdentity).enumerated().map { index, plane in
      let flat = PlaneProjection(plane.matrix).inverse(point)
      // A layer that is turned by half a circle lies beside others, up to rounding.
      let depth = (plane.matrix.depth(of: flat) * 1e6).rounded()
      return (depth: depth, index: index, layer: plane.layer, flat: flat)
    }
    return places.sorted { ($0.depth, $0.index) > ($1.depth, $1.index) }.map { place in
      let layer = place.layer
      guard layer.parent !== self else { return (layer, point) }
      let values = layer.values
      let own = values.isGeometryFlipped ? values.flipped(place.flat) : place.flat
      return (layer, layer.toParent(own))
    }
  }

  /// The sublayers with their places in the space that `space` leads to.
  private func planes(through space: CATransform3D) -> [(layer: CALayer, matrix: CATransform3D)] {
    let inner = CATransform3DConcat(values.sublayerSpace, space)
    return children.flatMap { child -> [(layer: CALayer, matrix: CATransform3D)] in
      let matrix = CATransform3DConcat(child.values.placement, inner)
      guard child is CATransformLayer else { return [(child, matrix)] }
      return child.isHidden ? [] : child.planes(through: matrix)
    }
  }
}

extension CATransform3D {
  /// How far in front of the plane a point of the flat layer comes to lie.
  fileprivate func depth(of point: CGPoint) -> CGFloat {
    let w = point.x * m14 + point.y * m24 + m44
    return (point.x * m13 + point.y * m23 + m43) / (w == 0 ? .leastNonzeroMagnitude : w)
  }
}

extension LayerValues {
  fileprivate var isPlain: Bool { transform == CATransform3DIdentity }

  /// What `sublayerTransform` does, which is about the anchor.
  fileprivate var sublayerSpace: CATransform3D {
    guard sublayerTransform != CATransform3DIdentity else { return sublayerTransform }
    let there = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
    let back = CATransform3DMakeTranslation(anchor.x, anchor.y, anchorPointZ)
    return CATransform3DConcat(CATransform3DConcat(there, sublayerTransform), back)
  }

  fileprivate func moved(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - anchor.x + position.x, y: point.y - anchor.y + position.y)
  }

  fileprivate func movedBack(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + anchor.x - position.x, y: point.y + anchor.y - position.y)
  }
}
