public import HeadlessUIKit

public enum EKCalendarType: Int, Sendable {
  case local, calDAV, exchange, subscription, birthday
}

public struct EKEntityMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  // [D] EKTypes.h.
  public static let event = EKEntityMask(rawValue: 1 << 0)
  public static let reminder = EKEntityMask(rawValue: 1 << 1)
}

/// A calendar or a list of reminders that an app makes; a store has none.
open class EKCalendar: EKObject {
  private let entityType: EKEntityType

  public init(for entityType: EKEntityType, eventStore: EKEventStore) {
    self.entityType = entityType
    super.init()
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var source: EKSource!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var cgColor: CGColor!
  open var title = ""
  open var calendarIdentifier: String { "" }
  open var type: EKCalendarType { .local }
  open var allowsContentModifications: Bool { true }
  open var isSubscribed: Bool { false }
  open var isImmutable: Bool { false }
  open var allowedEntityTypes: EKEntityMask { entityType == .event ? .event : .reminder }
}
