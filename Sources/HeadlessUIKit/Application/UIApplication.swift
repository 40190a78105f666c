import Scene

@preconcurrency public import Foundation

/// A stage's application object: the end of the responder chain.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
    )
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey"
    )
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey"
    )
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey"
    )
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey"
    )
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  public enum State: Int, Sendable {
    case active, inactive, background
  }

  weak var stage: Stage?
  override var ownStage: Stage? { stage }

  public override init() {
    super.init()
  }

  open class var shared: UIApplication { Stage.current.application }

  open weak var delegate: (any UIApplicationDelegate)?
  open internal(set) var applicationState = State.active
  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: Windows and scenes

  open var windows: [UIWindow] { stage?.appWindows ?? [] }
  open var keyWindow: UIWindow? { stage?.keyWindow }
  open var connectedScenes: Set<UIScene> { stage.map { [$0.windowScene] } ?? [] }
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  open var supportsMultipleScenes: Bool { false }
  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? usualOrientations
  }
  /// [D] Those in the app's property list; by default all except upside down on phones.
  var usualOrientations: UIInterfaceOrientationMask {
    stage?.listedOrientations ?? (stage?.device.idiom == .pad ? .all : .allButUpsideDown)
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    stage?.window.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    stage?.screen.traitCollection.preferredContentSizeCategory ?? .large
  }

  // MARK: Status bar

  /// [D] Code that may run without an app tests the class before it uses `shared`.
  public class func responds(to aSelector: Selector) -> Bool {
    aSelector.name == "sharedApplication"
  }
  public class func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
    responds(to: aSelector) ? Unmanaged.passUnretained(shared) : nil
  }

  /// [D] Libraries that must not name `shared`, since extensions of apps have none, ask by name.
  public class func value(forKeyPath keyPath: String) -> Any? {
    ["shared", "sharedApplication"].contains(keyPath) ? shared : nil
  }
  public class func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// [D] Delivers an event to its windows.
  open func sendEvent(_ event: UIEvent) {
    var told: [UIWindow] = []
    for touch in event.orderedTouches {
      guard let window = touch.window, !told.contains(window) else { continue }
      told.append(window)
      window.sendEvent(event)
    }
  }
  open var statusBarFrame: CGRect { stage?.windowScene.statusBarManager?.statusBarFrame ?? .zero }
  open var statusBarOrientation: UIInterfaceOrientation { stage?.orientation ?? .unknown }
  // [D] Can be set by apps whose controllers do not decide; here controllers always do.
  open var statusBarStyle: UIStatusBarStyle {
    get { stage?.statusBar.state.style ?? .default }
    set {}
  }
  /// Setting it has no effect, for the same reason.
  open var isStatusBarHidden: Bool {
    get { stage?.statusBar.state.isHidden ?? false }
    set {}
  }
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

  // MARK: The rest of the system

  open var isIdleTimerDisabled = false
  open var isNetworkActivityIndicatorVisible = false
  open var applicationIconBadgeNumber = 0
  open var isProtectedDataAvailable: Bool { true }
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// [W] Every device has a browser and settings; no other app is installed on a stage.
  open func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "app-settings"].contains(url.scheme?.lowercased() ?? "")
  }

  /// The spelling before iOS 10.
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    open(url)
    return canOpenURL(url)
  }

  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    guard let core = stage?.core else { return }
    core.log("UIApplication", .system(.open(url: url.absoluteString)))
    let opens = canOpenURL(url)
    core.queue.later { completion?(opens) }
  }

  /// The menu bar as the app has built it.
  var mainMenu: UIMenu?
  var needsMainMenu = false

  private var backgroundTasks = 0
  open private(set) var alternateIconName: String?
  open var shortcutItems: [UIApplicationShortcutItem]?

  private var ignoring = 0
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }
  open func beginIgnoringInteractionEvents() { ignoring += 1 }
  open func endIgnoringInteractionEvents() { ignoring = max(ignoring - 1, 0) }

  @discardableResult
  open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    let near = sender as? UIResponder
    guard let receiver = target ?? performer(of: action, near: near, sender: sender) else {
      return false
    }
    let known = receiver is UIResponder ? action.withEditingMethod : action
    return known.send(to: receiver, with: [sender, event])
  }

  /// [D] In the chain of the first responder; [W] otherwise in that of the sender's view.
  func performer(of action: Selector, near view: UIResponder?, sender: Any?) -> Any? {
    stage?.firstResponder?.target(forAction: action, withSender: sender)
      ?? view?.target(forAction: action, withSender: sender)
  }

  // MARK: Work in the background

  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// [D] A unique number; background time never expires on a stage.
  open func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks += 1
    stage?.core.log("UIApplication", .system(.beginBackgroundTask(name: taskName ?? "")))
    return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
  }

  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    stage?.core.log("UIApplication", .system(.endBackgroundTask(identifier.rawValue)))
  }

  // MARK: What a stage has no buttons for

  open func beginReceivingRemoteControlEvents() {}
  open func endReceivingRemoteControlEvents() {}

  // MARK: What a stage has no servers for

  open func registerForRemoteNotifications() { leaveOut("registerForRemoteNotifications()") }
  open func unregisterForRemoteNotifications() {}
  open var isRegisteredForRemoteNotifications: Bool { false }
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    leaveOut("setMinimumBackgroundFetchInterval(_:)")
  }
  open var supportsAlternateIcons: Bool { true }

  /// [D] The completion is called later; the alert that the system shows is left out.
  open func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    stage?.core.queue.later { completionHandler?(nil) }
  }
}
