internal import Foundation
internal import Geometry

/// The grids that numbers are rounded to before they reach Cairo.
///
/// Differences of an ulp between libm versions then cannot change a pixel (Decisions.md 13).
enum Grid {
  /// No picture is this large; beyond it Cairo's numbers would overflow.
  static let far = 1_048_576.0

  /// To 1/256 of a pixel, halves upwards, so that moving by whole pixels changes nothing.
  static func coordinate(_ value: Double) -> Double {
    // In this order NaN becomes a number, like every far coordinate.
    let near = min(far, max(-far, value))
    return (near * 256 + 0.5).rounded(.down) / 256
  }

  static func coordinate(_ point: CGPoint) -> CGPoint {
    CGPoint(x: coordinate(point.x), y: coordinate(point.y))
  }

  /// To 1/65535 within 0…1.
  static func share(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    return value < 1 ? (value * 65535).rounded() / 65535 : 1
  }

  /// The same as a whole number of 65535ths.
  static func weight(_ value: Double) -> UInt16 { UInt16(share(value) * 65535) }

  /// Matrix entries and lengths, finer than a pixel of any picture.
  static func entry(_ value: Double) -> Double {
    (value * 16_777_216).rounded() / 16_777_216
  }

  /// The nearest whole pixel, halves upwards.
  static func whole(_ value: Double) -> Int {
    Int((min(far, coordinate(value)) + 0.5).rounded(.down))
  }

  /// The number of pixels that a length covers, rounded up and limited to a surface's size.
  static func reach(_ length: Double) -> Int {
    Int(min(Double(Renderer.largestSide), max(0, length)).rounded(.up))
  }

  /// A limit: wider blurs of a screen look the same.
  static func deviation(_ value: Double) -> Double { min(1024, max(0, value)) }

  static func isWhole(_ value: Double) -> Bool {
    let rounded = coordinate(value)
    return rounded == rounded.rounded()
  }
}
