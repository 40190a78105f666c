extension FilterKind {
  static let masks = [
    mask("CIBlendWithMask") { .luminance(of: $0) },
    mask("CIBlendWithAlphaMask") { .alpha(of: $0) },
    mask("CIBlendWithRedMask") { .red(of: $0) },
  ]

  private static func mask(
    _ name: String,
    _ share: @escaping @Sendable (CIImage) -> MixedRecipe.Share
  ) -> FilterKind {
    FilterKind(
      name,
      kCICategoryStylize,
      [.image, .background, .image(kCIInputMaskImageKey)]
    ) { values in
      let image = try values.image()
      guard let mask: CIImage = values.optional(kCIInputMaskImageKey) else { return image }
      // Without a background there is nothing behind.
      let back: CIImage = values.optional(kCIInputBackgroundImageKey) ?? CIImage()
      return image.mixed(with: back, share(mask))
    }
  }
}
