import Foundation

extension Color {
  /// The inverse of sRGB's curve, mirrored for negative numbers (IEC 61966-2-1, CSS Color 4 §10.2).
  package static func linear(_ encoded: Double) -> Double {
    let size = abs(encoded)
    let value = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -value : value
  }

  /// sRGB's curve, mirrored for negative numbers.
  package static func encoded(_ linear: Double) -> Double {
    let size = abs(linear)
    let value = size > 0.0031308 ? 1.055 * pow(size, 1 / 2.4) - 0.055 : size * 12.92
    return linear < 0 ? -value : value
  }

  /// Red, green and blue in linear light.
  package var linearRGB: SIMD3<Double> {
    SIMD3(Color.linear(red), Color.linear(green), Color.linear(blue))
  }

  package init(linearRGB: SIMD3<Double>, alpha: Double) {
    self.init(
      red: Color.encoded(linearRGB.x),
      green: Color.encoded(linearRGB.y),
      blue: Color.encoded(linearRGB.z),
      alpha: alpha
    )
  }
}
