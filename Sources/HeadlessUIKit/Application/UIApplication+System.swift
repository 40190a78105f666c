public import Foundation
import Scene

extension UIApplication {
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
    )
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey"
    )
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey"
    )
  }

  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification"
  )
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification"
  )
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification"
  )

  // MARK: Work in the background

  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// [D] A unique number; background time never expires on a stage.
  public func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks += 1
    stage?.core.log("UIApplication", .system(.beginBackgroundTask(name: taskName ?? "")))
    return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
  }

  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    stage?.core.log("UIApplication", .system(.endBackgroundTask(identifier.rawValue)))
  }

  // MARK: What a stage has no buttons for

  public func beginReceivingRemoteControlEvents() {}
  public func endReceivingRemoteControlEvents() {}

  // MARK: What a stage has no servers for

  public func registerForRemoteNotifications() { leaveOut("registerForRemoteNotifications()") }
  public func unregisterForRemoteNotifications() {}
  public var isRegisteredForRemoteNotifications: Bool { false }
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    leaveOut("setMinimumBackgroundFetchInterval(_:)")
  }
  public var supportsAlternateIcons: Bool { true }

  /// [D] The completion is called later; the alert that the system shows is left out.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    stage?.core.queue.later { completionHandler?(nil) }
  }

  private func leaveOut(_ name: String) {
    StageCore.ambient.warnOnce(
      "UIApplication",
      "\(name) does nothing here: a stage has no servers and never runs in the background",
      remedy: "call the delegate's methods in the test"
    )
  }
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}

public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted, denied, available
}
