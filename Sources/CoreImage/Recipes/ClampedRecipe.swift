internal import CLight

/// An image whose pixels at the edge of `source` go on for ever.
struct ClampedRecipe: Recipe {
  let image: CIImage
  let source: PixelArea

  func picture(of area: PixelArea, in space: WorkingSpace) -> LightPicture {
    image.picture(of: needed(for: area), in: space).part(area, beyond: CLIGHT_CLAMPED)
  }

  /// The part of the source that the area shows, or its nearest pixels.
  private func needed(for area: PixelArea) -> PixelArea {
    let columns = Self.nearest(area.x, area.maxX, source.x, source.maxX)
    let rows = Self.nearest(area.y, area.maxY, source.y, source.maxY)
    return PixelArea(
      x: columns.lowerBound,
      y: rows.lowerBound,
      width: columns.count,
      height: rows.count
    )
  }

  private static func nearest(_ low: Int, _ high: Int, _ first: Int, _ end: Int) -> Range<Int> {
    let start = min(max(low, first), end - 1)
    return start..<max(min(high, end), start + 1)
  }
}
