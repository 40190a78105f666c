package import Foundation
package import Geometry

/// Glyphs that stand together on a line: one font, one span, one direction.
package struct StyledRun: Hashable, Sendable {
  /// Positions are relative to `origin`.
  package var glyphs: GlyphRun
  /// On the baseline, at the left end; in the layout's coordinates, y down.
  package var origin: CGPoint
  package var width: Double
  /// Where the run's text begins in the string, in UTF-16 units.
  package var start: Int
  /// The index of the span of the styled text whose attributes hold here.
  package var span: Int
  /// The leading edge of each UTF-16 unit of the text and the trailing edge of the last.
  ///
  /// In points from the left end; they fall from right to left. Empty unless the frame asks for
  /// them.
  package var edges: [Double]
  /// To be filled, relative to `origin`, in points, y down; empty where there is none.
  package var underline: [CGRect]
  package var strikethrough: [CGRect]
  /// Of glyphs that have no outlines.
  package var pictures: [Picture]
  /// What stands here instead of glyphs, with its left end at `origin`.
  package var object: TextObject?

  package struct Picture: Hashable, Sendable {
    package let glyph: GlyphPicture
    /// Relative to `origin`, in points, y down.
    package let frame: CGRect
  }
}
