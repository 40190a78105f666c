import Foundation

/// Classes and their names on iOS, where those of UIKit belong to no module.
public enum InterfaceClasses {
  /// Whether a class is declared in this module, so that no nib of the app is named after it.
  static func isUIKit(_ type: AnyClass) -> Bool {
    TypeNames.qualified(type).hasPrefix("HeadlessUIKit.")
  }

  /// What `NSClassFromString` finds on iOS: `Shop.Screen`, `UILabel`, `CAShapeLayer`.
  public static func named(_ name: String) -> AnyClass? {
    // [W] Apps look for the buttons among a tab bar's subviews.
    if name == "UITabBarButton" { return TabBarButton.self }
    if let own = NSClassFromString(name) { return own }
    return modules.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
  }

  private static let modules = ["HeadlessUIKit", "QuartzCore", "Foundation"]
}
