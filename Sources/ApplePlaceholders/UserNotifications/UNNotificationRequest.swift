public import Foundation

open class UNNotificationRequest: NSObject {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  public init(
    identifier: String,
    content: UNNotificationContent,
    trigger: UNNotificationTrigger?
  ) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    super.init()
  }
}

open class UNNotification: NSObject {
  public let request: UNNotificationRequest
  public let date: Date

  init(_ request: UNNotificationRequest, date: Date) {
    (self.request, self.date) = (request, date)
    super.init()
  }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

open class UNNotificationResponse: NSObject {
  public let notification: UNNotification
  public let actionIdentifier: String

  init(_ notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
    super.init()
  }
}

/// What the user wrote below a notification.
open class UNTextInputNotificationResponse: UNNotificationResponse {
  public let userText: String

  init(_ notification: UNNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification, actionIdentifier: actionIdentifier)
  }
}
