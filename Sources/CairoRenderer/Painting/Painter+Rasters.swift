internal import Foundation
internal import Geometry
internal import Scene

extension Painter {
  /// The finished picture of a node at the renderer's scale, with its bounds' origin at pixel (0,
  /// 0).
  ///
  /// Depends only on the node's picture digest, since it is always drawn on a separate surface.
  func raster(of node: Node) throws(CairoError) -> Raster? {
    let meanwhile = ahead.map { frame in { prepare(frame) } }
    return try cache.raster(for: key(of: node), meanwhile: meanwhile) { () throws(CairoError) in
      let projection = projectionToRaster(of: node)
      let area = drawnArea(of: node)
      guard !area.isEmpty else { return nil }
      return try Raster(area) { canvas throws(CairoError) in
        try unstretched.paintPicture(node, on: canvas, below: nil, through: projection)
      }
    }
  }

  private var unstretched: Painter {
    var painter = undistracted
    painter.stretch = [1, 1]
    return painter
  }

  /// The same painter, drawing rasters of a node's kind up to the ends of whole pixels.
  ///
  /// The last pixels of others are covered in part, and look soft from near. What is not seen in
  /// perspective keeps its pixels.
  private func fitted(to node: Node, through projection: Projection) -> Painter {
    guard !projection.isAffine else { return self }
    func stretch(_ length: Double) -> Double {
      let pixels = length * scale
      let whole = (pixels - 1e-6).rounded(.up)
      return whole - pixels > 1e-6 && whole >= 1 ? whole / pixels : 1
    }
    var painter = self
    let size = node.layer.bounds.size
    painter.stretch = [stretch(size.width), stretch(size.height)]
    return painter
  }

  /// Whether a node is drawn once, as a raster that serves every frame.
  ///
  /// A node much larger than a screen is drawn again where it is visible: that is less work than
  /// drawing all of it once, and saves memory.
  func isKept(_ node: Node) -> Bool {
    guard node.layer.isRasterGroup, !node.readsBackdrop else { return false }
    return cache.area(for: key(of: node)) != nil || isSmall(node)
  }

  /// Whether the whole of a node's picture fits the memory of a few screens.
  private func isSmall(_ node: Node) -> Bool {
    guard let box = projectionToRaster(of: node).box(Extents.picture(of: node)) else { return true }
    return Self.largest.rect.contains(box) && box.width * box.height <= Self.mostPixels
  }

  func key(of node: Node) -> RasterCache.Key {
    RasterCache.Key(
      picture: node.pictureDigest,
      scale: scale,
      placement: placement,
      stretch: stretch
    )
  }

  /// The pixels of a node's raster if its bounds are at `origin`, computed without drawing.
  ///
  /// Invisible parts are left undrawn, which does not change the result.
  func rasterArea(of node: Node, at origin: CGPoint) -> PixelRect {
    let area = cache.area(for: key(of: node)) ?? drawnArea(of: node)
    return area.moved(x: Grid.whole(origin.x), y: Grid.whole(origin.y))
  }

  private func drawnArea(of node: Node) -> PixelRect {
    let box = projectionToRaster(of: node).box(Extents.picture(of: node))
    return box.map { PixelRect(around: $0).intersection(Self.largest) } ?? .empty
  }

  private func projectionToRaster(of node: Node) -> Projection {
    let origin = node.layer.bounds.origin
    let (x, y) = (scale * stretch.x, scale * stretch.y)
    return Projection(a: x, b: 0, c: 0, d: y, tx: -origin.x * x, ty: -origin.y * y)
  }

  /// 64 MB, all that an export's cache holds; the largest iPad's screen has 5.6 million.
  private static let mostPixels = 16e6

  /// Limits a raster to the size of a surface.
  private static let largest = PixelRect(x: -8192, y: -8192, width: 24576, height: 24576)

  func paintRigid(
    _ node: Node,
    on canvas: Canvas,
    through projection: Projection,
    _ look: Compositing
  ) throws(CairoError) {
    let origin = projection.point(node.layer.bounds.origin)
    // Between pixels it covers one more.
    let area = rasterArea(of: node, at: origin).outset(by: 1)
    guard !area.intersection(canvas.visible).isEmpty, let raster = try raster(of: node) else {
      return
    }
    switch placement {
    case .whole:
      try canvas.lay(
        raster,
        movedBy: Grid.whole(origin.x),
        Grid.whole(origin.y),
        opacity: look.opacity,
        mode: look.mode
      )
    case .subpixel:
      try paintShifted(raster, on: canvas, to: Grid.coordinate(origin), look)
    }
  }

  private func paintShifted(
    _ raster: Raster,
    on canvas: Canvas,
    to origin: CGPoint,
    _ look: Compositing
  ) throws(CairoError) {
    guard origin.x != origin.x.rounded() || origin.y != origin.y.rounded() else {
      return try canvas.lay(
        raster,
        movedBy: Int(origin.x),
        Int(origin.y),
        opacity: look.opacity,
        mode: look.mode
      )
    }
    if look.mode == .normal, !canvas.hasShapedClip {
      return canvas.lay(raster, shiftedBy: origin, opacity: look.opacity)
    }
    var area = raster.area.moved(x: Int(origin.x.rounded(.down)), y: Int(origin.y.rounded(.down)))
    (area.width, area.height) = (area.width + 1, area.height + 1)
    area = area.intersection(canvas.visible)
    guard !area.isEmpty else { return }
    let picture = try Canvas(area)
    picture.lay(raster, shiftedBy: origin)
    try canvas.lay(picture, look)
  }

  /// From the pixels of a node's raster to the device's.
  private func rasterPixels(of node: Node, through projection: Projection) -> Projection {
    let origin = node.layer.bounds.origin
    return Projection(
      a: 1 / (scale * stretch.x),
      b: 0,
      c: 0,
      d: 1 / (scale * stretch.y),
      tx: origin.x,
      ty: origin.y
    ).then(projection)
  }

  /// The same painter at a scale at which the visible part of a node's raster is small; if it is
  /// large, many of its pixels are shown as one.
  private func coarsened(
    for node: Node,
    on canvas: Canvas,
    through projection: Projection
  ) -> Painter {
    var painter = undistracted
    while true {
      let map = painter.rasterPixels(of: node, through: projection).inverse
      let part = painter.seenPart(of: node, on: canvas, by: map)
      guard part.width * part.height > Self.mostPixels else { return painter }
      painter.scale /= 2
    }
  }

  /// The visible part of a node's raster, in its own pixels; null if nothing is visible.
  private func seenPart(of node: Node, on canvas: Canvas, by map: Projection) -> CGRect {
    let far = CGRect(x: -Grid.far, y: -Grid.far, width: 2 * Grid.far, height: 2 * Grid.far)
    let whole = projectionToRaster(of: node).box(Extents.picture(of: node)) ?? far
    // A pixel of the screen depends on those around its position.
    let seen = map.box(canvas.visible.outset(by: 1).rect)?.insetBy(dx: -2, dy: -2) ?? far
    return whole.intersection(seen).intersection(far)
  }

  /// The visible part of a node's picture, drawn for this frame only.
  private func seenRaster(
    of node: Node,
    on canvas: Canvas,
    by map: Projection
  ) throws(CairoError) -> Raster? {
    let area = PixelRect(around: seenPart(of: node, on: canvas, by: map))
    guard !area.isEmpty else { return nil }
    let projection = projectionToRaster(of: node)
    return try Raster(area) { picture throws(CairoError) in
      try undistracted.paintPicture(node, on: picture, below: nil, through: projection)
    }
  }

  func paintWarped(
    _ node: Node,
    on canvas: Canvas,
    through projection: Projection,
    _ look: Compositing
  ) throws(CairoError) {
    let isSmall = isSmall(node)
    let painter =
      isSmall
      ? fitted(to: node, through: projection)
      : coarsened(for: node, on: canvas, through: projection)
    let pixels = painter.rasterPixels(of: node, through: projection)
    let map = pixels.inverse
    let found =
      isSmall
      ? try painter.raster(of: node)
      : try painter.seenRaster(of: node, on: canvas, by: map)
    guard let raster = found else { return }
    let isSoft = node.layer.antialiasesEdges
    if look.mode == .normal, !canvas.hasShapedClip {
      return canvas.warp(raster, map: map, antialiased: isSoft, opacity: look.opacity)
    }
    let box = pixels.box(raster.area.rect).map { PixelRect(around: $0).outset(by: 1) }
    let area = box?.intersection(canvas.visible) ?? canvas.visible
    guard !area.isEmpty else { return }
    let picture = try Canvas(area)
    picture.warp(raster, map: map, antialiased: isSoft)
    try canvas.lay(picture, look)
  }
}
