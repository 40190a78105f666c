import Foundation

extension FilterKind {
  static let geometry = [
    FilterKind(
      "CICrop",
      kCICategoryGeometryAdjustment,
      [.image, .vector("inputRectangle")]
    ) { values in
      let image = try values.image()
      let rect: CIVector? = values.optional("inputRectangle")
      return rect.map { image.cropped(to: $0.cgRectValue) } ?? image
    },
    FilterKind("CIAffineTransform", kCICategoryGeometryAdjustment, [.image, transform]) { values in
      try values.image().transformed(by: values.transform())
    },
    FilterKind("CIAffineClamp", kCICategoryTileEffect, [.image, transform]) { values in
      try values.image().clampedToExtent().transformed(by: values.transform())
    },
    FilterKind(
      "CILanczosScaleTransform",
      kCICategoryGeometryAdjustment,
      [
        .image, .number(kCIInputScaleKey, 1, 0.05...1.5),
        .number(kCIInputAspectRatioKey, 1, 0.5...2),
      ]
    ) { values in
      let scale = try values.number(kCIInputScaleKey)
      let aspect = try values.number(kCIInputAspectRatioKey)
      return try values.image().resampled(scaleX: scale * aspect, scaleY: scale)
    },
  ]

  private static let transform = FilterInput(key: kCIInputTransformKey, value: .transform)
}

extension CIImage {
  fileprivate func resampled(scaleX: Double, scaleY: Double) -> CIImage {
    guard scaleX > 0, scaleY > 0 else { return CIImage() }
    guard !extent.isInfinite, scaleX != 1 || scaleY != 1 else { return self }
    let scaled = CGRect(
      x: extent.minX * scaleX,
      y: extent.minY * scaleY,
      width: extent.width * scaleX,
      height: extent.height * scaleY
    )
    let recipe = LanczosRecipe(image: self, scaleX: scaleX, scaleY: scaleY)
    return CIImage(recipe, extent: PixelArea(covering: scaled)?.rect ?? .zero)
  }
}
