import Foundation

/// A colour in OKLab (Ottosson 2020): even steps look even.
package struct OKLab: Hashable, Sendable {
  package var lightness: Double
  package var a: Double
  package var b: Double
  package var alpha: Double

  package init(lightness: Double, a: Double, b: Double, alpha: Double = 1) {
    self.lightness = lightness
    self.a = a
    self.b = b
    self.alpha = alpha
  }

  package init(_ color: Color) {
    let cones = Self.cones(color.linearRGB)
    let lab = Self.opponents(SIMD3(cbrt(cones.x), cbrt(cones.y), cbrt(cones.z)))
    self.init(lightness: lab.x, a: lab.y, b: lab.z, alpha: color.alpha)
  }

  private static let cones = ColorMatrix(
    SIMD3(0.4122214708, 0.5363325363, 0.0514459929),
    SIMD3(0.2119034982, 0.6806995451, 0.1073969566),
    SIMD3(0.0883024619, 0.2817188376, 0.6299787005)
  )
  private static let opponents = ColorMatrix(
    SIMD3(0.2104542553, 0.7936177850, -0.0040720468),
    SIMD3(1.9779984951, -2.4285922050, 0.4505937099),
    SIMD3(0.0259040371, 0.7827717662, -0.8086757660)
  )
  // The inverses of the two above, computed as fractions so that colours round-trip.
  fileprivate static let conesBack = ColorMatrix(
    SIMD3(0.9999999984505198, 0.39633779217376786, 0.2158037580607588),
    SIMD3(1.0000000088817609, -0.10556134232365635, -0.06385417477170591),
    SIMD3(1.0000000546724108, -0.08948418209496575, -1.2914855378640917)
  )
  fileprivate static let lightBack = ColorMatrix(
    SIMD3(4.076741661347994, -3.3077115904081933, 0.2309699287294279),
    SIMD3(-1.268438004092176, 2.6097574006633715, -0.3413193963102196),
    SIMD3(-0.004196086541837109, -0.7034186144594496, 1.7076147009309448)
  )
}

extension Color {
  package init(_ lab: OKLab) {
    let roots = OKLab.conesBack(SIMD3(lab.lightness, lab.a, lab.b))
    self.init(linearRGB: OKLab.lightBack(roots * roots * roots), alpha: lab.alpha)
  }
}
