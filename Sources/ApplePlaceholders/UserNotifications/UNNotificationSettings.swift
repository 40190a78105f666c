public import Foundation

public enum UNNotificationSetting: Int, Sendable {
  case notSupported, disabled, enabled
}

public enum UNAlertStyle: Int, Sendable {
  case none, banner, alert
}

public enum UNShowPreviewsSetting: Int, Sendable {
  case always, whenAuthenticated, never
}

/// What a user allows who has not been asked.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
  // [W] Before the question, an app supports none of these.
  open var alertSetting: UNNotificationSetting { .notSupported }
  open var soundSetting: UNNotificationSetting { .notSupported }
  open var badgeSetting: UNNotificationSetting { .notSupported }
  open var lockScreenSetting: UNNotificationSetting { .notSupported }
  open var notificationCenterSetting: UNNotificationSetting { .notSupported }
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  open var announcementSetting: UNNotificationSetting { .notSupported }
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  open var directMessagesSetting: UNNotificationSetting { .notSupported }
  open var alertStyle: UNAlertStyle { .none }
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  open var providesAppNotificationSettings: Bool { false }
}
