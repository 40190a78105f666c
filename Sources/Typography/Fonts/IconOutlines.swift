internal import Foundation
package import Geometry

/// The glyphs of the icon font.
package enum IconOutlines {
  /// The glyph at a code point in a unit square, y down; nil if the font has none.
  ///
  /// In blocks mode every icon is a square in the middle.
  package static func outline(
    of scalar: Unicode.Scalar,
    from source: FontSource = .current
  ) throws(TypographyError) -> Path? {
    guard source != .blocks else {
      return Path(rect: CGRect(x: 0.1, y: 0.1, width: 0.8, height: 0.8))
    }
    let face = try FaceStore.shared.open(.icons, in: source)
    guard let outline = face.outline(of: scalar) else { return nil }
    let unit = 1 / face.unitsPerEm
    let top = face.metrics.ascender * unit
    return outline.applying(CGAffineTransform(unit, 0, 0, -unit, 0, top))
  }
}
