public import Foundation
import HeadlessUIKit

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

extension Notification.Name {
  /// [D] Posted when another app changes the store, which none does.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

/// The calendars of a user who has not been asked.
open class EKEventStore: NSObject, @unchecked Sendable {
  public typealias AccessHandler = @Sendable (Bool, (any Error)?) -> Void

  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .notDetermined
  }

  public override init() {
    super.init()
  }

  public convenience init(sources: [EKSource]) {
    self.init()
  }

  // The user never answers.
  open func requestAccess(to entityType: EKEntityType, completion: @escaping AccessHandler) {}
  open func requestFullAccessToEvents(completion: @escaping AccessHandler) {}
  open func requestWriteOnlyAccessToEvents(completion: @escaping AccessHandler) {}
  open func requestFullAccessToReminders(completion: @escaping AccessHandler) {}

  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
  open func requestFullAccessToEvents() async throws -> Bool { false }
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  open func requestFullAccessToReminders() async throws -> Bool { false }

  open var eventStoreIdentifier: String { "" }
  open func commit() throws { throw EKError(.eventStoreNotAuthorized) }
  open func reset() {}
  open func refreshSourcesIfNecessary() {}

  // MARK: Sources and calendars

  open var sources: [EKSource] { [] }
  open var delegateSources: [EKSource] { [] }
  open func source(withIdentifier identifier: String) -> EKSource? { nil }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  // MARK: Items

  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  open func calendarItems(
    withExternalIdentifier externalIdentifier: String
  ) -> [EKCalendarItem] { [] }

  // MARK: Events

  open func predicateForEvents(
    withStart startDate: Date,
    end endDate: Date,
    calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func enumerateEvents(
    matching predicate: NSPredicate,
    using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }

  open func save(_ event: EKEvent, span: EKSpan) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  open func remove(_ event: EKEvent, span: EKSpan) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  // MARK: Reminders

  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?,
    ending endDate: Date?,
    calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?,
    ending endDate: Date?,
    calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }

  /// [D] Without access the answer, which comes in a later turn, is nil.
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate,
    completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    StageCore.ambient.queue.later { completion(nil) }
    return NSObject()
  }
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}

  open func save(_ reminder: EKReminder, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  open func remove(_ reminder: EKReminder, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
}
