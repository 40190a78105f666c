internal import Foundation
internal import Geometry
internal import Scene

extension Painter {
  /// The visible part of `area` for each sibling, excluding what later opaque ones cover.
  ///
  /// Only saves time and does not change the result. The first rectangle is that of everything
  /// below the siblings.
  func uncovered(
    _ area: PixelRect,
    by siblings: [PlacedNode],
    through parent: Projection
  ) throws(CairoError) -> [PixelRect] {
    var seen = [area]
    // An effect that reads the backdrop may read pixels outside its own area.
    let isHiding = !siblings.contains(where: \.node.readsBackdrop)
    for sibling in siblings.reversed() {
      let cover = isHiding ? try opaquePart(of: sibling, through: parent, inside: area) : nil
      let rest = seen[seen.count - 1]
      seen.append(cover.map(rest.removing) ?? rest)
    }
    return seen.reversed()
  }

  /// A rectangle of pixels that the node certainly overwrites with opaque ones.
  private func opaquePart(
    of placed: PlacedNode,
    through parent: Projection,
    inside area: PixelRect
  ) throws(CairoError) -> PixelRect? {
    let layer = placed.layer
    let projection = placed.projection(parent)
    guard layer.opacity * placed.opacity >= 1, !placed.isTurnedAway, placed.cuts.isEmpty,
      projection.isTranslation(at: scale), !layer.needsOwnPicture
    else { return nil }
    if layer.isRasterGroup {
      return try opaqueRaster(placed.node, through: projection, inside: area)
    }
    return try opaqueBody(layer, through: projection, inside: area)
  }

  private func opaqueRaster(
    _ node: Node,
    through projection: Projection,
    inside area: PixelRect
  ) throws(CairoError) -> PixelRect? {
    let origin = projection.point(node.layer.bounds.origin)
    let part = rasterArea(of: node, at: origin)
    guard !part.intersection(area).isEmpty, isKept(node), let raster = try raster(of: node),
      raster.isOpaque
    else { return nil }
    switch placement {
    case .whole:
      return raster.area.moved(x: Grid.whole(origin.x), y: Grid.whole(origin.y))
    case .subpixel:
      let place = Grid.coordinate(origin)
      return PixelRect(inside: raster.area.rect.offsetBy(dx: place.x, dy: place.y))
    }
  }

  private func opaqueBody(
    _ layer: Layer,
    through projection: Projection,
    inside area: PixelRect
  ) throws(CairoError) -> PixelRect? {
    guard layer.cornerRadii.isZero, let inside = projection.wholePixels(layer.bounds) else {
      return nil
    }
    if let background = layer.background, background.alpha >= 1 { return inside }
    guard !layer.children.isEmpty else { return nil }
    let limit = layer.clipsToBounds ? inside.intersection(area) : area
    var largest: PixelRect?
    for child in layer.placedChildren {
      let part = try opaquePart(of: child, through: projection, inside: limit)?
        .intersection(limit)
      if let part, part.width * part.height > (largest.map { $0.width * $0.height } ?? 0) {
        largest = part
      }
    }
    return largest
  }
}

extension PixelRect {
  /// The rest after removing `other`, if that is a rectangle.
  fileprivate func removing(_ other: PixelRect) -> PixelRect {
    let cut = intersection(other)
    guard !cut.isEmpty else { return self }
    if cut.x == x, cut.width == width {
      if cut.y == y { return PixelRect(minX: x, minY: cut.maxY, maxX: maxX, maxY: maxY) }
      if cut.maxY == maxY { return PixelRect(minX: x, minY: y, maxX: maxX, maxY: cut.y) }
    }
    if cut.y == y, cut.height == height {
      if cut.x == x { return PixelRect(minX: cut.maxX, minY: y, maxX: maxX, maxY: maxY) }
      if cut.maxX == maxX { return PixelRect(minX: x, minY: y, maxX: cut.x, maxY: maxY) }
    }
    return self
  }
}
