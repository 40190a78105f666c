public import Foundation

public enum EKEntityType: UInt, Sendable {
  case event, reminder
}

public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  public static let authorized = EKAuthorizationStatus.fullAccess
}

public enum EKSpan: Int, Sendable {
  case thisEvent, futureEvents
}

/// Why nothing is saved.
public struct EKError: Error, Sendable {
  public enum Code: Int, Sendable {
    case eventStoreNotAuthorized = 29
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }
}

/// The calendars of a user who has not been asked.
open class EKEventStore: NSObject, @unchecked Sendable {
  public typealias AccessHandler = @Sendable (Bool, (any Error)?) -> Void

  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .notDetermined
  }

  // The user never answers.
  open func requestAccess(to entityType: EKEntityType, completion: @escaping AccessHandler) {}
  open func requestFullAccessToEvents(completion: @escaping AccessHandler) {}
  open func requestWriteOnlyAccessToEvents(completion: @escaping AccessHandler) {}
  open func requestFullAccessToReminders(completion: @escaping AccessHandler) {}

  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  open func predicateForEvents(
    withStart startDate: Date,
    end endDate: Date,
    calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  open func save(_ event: EKEvent, span: EKSpan) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  open func remove(_ event: EKEvent, span: EKSpan) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
}

open class EKCalendar: NSObject {
  open var title: String { "" }
  open var calendarIdentifier: String { "" }
}

open class EKEvent: NSObject {
  public init(eventStore: EKEventStore) {
    super.init()
  }

  open var title: String?
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var startDate: Date?
  open var endDate: Date?
  open var isAllDay = false
  open var calendar: EKCalendar?
  open var eventIdentifier: String? { nil }
}
