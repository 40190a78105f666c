import Foundation

extension FilterKind {
  static let adjustments: [FilterKind] = tones + [matrix, clamp, polynomial] + curves

  private static let tones = [
    FilterKind(
      "CIColorControls",
      changing: kCICategoryColorAdjustment,
      [
        .number(kCIInputSaturationKey, 1, 0...2), .number(kCIInputBrightnessKey, 0, -1...1),
        .number(kCIInputContrastKey, 1, 0.25...4),
      ]
    ) { .matrix(try controls($0)) },
    FilterKind(
      "CIExposureAdjust",
      changing: kCICategoryColorAdjustment,
      [.number(kCIInputEVKey, 0, -10...10)]
    ) { .matrix(.scale(pow(2, try $0.number(kCIInputEVKey)))) },
    FilterKind(
      "CIGammaAdjust",
      changing: kCICategoryColorAdjustment,
      [.number("inputPower", 1, 0.25...4)]
    ) { .power(try $0.number("inputPower")) },
    FilterKind(
      "CIHueAdjust",
      changing: kCICategoryColorAdjustment,
      [.number(kCIInputAngleKey, 0, -Double.pi...Double.pi)]
    ) { .matrix(.hue(try $0.number(kCIInputAngleKey))) },
    FilterKind(
      "CIVibrance",
      changing: kCICategoryColorAdjustment,
      [.number("inputAmount", 0, -1...1)]
      // [I] The formula is not published: here pale colors gain the most, and skin is like others.
    ) { .vibrance(Float(try $0.number("inputAmount"))) },
  ]

  /// [D] Saturation mixes with the gray, brightness is added, contrast is the distance from 0.5.
  private static func controls(_ values: FilterValues) throws -> ColorMatrix {
    let contrast = try values.number(kCIInputContrastKey)
    let saturation = try values.number(kCIInputSaturationKey)
    return ColorMatrix.gray.mixed(with: .identity, saturation)
      .followed(by: .scale(1, adding: try values.number(kCIInputBrightnessKey)))
      .followed(by: .scale(contrast, adding: 0.5 * (1 - contrast)))
  }

  private static let matrix = FilterKind(
    "CIColorMatrix",
    changing: kCICategoryColorAdjustment,
    [
      .vector("inputRVector", 1, 0, 0, 0), .vector("inputGVector", 0, 1, 0, 0),
      .vector("inputBVector", 0, 0, 1, 0), .vector("inputAVector", 0, 0, 0, 1),
      .vector("inputBiasVector", 0, 0, 0, 0),
    ]
  ) { values in
    let bias = try values.vector("inputBiasVector")
    let rows = try ["R", "G", "B", "A"].enumerated().map { index, name in
      let row = try values.vector("input\(name)Vector")
      return [row.x, row.y, row.z, row.w, bias.value(at: index)].map { Double($0) }
    }
    return .matrix(ColorMatrix(rows))
  }

  private static let clamp = FilterKind(
    "CIColorClamp",
    changing: kCICategoryColorAdjustment,
    [.vector("inputMinComponents", 0, 0, 0, 0), .vector("inputMaxComponents", 1, 1, 1, 1)]
  ) { values in
    .clamp(
      low: try values.vector("inputMinComponents").four,
      high: try values.vector("inputMaxComponents").four
    )
  }

  // [D] A cubic function of each component by itself.
  private static let polynomial = FilterKind(
    "CIColorPolynomial",
    changing: kCICategoryColorAdjustment,
    [
      .vector("inputRedCoefficients", 0, 1, 0, 0), .vector("inputGreenCoefficients", 0, 1, 0, 0),
      .vector("inputBlueCoefficients", 0, 1, 0, 0), .vector("inputAlphaCoefficients", 0, 1, 0, 0),
    ]
  ) { values in
    .polynomial(
      try ["Red", "Green", "Blue", "Alpha"].flatMap {
        try values.vector("input\($0)Coefficients").four
      }
    )
  }

  private static let curves = [
    FilterKind(
      "CIWhitePointAdjust",
      changing: kCICategoryColorAdjustment,
      [.color(kCIInputColorKey, .white)]
    ) { .whitePoint(try $0.color()) },
    FilterKind("CILinearToSRGBToneCurve", changing: kCICategoryColorAdjustment) { _ in
      .curve(encodes: true)
    },
    FilterKind("CISRGBToneCurveToLinear", changing: kCICategoryColorAdjustment) { _ in
      .curve(encodes: false)
    },
  ]
}

extension CIVector {
  fileprivate var four: [Float] { (0..<4).map { Float(value(at: $0)) } }
}
