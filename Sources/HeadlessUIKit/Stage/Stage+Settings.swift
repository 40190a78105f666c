import Foundation

/// What the user has switched on in the settings of the device, under Accessibility.
extension Stage {
  enum Setting {
    case contrast, boldText, textSize, transparency

    @MainActor
    fileprivate var notification: Notification.Name {
      switch self {
      case .contrast: UIAccessibility.darkerSystemColorsStatusDidChangeNotification
      case .boldText: UIAccessibility.boldTextStatusDidChangeNotification
      case .textSize: UIContentSizeCategory.didChangeNotification
      case .transparency: UIAccessibility.reduceTransparencyStatusDidChangeNotification
      }
    }
  }

  /// Called before a setting changes, so that views can compare.
  func rememberTraits() {
    for window in ownWindows { window.rememberTraits() }
  }

  /// Shows the new value and tells the app of it.
  func adopt(_ setting: Setting, isChanged: Bool) {
    guard isChanged else { return }
    core.becomeAmbient()
    for window in ownWindows {
      window.traitsMayHaveChanged()
      window.followTransparency()
    }
    NotificationCenter.default.post(
      name: setting.notification,
      object: nil,
      userInfo: userInfo(of: setting)
    )
  }

  private func userInfo(of setting: Setting) -> [AnyHashable: Any]? {
    switch setting {
    case .textSize: [UIContentSizeCategory.newValueUserInfoKey: textSize]  // [D]
    case .contrast, .boldText, .transparency: nil
    }
  }
}

extension UIScreen {
  /// The traits of the device and of its user's settings.
  func traits(forSize size: CGSize) -> UITraitCollection {
    var values = UITraitCollection(device, size: size).values
    if let style = stage?.listedStyle { values.userInterfaceStyle = style }
    values.accessibilityContrast = stage?.increasesContrast == true ? .high : .normal
    values.preferredContentSizeCategory = stage?.textSize ?? .large
    values.legibilityWeight = stage?.usesBoldText == true ? .bold : .regular
    return UITraitCollection(values)
  }
}
