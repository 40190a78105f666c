public import Foundation

extension NSString {
  /// [D] Only strings with a variable width in a `.stringsdict` have variants, and Foundation on
  /// Linux does not read those: others return themselves.
  public func variantFittingPresentationWidth(_ width: Int) -> String { description }
}
