public import Foundation

/// Glyphs of one font and size, placed on a baseline.
public struct GlyphRun: Hashable, Sendable {
  public struct Glyph: Hashable, Sendable {
    /// In font units, y up.
    public var outline: Path
    /// The glyph's origin in points, relative to the run's baseline origin, y down.
    public var position: CGPoint

    public init(outline: Path, position: CGPoint) {
      self.outline = outline
      self.position = position
    }
  }

  public var text: String
  /// A PostScript-like name, such as `Inter-SemiBold`.
  public var font: String
  /// In points.
  public var size: Double
  public var unitsPerEm: Double
  public var glyphs: [Glyph]

  public init(text: String, font: String, size: Double, unitsPerEm: Double, glyphs: [Glyph]) {
    self.text = text
    self.font = font
    self.size = size
    self.unitsPerEm = unitsPerEm
    self.glyphs = glyphs
  }
}
