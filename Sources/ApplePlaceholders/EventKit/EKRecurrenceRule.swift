public import Foundation

public enum EKRecurrenceFrequency: Int, Sendable {
  case daily, weekly, monthly, yearly
}

/// How often an item comes again; no dates are counted.
open class EKRecurrenceRule: EKObject {
  public let frequency: EKRecurrenceFrequency
  public let interval: Int
  open var recurrenceEnd: EKRecurrenceEnd?
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  public let daysOfTheMonth: [NSNumber]?
  public let monthsOfTheYear: [NSNumber]?
  public let weeksOfTheYear: [NSNumber]?
  public let daysOfTheYear: [NSNumber]?
  public let setPositions: [NSNumber]?

  public convenience init(
    recurrenceWith type: EKRecurrenceFrequency,
    interval: Int,
    end: EKRecurrenceEnd?
  ) {
    self.init(
      recurrenceWith: type,
      interval: interval,
      daysOfTheWeek: nil,
      daysOfTheMonth: nil,
      monthsOfTheYear: nil,
      weeksOfTheYear: nil,
      daysOfTheYear: nil,
      setPositions: nil,
      end: end
    )
  }

  public init(
    recurrenceWith type: EKRecurrenceFrequency,
    interval: Int,
    daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
    daysOfTheMonth monthDays: [NSNumber]?,
    monthsOfTheYear months: [NSNumber]?,
    weeksOfTheYear: [NSNumber]?,
    daysOfTheYear: [NSNumber]?,
    setPositions: [NSNumber]?,
    end: EKRecurrenceEnd?
  ) {
    (frequency, self.interval, recurrenceEnd) = (type, interval, end)
    (daysOfTheWeek, daysOfTheMonth, monthsOfTheYear) = (days, monthDays, months)
    (self.weeksOfTheYear, self.daysOfTheYear) = (weeksOfTheYear, daysOfTheYear)
    self.setPositions = setPositions
    super.init()
  }

  open var calendarIdentifier: String { "gregorian" }
  /// [D] 0: the week begins as the calendar says.
  open var firstDayOfTheWeek: Int { 0 }
}
