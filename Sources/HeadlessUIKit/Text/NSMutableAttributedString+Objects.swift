public import Foundation

extension NSMutableAttributedString {
  /// Preferred by the compiler for fonts, colours and paragraph styles.
  ///
  /// The method of Foundation on Linux crashes when it replaces an attribute whose value is an
  /// object of an unknown class; `addAttributes` does not, but both crash beside a run that differs
  /// in such a value alone.
  public func addAttribute(_ name: NSAttributedString.Key, value: NSObject, range: NSRange) {
    guard type(of: self) == NSMutableAttributedString.self else {
      return addAttributes([name: value], range: range)
    }
    DistinctRuns.change(range, of: self) { $0[name] = value }
  }
}
