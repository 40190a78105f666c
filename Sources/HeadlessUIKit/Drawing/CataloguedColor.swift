import Geometry

/// A colour of an asset catalogue in the appearances that it has.
struct CataloguedColor: Sendable {
  private struct Variant: Sendable {
    let isDark: Bool
    let isContrasting: Bool
    let color: CGColor
  }

  private let variants: [Variant]
  /// What is shown where no variant fits.
  private let fallback: CGColor

  /// Nil where no variant has a colour.
  init?(_ set: ColorSet) {
    variants = set.colors.compactMap { entry in
      entry.value.map {
        Variant(isDark: entry.isDark, isContrasting: entry.isContrasting, color: $0)
      }
    }
    guard let first = variants.first else { return nil }
    fallback = first.color
  }

  /// [D] The appearance's own variant, or else the one for any appearance.
  func color(dark: Bool, contrast: Bool) -> CGColor {
    // [I] Contrast gives way before the tone.
    let wishes = [(dark, contrast), (dark, false), (false, contrast), (false, false)]
    for (isDark, isContrasting) in wishes {
      let found = variants.first { $0.isDark == isDark && $0.isContrasting == isContrasting }
      if let found { return found.color }
    }
    return fallback
  }

  /// The colour of every appearance, if it is one.
  var only: CGColor? { variants.allSatisfy { $0.color == fallback } ? fallback : nil }
}
