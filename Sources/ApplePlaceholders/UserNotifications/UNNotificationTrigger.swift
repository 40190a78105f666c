public import Foundation
import HeadlessUIKit

/// When a notification is delivered: never here.
open class UNNotificationTrigger: NSObject {
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }

  /// The time of day of the virtual clock.
  fileprivate static var now: Date {
    Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent())
  }
}

open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public let timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// [W] Counted from now, not from when its notification was requested.
  open func nextTriggerDate() -> Date? { Self.now.addingTimeInterval(timeInterval) }
}

open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// Nil for components that name a moment of the past.
  open func nextTriggerDate() -> Date? {
    let calendar = dateComponents.calendar ?? .current
    return calendar.nextDate(after: Self.now, matching: dateComponents, matchingPolicy: .nextTime)
  }
}

open class UNLocationNotificationTrigger: UNNotificationTrigger {
  public let region: CLRegion

  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
}
