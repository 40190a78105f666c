internal import CPango
internal import Foundation

/// What a font draws a glyph with if it has pictures instead of outlines.
package final class GlyphPicture: Sendable {
  /// PNG.
  package let file: [UInt8]
  /// Where it is and how large, in font units, y up.
  private let left, top, width, height: Double

  /// Nil if the font has only an outline of the glyph, or nothing.
  init?(of glyph: UInt32, in font: OpaquePointer) {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &extents) != 0,
      let blob = hb_ot_color_glyph_reference_png(font, glyph)
    else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    file = Array(UnsafeRawBufferPointer(start: bytes, count: Int(length)))
    (left, top) = (Double(extents.x_bearing), Double(extents.y_bearing))
    // HarfBuzz has heights from the top to the bottom: negative, down to the least number there is.
    (width, height) = (Double(extents.width), -Double(extents.height))
  }

  /// For a glyph at this point of a baseline, in points, y down; the scale is that of font units.
  func frame(x: Double, y: Double, scale: Double) -> CGRect {
    CGRect(x: x + left * scale, y: y - top * scale, width: width * scale, height: height * scale)
  }
}

extension GlyphPicture: Hashable {
  /// A font has one of each glyph.
  package static func == (one: GlyphPicture, other: GlyphPicture) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
