public enum EKSourceType: Int, Sendable {
  case local, exchange, calDAV, mobileMe, subscribed, birthdays
}

/// An account with calendars, of which a store has none.
open class EKSource: EKObject {
  open var sourceIdentifier: String { "" }
  open var sourceType: EKSourceType { .local }
  open var title: String { "" }
  open var isDelegate: Bool { false }
  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}
