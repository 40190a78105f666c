import Foundation

extension Color {
  /// The space in which colours are interpolated.
  public enum MixingSpace: Hashable, Codable, Sendable {
    /// As in UIKit and legacy CSS.
    case sRGB
    /// As light is added.
    case linear
    /// Perceptually uniform.
    case oklab
  }

  /// Mixes in sRGB.
  public static func mix(_ a: Color, _ b: Color, _ p: Double) -> Color {
    mix(a, b, p, in: .sRGB)
  }

  /// Mixes with premultiplied alpha, so that a transparent colour does not tint; alpha is clamped
  /// to 0…1.
  ///
  /// Red, green and blue may leave 0…1 when `p` does; they are clipped when pixels are made.
  public static func mix(_ a: Color, _ b: Color, _ p: Double, in space: MixingSpace) -> Color {
    if p == 0 || a == b { return a }
    if p == 1 { return b }
    let (from, to) = (a.lanes(in: space), b.lanes(in: space))
    var mixed = from + (to - from) * p
    guard mixed.w > 0 else { return .clear }
    mixed /= SIMD4(SIMD3(repeating: mixed.w), max(mixed.w, 1))
    return Color(straight: mixed, in: space)
  }

  /// Premultiplied numbers of `space`, and alpha.
  package func lanes(in space: MixingSpace) -> SIMD4<Double> {
    switch space {
    case .sRGB: return SIMD4(SIMD3(red, green, blue) * alpha, alpha)
    case .linear: return SIMD4(linearRGB * alpha, alpha)
    case .oklab:
      let lab = OKLab(self)
      return SIMD4(SIMD3(lab.lightness, lab.a, lab.b) * alpha, alpha)
    }
  }

  private init(straight n: SIMD4<Double>, in space: MixingSpace) {
    switch space {
    case .sRGB: self.init(red: n.x, green: n.y, blue: n.z, alpha: n.w)
    case .linear: self.init(linearRGB: SIMD3(n.x, n.y, n.z), alpha: n.w)
    case .oklab:
      // CSS Color 4 §9.3: lightness is clamped to 0…1.
      let lightness = min(max(n.x, 0), 1)
      self.init(OKLab(lightness: lightness, a: n.y, b: n.z, alpha: n.w))
    }
  }
}

extension Color {
  /// Red, green, blue and alpha in 0…255; halves round up.
  public var bytes: SIMD4<UInt8> {
    func byte(_ value: Double) -> UInt8 {
      // In this order, what is no number is 0.
      UInt8((min(max(0, value), 1) * 255 + 0.5).rounded(.down))
    }
    return SIMD4(byte(red), byte(green), byte(blue), byte(alpha))
  }

  public init(bytes red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
    self.init(
      red: Double(red) / 255,
      green: Double(green) / 255,
      blue: Double(blue) / 255,
      alpha: Double(alpha) / 255
    )
  }
}
