import Foundation
import Geometry
import Scene

/// A blur effect.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    // [D] Of tvOS; apps for iOS name it by its number.
    case extraDark = 3
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  let style: Style

  // [I] The style whose number is 0.
  public override convenience init() { self.init(style: .extraLight) }

  public init(style: Style) {
    self.style = style
    super.init()
  }

  // [I] Apple publishes no radius and no saturation: they are those of re-creations.
  func backdrop(in interface: UIUserInterfaceStyle, isOpaque: Bool = false) -> BackdropBlur {
    let tint = tint(isDark: isDark ?? (interface == .dark))
    // [I] Where transparency is reduced, the tint alone is seen.
    if isOpaque { return BackdropBlur(deviation: 0, tint: tint.withAlpha(1)) }
    return BackdropBlur(deviation: 20, toning: Toning(saturation: 1.8), tint: tint)
  }

  /// Whether the style names its tone.
  ///
  /// [D] Regular, prominent and the system materials without one follow the interface.
  private var isDark: Bool? {
    switch style {
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial:
      nil
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      false
    case .dark, .extraDark, .systemUltraThinMaterialDark, .systemThinMaterialDark,
      .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark:
      true
    }
  }

  // [W] Tints of the system materials and of bars are those of re-creations after Apple's design
  // resources; those of the older styles are inferred.
  private func tint(isDark: Bool) -> Color {
    func ground(light: (Double, alpha: Double), dark: (Double, alpha: Double)) -> Color {
      let (level, alpha) = isDark ? dark : light
      return Color(white: level / 255, alpha: alpha)
    }
    return switch style {
    case .extraLight: Color(white: 0.97, alpha: 0.82)
    case .extraDark: Color(white: 0.05, alpha: 0.82)
    case .light, .dark, .regular, .prominent:
      isDark ? Color(white: 0.11, alpha: 0.73) : Color(white: 1, alpha: 0.3)
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      ground(light: (240, alpha: 0.38), dark: (37, alpha: 0.55))
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
      ground(light: (245, alpha: 0.6), dark: (37, alpha: 0.7))
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark:
      ground(light: (249, alpha: 0.78), dark: (37, alpha: 0.82))
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
      ground(light: (253, alpha: 0.92), dark: (37, alpha: 0.9))
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
      ground(light: (249, alpha: 0.94), dark: (29, alpha: 0.94))
    }
  }
}
