internal import Foundation

/// A colour in CIE L*a*b* under D65, for perceptual differences.
package struct LabColor: Hashable, Sendable {
  package var lightness: Double
  package var a: Double
  package var b: Double

  package init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  // IEC 61966-2-1 and CIE 15.
  /// From sRGB components, 0…255.
  package init(red: Double, green: Double, blue: Double) {
    let r = Self.linear(red / 255)
    let g = Self.linear(green / 255)
    let b = Self.linear(blue / 255)
    let x = 0.4124 * r + 0.3576 * g + 0.1805 * b
    let y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    let z = 0.0193 * r + 0.1192 * g + 0.9505 * b
    let (fx, fy, fz) = (Self.root(x / 0.950489), Self.root(y), Self.root(z / 1.08884))
    self.init(lightness: 116 * fy - 16, a: 500 * (fx - fy), b: 200 * (fy - fz))
  }

  var chroma: Double { (a * a + b * b).squareRoot() }

  private static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  private static func root(_ t: Double) -> Double {
    t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116
  }
}
