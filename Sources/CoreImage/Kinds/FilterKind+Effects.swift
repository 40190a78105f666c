extension FilterKind {
  static let effects: [FilterKind] = [
    FilterKind("CIColorInvert", changing: kCICategoryColorEffect) { _ in .matrix(.inversion) },
    FilterKind("CIMaximumComponent", changing: kCICategoryColorEffect) { _ in
      .component(greatest: true)
    },
    FilterKind("CIMinimumComponent", changing: kCICategoryColorEffect) { _ in
      .component(greatest: false)
    },
    FilterKind("CIMaskToAlpha", changing: kCICategoryColorEffect) { _ in .maskToAlpha },
    FilterKind(
      "CISepiaTone",
      changing: kCICategoryColorEffect,
      [.number(kCIInputIntensityKey, 1, 0...1)]
    ) {
      .matrixOfCurve(ColorMatrix.identity.mixed(with: sepia, try $0.number(kCIInputIntensityKey)))
    },
    FilterKind(
      "CIColorMonochrome",
      changing: kCICategoryColorEffect,
      [
        .color(kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3)),
        .number(kCIInputIntensityKey, 1, 0...1),
      ]
    ) { .tint(try $0.color(), intensity: try $0.number(kCIInputIntensityKey)) },
    FilterKind(
      "CIFalseColor",
      changing: kCICategoryColorEffect,
      [
        .color("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)),
        .color("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8)),
      ]
    ) { .falseColor(black: try $0.color("inputColor0"), white: try $0.color("inputColor1")) },
    FilterKind(
      "CIColorPosterize",
      changing: kCICategoryColorEffect,
      [.number("inputLevels", 6, 2...30)]
      // [I] The steps are even, and both ends are among them.
    ) { .posterize(levels: Float(max(try $0.number("inputLevels"), 2))) },
    gray("CIPhotoEffectMono", contrast: 1),
    gray("CIPhotoEffectNoir", contrast: 1.3),
    gray("CIPhotoEffectTonal", contrast: 0.9),
    FilterKind(
      "CIVignette",
      kCICategoryColorEffect,
      [.image, .number(kCIInputIntensityKey, 0, -1...1), .number(kCIInputRadiusKey, 1, 0...2)]
    ) { values in
      let image = try values.image()
      let radius = max(try values.number(kCIInputRadiusKey), 0.01)
      let intensity = try values.number(kCIInputIntensityKey)
      guard !image.extent.isInfinite else { return image }
      return CIImage(
        VignetteRecipe(image: image, intensity: intensity, radius: radius),
        extent: image.extent
      )
    },
  ]

  // [I] Core Image's own numbers are not published. These are those of CSS's `sepia`, which W3C's
  // Filter Effects gives for colors on sRGB's curve.
  private static let sepia = ColorMatrix.rgb([
    [0.393, 0.769, 0.189], [0.349, 0.686, 0.168], [0.272, 0.534, 0.131],
  ])

  // [I] The tables of the photo effects are not published: those without color are grays here, in
  // more or less contrast; the others are missing.
  private static func gray(_ name: String, contrast: Double) -> FilterKind {
    FilterKind(name, changing: kCICategoryColorEffect) { _ in
      .matrixOfCurve(ColorMatrix.gray.followed(by: .scale(contrast, adding: (1 - contrast) / 2)))
    }
  }
}
