public import Foundation

/// What an event and a reminder have in common.
open class EKCalendarItem: EKObject {
  /// [D] An item belongs to a store, which has to outlive it; nothing is asked of it here.
  init(of store: EKEventStore) {
    super.init()
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: EKCalendar!
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var alarms: [EKAlarm]?
  open var recurrenceRules: [EKRecurrenceRule]?

  // [D] Those of an item that is not saved.
  open var calendarItemIdentifier: String { "" }
  open var creationDate: Date? { nil }
  open var lastModifiedDate: Date? { nil }
  open var attendees: [EKParticipant]? { nil }

  open var hasAlarms: Bool { alarms?.isEmpty == false }
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  open var hasAttendees: Bool { false }
  open var hasNotes: Bool { notes?.isEmpty == false }

  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules?.removeAll { $0 === rule }
  }
}
