internal import Foundation

extension LabColor {
  /// ΔE of CIE 1994 for graphic arts; not symmetric, `self` is the reference.
  package func difference94(to other: LabColor) -> Double {
    let l = lightness - other.lightness
    let c = chroma - other.chroma
    let (da, db) = (a - other.a, b - other.b)
    let hueSquared = Swift.max(0, da * da + db * db - c * c)
    let chromaTerm = c / (1 + 0.045 * chroma)
    let hueWeight = 1 + 0.015 * chroma
    return (l * l + chromaTerm * chromaTerm + hueSquared / (hueWeight * hueWeight)).squareRoot()
  }

  /// ΔE of CIEDE2000, after Sharma, Wu and Dalal (2005).
  package func difference2000(to other: LabColor) -> Double {
    let mean = (chroma + other.chroma) / 2
    let g = 0.5 * (1 - Self.seventh(mean).squareRoot())
    let one = Polar(a: a * (1 + g), b: b)
    let two = Polar(a: other.a * (1 + g), b: other.b)
    return Self.combine(
      lightness: other.lightness - lightness,
      meanLightness: (lightness + other.lightness) / 2,
      one: one,
      two: two
    )
  }

  // c⁷ / (c⁷ + 25⁷)
  private static func seventh(_ chroma: Double) -> Double {
    let power = pow(chroma, 7)
    return power / (power + 6_103_515_625)
  }

  private struct Polar {
    let chroma: Double
    /// Degrees, 0..<360; 0 for a grey.
    let hue: Double

    init(a: Double, b: Double) {
      chroma = (a * a + b * b).squareRoot()
      let degrees = chroma == 0 ? 0 : atan2(b, a) * 180 / .pi
      hue = degrees < 0 ? degrees + 360 : degrees
    }
  }

  private static func combine(
    lightness: Double,
    meanLightness: Double,
    one: Polar,
    two: Polar
  ) -> Double {
    let isGrey = one.chroma * two.chroma == 0
    var turn = isGrey ? 0 : two.hue - one.hue
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    let hueStep = 2 * (one.chroma * two.chroma).squareRoot() * sine(turn / 2)
    let hue = meanHue(one, two, isGrey: isGrey)
    let chroma = (one.chroma + two.chroma) / 2
    let weight =
      1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6)
      - 0.20 * cosine(4 * hue - 63)
    let centred = (meanLightness - 50) * (meanLightness - 50)
    let l = lightness / (1 + 0.015 * centred / (20 + centred).squareRoot())
    let c = (two.chroma - one.chroma) / (1 + 0.045 * chroma)
    let h = hueStep / (1 + 0.015 * chroma * weight)
    let bend = exp(-pow((hue - 275) / 25, 2))
    let rotation = -sine(60 * bend) * 2 * seventh(chroma).squareRoot()
    return (l * l + c * c + h * h + rotation * c * h).squareRoot()
  }

  private static func meanHue(_ one: Polar, _ two: Polar, isGrey: Bool) -> Double {
    let sum = one.hue + two.hue
    if isGrey { return sum }
    if abs(one.hue - two.hue) <= 180 { return sum / 2 }
    return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
  }

  private static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
  private static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
}
