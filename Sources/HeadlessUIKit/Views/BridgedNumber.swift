import Foundation

extension CGFloat {
  /// A number of any kind, as Objective-C would have it in an `NSNumber`.
  ///
  /// Foundation on Linux does not make one of a `CGFloat`.
  init?(bridging value: Any?) {
    if let length = value as? CGFloat {
      self = length
    } else if let number = value as? NSNumber {
      self = CGFloat(number.doubleValue)
    } else {
      return nil
    }
  }
}
