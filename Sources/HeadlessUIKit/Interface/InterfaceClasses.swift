/// Which classes are UIKit's own.
enum InterfaceClasses {
  /// Whether a class stands in this module, so that no nib of the app's can be named after it.
  static func isUIKit(_ type: AnyClass) -> Bool {
    String(reflecting: type).hasPrefix("HeadlessUIKit.")
  }
}
