package import Foundation

extension GlyphRun {
  /// The box around the outlines, in points, on a baseline that starts at `origin`; may be null.
  package func box(at origin: CGPoint) -> CGRect {
    let unit = size / unitsPerEm
    var (minX, minY) = (Double.infinity, Double.infinity)
    var (maxX, maxY) = (-Double.infinity, -Double.infinity)
    for glyph in glyphs where !glyph.outline.isEmpty {
      let box = glyph.outline.controlBounds
      let (x, y) = (origin.x + glyph.position.x, origin.y + glyph.position.y)
      (minX, maxX) = (min(minX, x + box.minX * unit), max(maxX, x + box.maxX * unit))
      (minY, maxY) = (min(minY, y - box.maxY * unit), max(maxY, y - box.minY * unit))
    }
    guard minX <= maxX else { return .null }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
