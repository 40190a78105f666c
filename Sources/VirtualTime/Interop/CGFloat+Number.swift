public import Foundation

extension CGFloat {
  /// The number's value; Foundation has this for all other numbers.
  @_disfavoredOverload
  public init(_ number: NSNumber) { self.init(number.doubleValue) }

  /// The same by its name since Swift 4.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}
