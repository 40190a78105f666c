internal import Bitmap
internal import CCairo
internal import CPixels
internal import Foundation
internal import Geometry

extension Canvas {
  /// Draws a finished picture on the canvas, at whole pixels.
  ///
  /// Opaque rows are copied: Cairo's OVER gives the same bytes more slowly.
  func lay(
    _ raster: Raster,
    movedBy x: Int,
    _ y: Int,
    opacity: Double = 1,
    mode: CGBlendMode = .normal
  ) throws(CairoError) {
    let area = raster.area.moved(x: x, y: y).intersection(visible)
    guard !area.isEmpty else { return }
    guard mode == .normal, !hasShapedClip else {
      return try blend(raster, x: x, y: y, within: area, opacity: opacity, mode: mode)
    }
    guard opacity >= 1 else { return veil(raster, x: x, y: y, within: area, opacity: opacity) }
    var y0 = area.y
    while y0 < area.maxY {
      let isOpaque = raster.rows[y0 - y - raster.area.y].isOpaque
      var y1 = y0 + 1
      while y1 < area.maxY, raster.rows[y1 - y - raster.area.y].isOpaque == isOpaque { y1 += 1 }
      let band = PixelRect(minX: area.x, minY: y0, maxX: area.maxX, maxY: y1)
      if isOpaque {
        copy(raster, x: x, y: y, within: band)
      } else {
        try blend(raster, x: x, y: y, within: band, opacity: 1, mode: mode)
      }
      y0 = y1
    }
  }

  private func copy(_ raster: Raster, x: Int, y: Int, within band: PixelRect) {
    surface.write { target in
      raster.read { source in
        for row in band.y..<band.maxY {
          let found = raster.rows[row - y - raster.area.y]
          let first = max(band.x, found.first + raster.area.x + x)
          let end = min(band.maxX, found.end + raster.area.x + x)
          guard first < end else { continue }
          let to = target.bytes + (row - area.y) * target.stride + (first - area.x) * 4
          let (sx, sy) = (first - x - raster.area.x, row - y - raster.area.y)
          memcpy(to, source.bytes + sy * source.stride + sx * 4, (end - first) * 4)
        }
      }
    }
  }

  /// Draws exactly what Cairo would, to the last bit.
  private func veil(_ raster: Raster, x: Int, y: Int, within band: PixelRect, opacity: Double) {
    surface.write { target in
      raster.read { source in
        let part = target.part(band.moved(x: -area.x, y: -area.y))
        var seen = source
        let (sx, sy) = (band.x - x - raster.area.x, band.y - y - raster.area.y)
        seen.bytes += sy * source.stride + sx * 4
        (seen.width, seen.height) = (part.width, part.height)
        cpixels_lay(part, seen, Self.cairoShare(opacity))
      }
    }
  }

  /// Draws a finished picture moved by whole pixels and parts of them, to 1/256; only where no path
  /// clips.
  func lay(_ raster: Raster, shiftedBy offset: CGPoint, opacity: Double = 1) {
    let (x, y) = (Double(raster.area.x - visible.x), Double(raster.area.y - visible.y))
    let at = cpixels_point(x: Int32((offset.x + x) * 256), y: Int32((offset.y + y) * 256))
    surface.write { target in
      let seen = target.part(visible.moved(x: -area.x, y: -area.y))
      raster.read { cpixels_shift(seen, $0, at, Self.cairoShare(opacity)) }
    }
  }

  /// The opacity that Cairo's own drawing has, of 255.
  private static func cairoShare(_ opacity: Double) -> Int32 {
    Int32(UInt16(Grid.share(opacity) * 65535 + 0.5) >> 8)
  }

  private func blend(
    _ raster: Raster,
    x: Int,
    y: Int,
    within band: PixelRect,
    opacity: Double,
    mode: CGBlendMode
  ) throws(CairoError) {
    let at = raster.area.moved(x: x, y: y)
    try raster.withSurface { surface throws(CairoError) in
      try clipped(to: band) {
        cairo_set_source_surface(context.pointer, surface.pointer, Double(at.x), Double(at.y))
        cairo_pattern_set_filter(cairo_get_source(context.pointer), CAIRO_FILTER_NEAREST)
        paintAll(opacity: opacity, mode: mode)
        release()
      }
      release()
    }
  }
}

extension Canvas {
  /// Draws another canvas on this one with `CGBlendMode.plusDarker`.
  func darken(with picture: Canvas, opacity: Double) throws(CairoError) {
    let same = try Canvas(area)
    try same.clipped(to: visible) { same.paint(with: .canvas(picture), opacity: opacity) }
    inherit(from: same)
    surface.write { target in
      same.surface.read { cpixels_plus_darker(target, $0) }
    }
  }
}

extension Canvas {
  /// Paints another canvas moved by a part of the grid.
  func paint(_ picture: Canvas, movedBy x: Double, _ y: Double) {
    inherit(from: picture)
    cairo_set_source_surface(context.pointer, picture.surface.pointer, x, y)
    let isExact = Grid.isWhole(x) && Grid.isWhole(y)
    cairo_pattern_set_filter(
      cairo_get_source(context.pointer),
      isExact ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR
    )
    cairo_paint(context.pointer)
    release()
  }

  /// Copies a surface of the same size with an opacity.
  func copy(_ surface: borrowing Surface, opacity: Double) {
    cairo_set_source_surface(context.pointer, surface.pointer, Double(area.x), Double(area.y))
    cairo_paint_with_alpha(context.pointer, Grid.share(opacity))
    release()
  }
}
