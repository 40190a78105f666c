import Foundation
import Geometry
import Scene

/// The ground of an alert's or an action sheet's card: the system material in a tint of its own.
final class AlertMaterial: UIBlurEffect, @unchecked Sendable {
  private let isSheet: Bool

  init(isSheet: Bool) {
    self.isSheet = isSheet
    super.init(style: .systemMaterial)
  }

  override func backdrop(
    in interface: UIUserInterfaceStyle,
    isOpaque: Bool = false
  ) -> BackdropBlur {
    var blur = super.backdrop(in: interface, isOpaque: isOpaque)
    let tint = tint(isDark: interface == .dark)
    blur.tint = isOpaque ? tint.withAlpha(1) : tint
    return blur
  }

  // [W] From re-creations: an alert after Apple's design resources, a sheet after a simulator.
  private func tint(isDark: Bool) -> Color {
    let (level, alpha) =
      switch (isSheet, isDark) {
      case (false, false): (242.0, 0.8)
      case (false, true): (45, 0.8)
      case (true, false): (252, 0.784)
      case (true, true): (41, 0.745)
      }
    return Color(white: level / 255, alpha: alpha)
  }
}
