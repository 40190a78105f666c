import Foundation

/// What a font was asked for besides its face, which its descriptor tells again.
struct FontWishes: Hashable, Sendable {
  /// A style of Apple's; nil for a font of no style.
  private(set) var style: UIFont.TextStyle?
  /// None of them is drawn: digits of one width are a matter of the face.
  private(set) var features: [FontFeature] = []

  init(style: UIFont.TextStyle? = nil) {
    self.style = style?.isKnown == true ? style : nil
  }

  mutating func take(_ style: UIFont.TextStyle) {
    if style.isKnown { self.style = style }
  }

  /// [W] Later settings replace those that they exclude; what a font does by itself is forgotten.
  mutating func take(_ features: [FontFeature]) {
    self.features = features.reduce(into: []) { kept, feature in
      kept.removeAll { $0.excludes(feature) }
      if !feature.isDefault, feature != .monospacedDigits { kept.append(feature) }
    }
  }
}
