extension FilterKind {
  static let sharpening = [
    FilterKind(
      "CIUnsharpMask",
      kCICategorySharpen,
      [.image, .number(kCIInputRadiusKey, 2.5, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1)]
    ) { values in
      // The image and a part of what its blurred copy lacks; its edges do not fade.
      let image = try values.image()
      let blurred = image.clampedToExtent().blurred(deviation: try values.number(kCIInputRadiusKey))
      let intensity = try values.number(kCIInputIntensityKey)
      return image.mixed(with: blurred, .everywhere(Float(1 + intensity)))
        .cropped(to: image.extent)
    }
  ]
}
