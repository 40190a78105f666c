public import Foundation

public enum EKWeekday: Int, Sendable {
  case sunday = 1  // [D]
  case monday, tuesday, wednesday, thursday, friday, saturday
}

/// A weekday, of every week or of the one with a number in its month or year.
open class EKRecurrenceDayOfWeek: NSObject {
  public let dayOfTheWeek: EKWeekday
  /// [D] 0 for every week.
  public let weekNumber: Int

  public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
    (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
    super.init()
  }

  public convenience init(_ dayOfTheWeek: EKWeekday) {
    self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0)
  }

  public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber)
  }
}
