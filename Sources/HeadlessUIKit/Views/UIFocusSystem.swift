@preconcurrency public import Foundation

/// Knows which item has the focus: none.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// [D] nil where nothing can be focused.
  public convenience init?(for environment: any UIFocusEnvironment) { nil }

  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
  open var focusedItem: (any UIFocusItem)? { nil }

  /// [D] Whether an environment is the other one, or in its chain.
  open class func environment(
    _ environment: any UIFocusEnvironment,
    contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    sequence(first: otherEnvironment) { $0.parentFocusEnvironment }.contains { $0 === environment }
  }

  /// Nothing is heard on a stage.
  open class func register(
    _ soundFileURL: URL,
    forSoundIdentifier identifier: UIFocusSoundIdentifier
  ) {}

  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  open func updateFocusIfNeeded() {}

  public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
  public static let movementDidFailNotification = Notification.Name(
    "UIFocusMovementDidFailNotification"
  )
  public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
  public static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"
}

/// The sound of a move of the focus.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let none = UIFocusSoundIdentifier(rawValue: "UIFocusSoundIdentifierNone")
  public static let `default` = UIFocusSoundIdentifier(rawValue: "UIFocusSoundIdentifierDefault")
}
