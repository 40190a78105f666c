@preconcurrency public import Foundation

public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// A notification of iOS up to 9; a stage keeps it and never delivers it.
@preconcurrency @MainActor
open class UILocalNotification: NSObject {
  open var fireDate: Date?
  open var timeZone: TimeZone?
  open var repeatInterval: NSCalendar.Unit = []
  open var repeatCalendar: Calendar?
  open var alertTitle: String?
  open var alertBody: String?
  open var hasAction = true
  open var alertAction: String?
  open var alertLaunchImage: String?
  open var soundName: String?
  open var applicationIconBadgeNumber = 0
  open var userInfo: [AnyHashable: Any]?
  open var category: String?

  public override init() {
    super.init()
  }
}

/// The notifications that an app has scheduled.
private final class ScheduledNotifications: StageAttachment {
  var all: [UILocalNotification] = []

  init(_ stage: Stage) {}
}

extension UIApplication {
  private var scheduled: ScheduledNotifications? {
    stage?.attachment(ScheduledNotifications.self)
  }

  public var scheduledLocalNotifications: [UILocalNotification]? {
    get { scheduled?.all }
    set { scheduled?.all = newValue ?? [] }
  }

  public func scheduleLocalNotification(_ notification: UILocalNotification) {
    scheduled?.all.append(notification)
  }

  public func presentLocalNotificationNow(_ notification: UILocalNotification) {}

  public func cancelLocalNotification(_ notification: UILocalNotification) {
    scheduled?.all.removeAll { $0 === notification }
  }

  public func cancelAllLocalNotifications() { scheduled?.all = [] }
}
