internal import Bitmap
internal import Foundation
internal import Geometry
internal import Scene

/// Frames that need no drawing: opaque full-width rasters above or on top of each other.
///
/// Covers, slides and pushes along y consist of nothing else between their ends. Describing them
/// instead of copying pixels saves the copy, and lets an encoder recognise rows that it has encoded
/// before.
extension Painter {
  func stack(_ scene: Scene, width: Int, height: Int) throws(CairoError) -> RowStack? {
    let device = Projection(scale: scale)
    return try stack(of: scene.root, width: width, height: height, through: device)
  }

  /// The pixels of a node on a canvas of that size at (0, 0).
  func stack(
    of node: Node,
    width: Int,
    height: Int,
    through projection: Projection
  ) throws(CairoError) -> RowStack? {
    guard placement == .whole else { return nil }
    var sheet = Sheet(width: width, height: height)
    guard try sheet.put(PlacedNode(node), through: projection, by: self) else { return nil }
    return sheet.stack
  }

  /// The raster that each row of the canvas shows, as far as known.
  fileprivate struct Sheet {
    let width: Int
    let height: Int
    private var rows: [Strip]

    fileprivate struct Strip {
      let range: Range<Int>
      let raster: Raster?
      /// The raster's row at the first row of `range`.
      let first: Int
    }

    init(width: Int, height: Int) {
      (self.width, self.height) = (width, height)
      rows = [Strip(range: 0..<height, raster: nil, first: 0)]
    }

    /// False when the node shows anything but rows of opaque rasters.
    mutating func put(
      _ placed: PlacedNode,
      through parent: Projection,
      by painter: Painter
    ) throws(CairoError) -> Bool {
      let layer = placed.layer
      let projection = placed.projection(parent)
      guard layer.opacity * placed.opacity == 1, layer.blendMode == .normal, !placed.isTurnedAway,
        placed.cuts.isEmpty, projection.isTranslation(at: painter.scale)
      else { return false }
      if layer.isRasterGroup {
        return try lay(placed.node, at: projection.point(layer.bounds.origin), by: painter)
      }
      guard layer.isTransparentSheet, holds(layer, projection) else { return false }
      for child in layer.placedChildren {
        guard try put(child, through: projection, by: painter) else { return false }
      }
      return true
    }

    private mutating func lay(
      _ node: Node,
      at origin: CGPoint,
      by painter: Painter
    ) throws(CairoError) -> Bool {
      let canvas = PixelRect(x: 0, y: 0, width: width, height: height)
      let area = painter.rasterArea(of: node, at: origin)
      guard !area.intersection(canvas).isEmpty else { return true }
      guard painter.isKept(node), let raster = try painter.raster(of: node), raster.isOpaque else {
        return false
      }
      guard area.x == 0, area.width == width else { return false }
      let shown = (area.y..<area.maxY).clamped(to: 0..<height)
      guard !shown.isEmpty else { return true }
      let strip = Strip(range: shown, raster: raster, first: shown.lowerBound - area.y)
      let kept = rows.flatMap { $0.outside(shown) }
      rows = (kept + [strip]).sorted { $0.range.lowerBound < $1.range.lowerBound }
      return true
    }

    /// Whether the layer's clip leaves the whole canvas visible.
    private func holds(_ layer: Layer, _ projection: Projection) -> Bool {
      guard layer.clipsToBounds else { return true }
      guard layer.cornerRadii.isZero, let inside = projection.wholePixels(layer.bounds) else {
        return false
      }
      let canvas = PixelRect(x: 0, y: 0, width: width, height: height)
      return inside.intersection(canvas) == canvas
    }

    /// Nil if some row shows no raster.
    var stack: RowStack? {
      var stack = RowStack(width: width, isShared: true)
      for strip in rows {
        guard let raster = strip.raster else { return nil }
        stack.add(raster.run(strip.first..<(strip.first + strip.range.count)))
      }
      return stack
    }
  }
}

extension Painter.Sheet.Strip {
  /// The ranges above and below `cut`.
  fileprivate func outside(_ cut: Range<Int>) -> [Self] {
    let above = range.lowerBound..<max(range.lowerBound, min(range.upperBound, cut.lowerBound))
    let below = min(range.upperBound, max(range.lowerBound, cut.upperBound))..<range.upperBound
    return [above, below].filter { !$0.isEmpty }.map {
      Self(range: $0, raster: raster, first: first + $0.lowerBound - range.lowerBound)
    }
  }
}

extension Layer {
  /// Whether it draws nothing itself, so that its children may be drawn on the canvas directly.
  fileprivate var isTransparentSheet: Bool {
    background == nil && border == nil && shadow == nil && mask == nil && effects.isEmpty
      && content == .none
  }
}
