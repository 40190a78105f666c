public import Foundation

extension NSAttributedString {
  /// No text: `NSAttributedString()`.
  // Off Apple's systems Foundation's class has no initialiser without arguments, and an extension
  // cannot override that of objects.
  public convenience init(empty: Void = ()) { self.init(string: "") }
}
