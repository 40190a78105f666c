@preconcurrency public import Foundation

public struct UIUserNotificationType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  // [D] UIUserNotificationSettings.h.
  public static let badge = UIUserNotificationType(rawValue: 1 << 0)
  public static let sound = UIUserNotificationType(rawValue: 1 << 1)
  public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

public enum UIUserNotificationActivationMode: UInt, Sendable {
  case foreground, background
}

public enum UIUserNotificationActionContext: UInt, Sendable {
  case `default`, minimal
}

/// A button of a notification of iOS 8 and 9.
@preconcurrency @MainActor
open class UIUserNotificationAction: NSObject {
  open var identifier: String?
  open var title: String?
  open var activationMode = UIUserNotificationActivationMode.foreground
  open var isAuthenticationRequired = false
  open var isDestructive = false

  public override init() {
    super.init()
  }
}

@preconcurrency @MainActor
open class UIMutableUserNotificationAction: UIUserNotificationAction {}

/// A kind of notification with its buttons.
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject {
  open var identifier: String?
  fileprivate var actions: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

  public override init() {
    super.init()
  }

  open func actions(
    for context: UIUserNotificationActionContext
  ) -> [UIUserNotificationAction]? { actions[context] }
}

@preconcurrency @MainActor
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
  open func setActions(
    _ actions: [UIUserNotificationAction]?,
    for context: UIUserNotificationActionContext
  ) {
    self.actions[context] = actions
  }
}

/// How an app wants to notify its user.
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
  public let types: UIUserNotificationType
  public let categories: Set<UIUserNotificationCategory>?

  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    (self.types, self.categories) = (types, categories)
    super.init()
  }
}

extension UIApplication {
  /// The user has not answered yet.
  public func registerUserNotificationSettings(
    _ notificationSettings: UIUserNotificationSettings
  ) {}

  /// [D] None are allowed until the user has answered.
  public var currentUserNotificationSettings: UIUserNotificationSettings? {
    UIUserNotificationSettings(types: [], categories: nil)
  }
}
