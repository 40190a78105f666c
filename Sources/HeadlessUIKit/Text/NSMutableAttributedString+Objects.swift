public import Foundation

extension NSMutableAttributedString {
  /// Preferred by the compiler for fonts, colours and paragraph styles.
  ///
  /// The method of Foundation on Linux crashes when it replaces an attribute whose value is an
  /// object of an unknown class; `addAttributes` does not.
  public func addAttribute(_ name: NSAttributedString.Key, value: NSObject, range: NSRange) {
    addAttributes([name: value], range: range)
  }
}
