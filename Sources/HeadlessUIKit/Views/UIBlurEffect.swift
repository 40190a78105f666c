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

  public init(style: Style) {
    self.style = style
    super.init()
  }

  // [I] Apple publishes no values: radius, saturation and tint are those of re-creations.
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

  private func tint(isDark: Bool) -> Color {
    func ground(_ alpha: Double) -> Color { Color(white: isDark ? 0.1 : 0.98, alpha: alpha) }
    return switch style {
    case .extraLight: Color(white: 0.97, alpha: 0.82)
    case .extraDark: Color(white: 0.05, alpha: 0.82)
    case .light, .dark, .regular, .prominent:
      isDark ? Color(white: 0.11, alpha: 0.73) : Color(white: 1, alpha: 0.3)
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      ground(0.35)
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: ground(0.55)
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark: ground(0.7)
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark,
      .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
      ground(0.85)
    }
  }
}
