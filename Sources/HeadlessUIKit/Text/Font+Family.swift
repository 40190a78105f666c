import Typography

extension Font {
  /// With another weight and slant, as far as its family has them.
  func styled(_ weight: FontWeight, isItalic: Bool) -> Font {
    let nearest = nearest(of: family, to: weight, isItalic: isItalic)
    if let nearest { return drawn(by: nearest) }
    var font = self
    (font.weight, font.isItalic) = (weight, isItalic)
    return font
  }

  /// The font of an app's own family with just these traits; nil if there is none.
  func ofFamily(_ traits: UIFontDescriptor.SymbolicTraits) -> Font? {
    let (isBold, isItalic) = (traits.contains(.traitBold), traits.contains(.traitItalic))
    let plain = weight >= .semibold ? .regular : weight
    let wanted = isBold ? max(weight, .bold) : plain
    let matching = family.filter {
      ($0.weight >= .semibold) == isBold && $0.isItalic == isItalic
        && ($0.isMonospaced || !traits.contains(.traitMonoSpace))
    }
    return nearest(of: matching, to: wanted, isItalic: isItalic).map(drawn)
  }

  private func nearest(of fonts: [AppFont], to weight: FontWeight, isItalic: Bool) -> AppFont? {
    fonts.min {
      $0.distance(to: weight, isItalic: isItalic) < $1.distance(to: weight, isItalic: isItalic)
    }
  }

  /// Itself first, which is kept if others are as near; empty for a declared font.
  private var family: [AppFont] {
    appFont.map { [$0] + AppFonts.family(named: $0.family) } ?? []
  }

  private func drawn(by appFont: AppFont) -> Font {
    var font = Font(appFont, size: size)
    font.hasMonospacedDigits = hasMonospacedDigits
    return font
  }
}
