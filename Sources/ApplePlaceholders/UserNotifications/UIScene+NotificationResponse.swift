public import HeadlessUIKit

extension UIScene.ConnectionOptions {
  /// nil, since nobody taps a notification before the app is there.
  public var notificationResponse: UNNotificationResponse? { nil }
}
