public import Foundation

/// How much a notification may disturb.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

/// What a notification says.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
  var values = NotificationValues()

  open var title: String { values.title }
  open var subtitle: String { values.subtitle }
  open var body: String { values.body }
  open var badge: NSNumber? { values.badge }
  open var sound: UNNotificationSound? { values.sound }
  open var attachments: [UNNotificationAttachment] { values.attachments }
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  open var categoryIdentifier: String { values.categoryIdentifier }
  open var threadIdentifier: String { values.threadIdentifier }
  open var launchImageName: String { values.launchImageName }
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  open var summaryArgument: String { values.summaryArgument }
  open var summaryArgumentCount: Int { values.summaryArgumentCount }
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  open var relevanceScore: Double { values.relevanceScore }
  open var filterCriteria: String? { values.filterCriteria }

  open func copy(with zone: NSZone? = nil) -> Any { copied(into: UNNotificationContent()) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    copied(into: UNMutableNotificationContent())
  }

  private func copied(into copy: UNNotificationContent) -> UNNotificationContent {
    copy.values = values
    return copy
  }
}

struct NotificationValues {
  var title = ""
  var subtitle = ""
  var body = ""
  var badge: NSNumber?
  var sound: UNNotificationSound?
  var attachments: [UNNotificationAttachment] = []
  var userInfo: [AnyHashable: Any] = [:]
  var categoryIdentifier = ""
  var threadIdentifier = ""
  var launchImageName = ""
  var targetContentIdentifier: String?
  var summaryArgument = ""
  var summaryArgumentCount = 0
  var interruptionLevel = UNNotificationInterruptionLevel.active
  var relevanceScore = 0.0
  var filterCriteria: String?
}
