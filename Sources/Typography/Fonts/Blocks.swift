internal import Foundation
internal import Geometry

/// A synthetic face, so that layouts agree between hosts with different fonts.
enum Blocks {
  static let unitsPerEm = 1000.0

  /// The system font's proportions and Inter's underline, rounded.
  static let metrics = FontMetrics(
    ascender: 952,
    descender: -241,
    leading: 0,
    capHeight: 705,
    xHeight: 526,
    underlinePosition: -165,
    underlineThickness: 68
  )

  static func shape(_ request: ShapingRequest) -> [ShapedGlyph] {
    let glyphs = request.range.map { index in
      ShapedGlyph(
        id: 0,
        cluster: index,
        advance: advance(of: request.scalars[index]),
        x: 0,
        y: 0
      )
    }
    return request.isRightToLeft ? glyphs.reversed() : glyphs
  }

  /// The bar of a run, as high as a capital letter.
  static func bar(width: Double) -> Path {
    Path([
      .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: width, y: 0)),
      .line(CGPoint(x: width, y: metrics.capHeight)),
      .line(CGPoint(x: 0, y: metrics.capHeight)), .close,
    ])
  }

  private static func advance(of value: UInt32) -> Double {
    guard let scalar = Unicode.Scalar(value) else { return 0 }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint || properties.canonicalCombiningClass != .notReordered
    {
      return 0
    }
    if properties.isWhitespace { return 300 }
    return isWide(scalar) ? 1000 : 600
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11ff, 0x2e80...0xa4cf, 0xac00...0xd7ff, 0xf900...0xfaff, 0xfe30...0xfe4f,
      0xff00...0xff60, 0x1f300...0x1faff, 0x20000...0x3ffff:
      true
    default: false
    }
  }
}
