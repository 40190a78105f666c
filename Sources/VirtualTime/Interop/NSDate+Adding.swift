public import Foundation

extension NSDate {
  /// What an Objective-C method gives: the date as an object, where a caller wants one.
  @_disfavoredOverload
  public func addingTimeInterval(_ interval: TimeInterval) -> NSDate {
    NSDate(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + interval)
  }
}
