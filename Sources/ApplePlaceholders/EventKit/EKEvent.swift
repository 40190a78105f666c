public import Foundation

public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy, free, tentative, unavailable
}

public enum EKEventStatus: Int, Sendable {
  case none, confirmed, tentative, canceled
}

/// An event that an app fills in; no store saves it.
open class EKEvent: EKCalendarItem {
  public init(eventStore: EKEventStore) {
    super.init(of: eventStore)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var startDate: Date!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var endDate: Date!
  open var isAllDay = false
  open var structuredLocation: EKStructuredLocation? {
    didSet { if let structuredLocation { location = structuredLocation.title } }
  }
  open var availability = EKEventAvailability.busy
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var eventIdentifier: String! { nil }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var occurrenceDate: Date! { startDate }
  open var status: EKEventStatus { .none }
  open var isDetached: Bool { false }
  open var organizer: EKParticipant? { nil }
  open var birthdayContactIdentifier: String? { nil }

  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
  }
}
