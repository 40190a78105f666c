@preconcurrency public import Foundation

/// The persistent part of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public override init() {
    super.init()
  }

  open var role: Role { .windowApplication }
  open internal(set) var configuration = UISceneConfiguration(
    name: nil,
    sessionRole: .windowApplication
  )
  open internal(set) weak var scene: UIScene?
  open var persistentIdentifier: String { "scene" }
  /// [D] The activity that the scene returned when it was last saved.
  open var stateRestorationActivity: NSUserActivity?
  open var userInfo: [String: Any]?
}

/// The classes of which a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  open private(set) var name: String?
  open private(set) var role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  /// [D] Whose first screen the scene shows.
  open var storyboard: UIStoryboard?
}
