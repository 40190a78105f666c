import Foundation
import Geometry
import Scene

/// A blur effect.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case extraLight, light, dark
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
  var backdrop: BackdropBlur {
    BackdropBlur(deviation: 20, toning: Toning(saturation: 1.8), tint: tint)
  }

  private var tint: Color {
    switch style {
    case .extraLight: Color(white: 0.97, alpha: 0.82)
    case .light, .regular, .prominent: Color(white: 1, alpha: 0.3)
    case .dark: Color(white: 0.11, alpha: 0.73)
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight: Color(white: 0.98, alpha: 0.35)
    case .systemThinMaterial, .systemThinMaterialLight: Color(white: 0.98, alpha: 0.55)
    case .systemMaterial, .systemMaterialLight: Color(white: 0.98, alpha: 0.7)
    case .systemThickMaterial, .systemThickMaterialLight, .systemChromeMaterial,
      .systemChromeMaterialLight:
      Color(white: 0.98, alpha: 0.85)
    case .systemUltraThinMaterialDark: Color(white: 0.1, alpha: 0.35)
    case .systemThinMaterialDark: Color(white: 0.1, alpha: 0.55)
    case .systemMaterialDark: Color(white: 0.1, alpha: 0.7)
    case .systemThickMaterialDark, .systemChromeMaterialDark: Color(white: 0.1, alpha: 0.85)
    }
  }
}
