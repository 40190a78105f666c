import Foundation

/// Three rows of a colour matrix.
package struct ColorMatrix: Sendable {
  let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  package init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    self.rows = (first, second, third)
  }

  package func callAsFunction(_ v: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3((rows.0 * v).sum(), (rows.1 * v).sum(), (rows.2 * v).sum())
  }
}

/// Linear display-P3 → linear sRGB, from the primaries and the white that CSS Color 4 §10 states.
private let sRGBFromP3 = ColorMatrix(
  SIMD3(1.2249401762805598, -0.22494017628055996, 0.0),
  SIMD3(-0.04205695470968816, 1.042056954709688, 0.0),
  SIMD3(-0.019637554590334432, -0.07863604555063189, 1.0982736001409663)
)

private let p3FromSRGB = ColorMatrix(
  SIMD3(0.8224619687143623, 0.17753803128563775, 0.0),
  SIMD3(0.03319419885096162, 0.9668058011490384, 0.0),
  SIMD3(0.017082630721120033, 0.07239744066396347, 0.9105199286149165)
)

extension Color {
  /// Interprets `components` in `space`; one for grey, otherwise three.
  package init(_ components: [Double], alpha: Double, in space: ColorSpace) {
    let bounded = space.isExtended ? components : components.map { min(max($0, 0), 1) }
    let numbers = space.isGray ? [bounded[0], bounded[0], bounded[0]] : bounded
    let rgb = SIMD3(numbers[0], numbers[1], numbers[2])
    switch (space.primaries, space.isLinear) {
    case (.gray, false), (.sRGB, false):
      self.init(red: rgb.x, green: rgb.y, blue: rgb.z, alpha: alpha)
    case (.gray, true), (.sRGB, true):
      self.init(linearRGB: rgb, alpha: alpha)
    case (.displayP3, false):
      let light = SIMD3(Color.linear(rgb.x), Color.linear(rgb.y), Color.linear(rgb.z))
      self.init(linearRGB: sRGBFromP3(light), alpha: alpha)
    case (.displayP3, true):
      self.init(linearRGB: sRGBFromP3(rgb), alpha: alpha)
    }
  }

  /// The colour's components in `space`, clipped unless the space is an extended one.
  package func components(in space: ColorSpace) -> [Double] {
    let light = linearRGB
    let raw: [Double]
    switch (space.primaries, space.isLinear) {
    case (.gray, false): raw = [Color.encoded(luminance)]
    case (.gray, true): raw = [luminance]
    case (.sRGB, false): raw = [red, green, blue]
    case (.sRGB, true): raw = [light.x, light.y, light.z]
    case (.displayP3, false):
      let wide = p3FromSRGB(light)
      raw = [wide.x, wide.y, wide.z].map(Color.encoded)
    case (.displayP3, true):
      let wide = p3FromSRGB(light)
      raw = [wide.x, wide.y, wide.z]
    }
    return space.isExtended ? raw : raw.map { min(max($0, 0), 1) }
  }

  /// Relative luminance of sRGB's primaries (IEC 61966-2-1).
  package var luminance: Double {
    (linearRGB * SIMD3(0.2126, 0.7152, 0.0722)).sum()
  }
}
