import Foundation
import Testing

@testable import HeadlessUIKit

/// Notifications of iOS up to 9, which a stage keeps and delivers to nobody.
@MainActor
@Suite struct OldNotificationTests {
  private let stage = Stage(device: .iPhone15)

  init() {
    stage.show(UIViewController())
  }

  @Test func theyAreScheduledUntilTheyAreCancelled() {
    let application = UIApplication.shared
    let (first, second) = (UILocalNotification(), UILocalNotification())
    application.scheduleLocalNotification(first)
    application.scheduleLocalNotification(second)
    #expect(application.scheduledLocalNotifications == [first, second])
    application.cancelLocalNotification(first)
    #expect(application.scheduledLocalNotifications == [second])
    application.cancelAllLocalNotifications()
    #expect(application.scheduledLocalNotifications == [])
  }

  @Test func theUserHasAllowedNone() {
    let settings = UIUserNotificationSettings(types: [.alert, .badge], categories: nil)
    UIApplication.shared.registerUserNotificationSettings(settings)
    #expect(UIApplication.shared.currentUserNotificationSettings?.types == [])
  }
}
