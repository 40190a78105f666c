@preconcurrency public import Foundation

/// What outlives a scene.
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
  /// [D] What the scene said at its last saving.
  open var stateRestorationActivity: NSUserActivity?
  open var userInfo: [String: Any]?
}

/// Which classes a scene is to be made of.
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
}
