public import Foundation

extension NSMutableAttributedString {
  /// Preferred by the compiler for fonts, colours and paragraph styles.
  ///
  /// Linux Foundation's own method halts where it replaces an attribute whose value is an object
  /// of a class it does not know; `addAttributes` does not.
  public func addAttribute(_ name: NSAttributedString.Key, value: NSObject, range: NSRange) {
    addAttributes([name: value], range: range)
  }
}
