public import Foundation

extension NSNumber {
  /// The name in Objective-C, which code of before Swift 3 reads.
  @available(*, deprecated, renamed: "intValue")
  public var integerValue: Int { intValue }
}
