/// Distinguishes UIKit's classes from the app's.
enum InterfaceClasses {
  /// Whether a class is declared in this module, so that no nib of the app is named after it.
  static func isUIKit(_ type: AnyClass) -> Bool {
    String(reflecting: type).hasPrefix("HeadlessUIKit.")
  }
}
