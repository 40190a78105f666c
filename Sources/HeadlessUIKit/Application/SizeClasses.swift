import Foundation

/// The size classes of a window, by its size (rule size.classes-by-device).
struct SizeClasses: Hashable {
  let horizontal: UIUserInterfaceSizeClass
  let vertical: UIUserInterfaceSizeClass

  // [W] Plus, XR and Max phones are at least this wide in portrait, and have regular width in
  // landscape.
  private static let largePhone: CGFloat = 414
  // [I] Between two thirds of a small pad (639 points), which is compact, and half of a large one
  // (678).
  private static let regularPad: CGFloat = 660

  // [D] Human Interface Guidelines: phones in portrait are compact by regular, in landscape compact
  // by compact or, the large ones, regular by compact; pads are regular by regular, compact in a
  // narrow window.
  init(_ idiom: UIUserInterfaceIdiom, _ size: CGSize) {
    guard idiom != .pad else {
      horizontal = size.width >= Self.regularPad ? .regular : .compact
      vertical = .regular
      return
    }
    let isLandscape = size.width > size.height
    let isLarge = min(size.width, size.height) >= Self.largePhone
    horizontal = isLandscape && isLarge ? .regular : .compact
    vertical = isLandscape ? .compact : .regular
  }
}

extension UITraitCollection {
  convenience init(_ device: Stage.Device, size: CGSize) {
    let classes = SizeClasses(device.idiom, size)
    self.init(
      TraitValues(
        horizontalSizeClass: classes.horizontal,
        verticalSizeClass: classes.vertical,
        userInterfaceIdiom: device.idiom,
        userInterfaceStyle: .light,
        userInterfaceLevel: .base,
        displayScale: device.scale,
        preferredContentSizeCategory: .large,
        layoutDirection: .leftToRight,
        displayGamut: .P3,  // [W] Of all phones since the seventh.
        activeAppearance: .active,
        forceTouchCapability: .unavailable
      )
    )
  }
}
