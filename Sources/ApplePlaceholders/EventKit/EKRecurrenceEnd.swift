public import Foundation

/// The day, or the number of times, after which an item does not come again.
open class EKRecurrenceEnd: NSObject {
  public let endDate: Date?
  /// [D] 0 if it ends by a date.
  public let occurrenceCount: Int

  public init(end endDate: Date) {
    (self.endDate, occurrenceCount) = (endDate, 0)
    super.init()
  }

  public init(occurrenceCount: Int) {
    (endDate, self.occurrenceCount) = (nil, occurrenceCount)
    super.init()
  }
}
