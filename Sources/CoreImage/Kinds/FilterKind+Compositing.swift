extension FilterKind {
  static let compositing = names.map { name, mode in
    FilterKind(name, kCICategoryCompositeOperation, [.image, .background]) { values in
      try values.image().combined(with: values.image(kCIInputBackgroundImageKey), mode)
    }
  }

  private static let names: [(String, Combination)] = [
    ("CISourceOverCompositing", .sourceOver), ("CISourceInCompositing", .sourceIn),
    ("CISourceOutCompositing", .sourceOut), ("CISourceAtopCompositing", .sourceAtop),
    ("CIAdditionCompositing", .addition), ("CIMultiplyCompositing", .product),
    ("CIMaximumCompositing", .maximum), ("CIMinimumCompositing", .minimum),
    ("CIMultiplyBlendMode", .multiply), ("CIScreenBlendMode", .screen),
    ("CIOverlayBlendMode", .overlay), ("CIDarkenBlendMode", .darken),
    ("CILightenBlendMode", .lighten), ("CIColorDodgeBlendMode", .colorDodge),
    ("CIColorBurnBlendMode", .colorBurn), ("CISoftLightBlendMode", .softLight),
    ("CIHardLightBlendMode", .hardLight), ("CIDifferenceBlendMode", .difference),
    ("CIExclusionBlendMode", .exclusion), ("CIHueBlendMode", .hue),
    ("CISaturationBlendMode", .saturation), ("CIColorBlendMode", .color),
    ("CILuminosityBlendMode", .luminosity),
  ]
}
