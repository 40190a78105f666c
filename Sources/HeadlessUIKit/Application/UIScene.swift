@preconcurrency public import Foundation

/// One instance of an app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The options that a scene was opened with.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var userActivities: Set<NSUserActivity> { [] }
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    open var sourceApplication: String? { nil }
  }

  /// How an app opens a further scene.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    open var requestingScene: UIScene?
  }

  weak var stage: Stage?

  public override init() {
    session = UISceneSession()
    super.init()
  }

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  open private(set) var session: UISceneSession
  open weak var delegate: (any UISceneDelegate)?
  open internal(set) var activationState = ActivationState.unattached
  open var title = ""
  open override var next: UIResponder? { stage?.application }

  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification"
  )
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification"
  )
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification"
  )
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification"
  )
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification"
  )
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification"
  )
}

/// A scene with windows on a screen.
open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { stage?.appWindows ?? [] }
  open var keyWindow: UIWindow? { stage?.keyWindow }
  open var screen: UIScreen { stage?.screen ?? UIScreen.main }
  open var interfaceOrientation: UIInterfaceOrientation { stage?.orientation ?? .unknown }
  /// [D] iOS 16: rotates the interface to one of the orientations, if the app supports it.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let stage, let wanted = geometryPreferences as? GeometryPreferences.iOS else { return }
    stage.turn(intoOneOf: wanted.interfaceOrientations) { errorHandler?($0) }
  }

  /// An app's preferences for a scene's geometry.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// On phones and pads: the orientation.
    public final class iOS: GeometryPreferences {
      public var interfaceOrientations: UIInterfaceOrientationMask

      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// [D] The smallest and largest size of windows; nil on phones and pads before iOS 26.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// [D] Of iOS 16.
  open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }
  open var isFullScreen: Bool { true }

  /// The geometry of a scene.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    public let interfaceOrientation: UIInterfaceOrientation

    init(interfaceOrientation: UIInterfaceOrientation) {
      self.interfaceOrientation = interfaceOrientation
      super.init()
    }
  }

  open var coordinateSpace: any UICoordinateSpace { screen }
  open var traitCollection: UITraitCollection { screen.traitCollection }
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(self)
}

/// The limits of a window's size.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )
  open var allowsFullScreen = true
}

/// The state of the status bar, which controllers decide.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  public override init() {
    super.init()
  }

  init(_ scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  open var statusBarStyle: UIStatusBarStyle { scene?.stage?.statusBar.state.style ?? .default }
  open var isStatusBarHidden: Bool { scene?.stage?.statusBar.state.isHidden ?? false }
  /// [D] Empty while the bar is hidden.
  open var statusBarFrame: CGRect {
    guard let stage = scene?.stage, !isStatusBarHidden else { return .zero }
    return stage.statusBar.frame
  }
}
