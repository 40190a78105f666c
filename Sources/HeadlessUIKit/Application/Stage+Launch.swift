import Foundation
import Scene

/// Launching apps with a delegate, a window and scenes.
extension Stage {
  /// Launches an app as iOS does, up to its first commit.
  ///
  /// [D] Will and did finish launching, then active. The window that the app makes replaces the
  /// stage's own.
  ///
  /// `state` was saved by an earlier run of the app: `saveState()` or `savedState`.
  public func launch(
    _ delegate: any UIApplicationDelegate,
    options: [UIApplication.LaunchOptionsKey: Any]? = nil,
    restoring state: SavedState? = nil
  ) {
    let restoring = beginLaunch(delegate, options: options, state: state)
    let named = delegate.window
    adopt(named ?? appsWindow)
    turnToDevice()
    activate()
    core.flushTurn()
    restoring?.present()
  }

  /// The same for an app with scenes: the scene delegate makes the window.
  public func launch(
    _ delegate: any UIApplicationDelegate,
    scene sceneDelegate: any UIWindowSceneDelegate,
    options: [UIApplication.LaunchOptionsKey: Any]? = nil,
    restoring state: SavedState? = nil
  ) {
    let restoring = beginLaunch(delegate, options: options, state: state)
    connect(sceneDelegate, from: delegate, state)
    adopt(sceneDelegate.window ?? appsWindow)
    turnToDevice()
    enterForegroundWithScene()
    activate()
    core.flushTurn()
    restoring?.present()
  }

  /// Opens a scene without an app delegate.
  public func launch(
    scene sceneDelegate: any UIWindowSceneDelegate,
    restoring state: SavedState? = nil
  ) {
    core.becomeAmbient()
    connect(sceneDelegate, from: nil, state)
    adopt(sceneDelegate.window ?? appsWindow)
    enterForegroundWithScene()
    activate()
    core.flushTurn()
  }

  /// Launches an app whose first controller comes from a storyboard.
  ///
  /// [D] The delegate has the window, which is not visible yet, before its own code runs; the window
  /// of an app with scenes is made when the scene connects.
  package func launch(
    _ delegate: (any UIApplicationDelegate)?,
    scene sceneDelegate: (any UIWindowSceneDelegate)?,
    showing makeRoot: () -> UIViewController?
  ) {
    core.becomeAmbient()
    if let sceneDelegate {
      if let delegate { _ = beginLaunch(delegate, options: nil, state: nil) }
      let window = unseenWindow(showing: makeRoot())
      sceneDelegate.window = window
      connect(sceneDelegate, from: delegate, nil)
      show(window, unless: sceneDelegate.window)
      enterForegroundWithScene()
    } else {
      let window = unseenWindow(showing: makeRoot())
      delegate?.window = window
      if let delegate { _ = beginLaunch(delegate, options: nil, state: nil) }
      show(window, unless: delegate?.window)
    }
    activate()
    core.flushTurn()
  }

  /// [D] Will resign active, then did enter background.
  public func enterBackground() {
    core.becomeAmbient()
    core.flushTurn()
    deactivate()
    application.applicationState = .background
    windowScene.activationState = .background
    notifyScene("sceneDidEnterBackground(_:)") { $0.sceneDidEnterBackground(windowScene) }
    post(UIScene.didEnterBackgroundNotification)
    notifyApp("applicationDidEnterBackground(_:)") { $0.applicationDidEnterBackground($1) }
    application.post(UIApplication.didEnterBackgroundNotification)
    // [D] An app's state is saved when it goes into the background.
    savedState = StateSaving(self).run() ?? savedState
    core.flushTurn()
  }

  /// The state that the app saves for its next launch, or nil if it does not want to be saved.
  public func saveState() -> SavedState? {
    core.becomeAmbient()
    core.flushTurn()
    savedState = StateSaving(self).run()
    return savedState
  }

  /// [D] Will enter foreground, still in the background, then did become active.
  public func enterForeground() {
    core.becomeAmbient()
    core.flushTurn()
    enterForegroundWithScene()
    notifyApp("applicationWillEnterForeground(_:)") { $0.applicationWillEnterForeground($1) }
    application.post(UIApplication.willEnterForegroundNotification)
    activate()
    core.flushTurn()
  }
}

extension Stage {
  private func beginLaunch(
    _ delegate: any UIApplicationDelegate,
    options: [UIApplication.LaunchOptionsKey: Any]?,
    state: SavedState?
  ) -> StateRestoring? {
    core.becomeAmbient()
    resetToPortrait()
    application.delegate = delegate
    appDelegate = delegate
    application.applicationState = .inactive
    let will = "application(_:willFinishLaunchingWithOptions:)"
    tell(delegate, callback: will) {
      _ = delegate.application(application, willFinishLaunchingWithOptions: options)
    }
    let restoring = state.map { StateRestoring($0, on: self) }
    restoring?.run(delegate)
    let did = "application(_:didFinishLaunchingWithOptions:)"
    tell(delegate, callback: did) {
      _ = delegate.application(application, didFinishLaunchingWithOptions: options)
    }
    application.post(UIApplication.didFinishLaunchingNotification)
    application.buildMainMenu()
    return restoring
  }

  private func connect(
    _ sceneDelegate: any UIWindowSceneDelegate,
    from delegate: (any UIApplicationDelegate)?,
    _ state: SavedState?
  ) {
    windowScene.session.stateRestorationActivity = state?.contents.scene?.activity
    let options = UIScene.ConnectionOptions()
    windowScene.delegate = sceneDelegate
    self.sceneDelegate = sceneDelegate
    windowScene.session.scene = windowScene
    if let delegate {
      windowScene.session.configuration = delegate.application(
        application,
        configurationForConnecting: windowScene.session,
        options: options
      )
    }
    windowScene.activationState = .foregroundInactive
    tell(sceneDelegate, callback: "scene(_:willConnectTo:options:)") {
      sceneDelegate.scene(windowScene, willConnectTo: windowScene.session, options: options)
    }
    post(UIScene.willConnectNotification)
  }

  private func unseenWindow(showing root: UIViewController?) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = root
    // [I] "Global Tint" in Xcode: all views of the window inherit it.
    if let tint = root?.origin?.windowTint { window.tintColor = tint }
    return window
  }

  /// The app may have made another window instead.
  private func show(_ window: UIWindow, unless other: UIWindow?) {
    adopt(other ?? appsWindow ?? window)
    turnToDevice()
    guard mainWindow === window, window.rootViewController != nil else { return }
    // Only visible windows turn with the device.
    if window.isHidden { window.frame = screen.bounds }
    window.makeKeyAndVisible()
  }

  /// A window that the app made without setting its delegate's property.
  private var appsWindow: UIWindow? { windows.last { $0 !== mainWindow } }

  private func adopt(_ window: UIWindow?) {
    guard let window, window !== mainWindow else { return }
    let own = mainWindow
    mainWindow = window
    if own?.rootViewController == nil, own?.subviews.isEmpty == true { own?.isHidden = true }
  }

  private func enterForegroundWithScene() {
    windowScene.activationState = .foregroundInactive
    notifyScene("sceneWillEnterForeground(_:)") { $0.sceneWillEnterForeground(windowScene) }
    post(UIScene.willEnterForegroundNotification)
  }

  private func activate() {
    application.applicationState = .active
    windowScene.activationState = .foregroundActive
    notifyScene("sceneDidBecomeActive(_:)") { $0.sceneDidBecomeActive(windowScene) }
    post(UIScene.didActivateNotification)
    notifyApp("applicationDidBecomeActive(_:)") { $0.applicationDidBecomeActive($1) }
    application.post(UIApplication.didBecomeActiveNotification)
  }

  private func deactivate() {
    guard application.applicationState == .active else { return }
    windowScene.activationState = .foregroundInactive
    notifyScene("sceneWillResignActive(_:)") { $0.sceneWillResignActive(windowScene) }
    post(UIScene.willDeactivateNotification)
    notifyApp("applicationWillResignActive(_:)") { $0.applicationWillResignActive($1) }
    application.post(UIApplication.willResignActiveNotification)
    // [D] The app is still active while it is told that it will resign.
    application.applicationState = .inactive
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: windowScene)
  }

  /// [D] An app with scenes is notified of its states through them only.
  private func notifyApp(
    _ callback: String,
    _ body: (any UIApplicationDelegate, UIApplication) -> Void
  ) {
    guard sceneDelegate == nil, let delegate = application.delegate else { return }
    tell(delegate, callback: callback) { body(delegate, application) }
  }

  private func notifyScene(_ callback: String, _ body: (any UIWindowSceneDelegate) -> Void) {
    guard let sceneDelegate else { return }
    tell(sceneDelegate, callback: callback) { body(sceneDelegate) }
  }

  /// Logs a callback and calls it.
  func tell(
    _ delegate: AnyObject,
    callback: String,
    arguments: [String?] = [],
    _ body: () -> Void
  ) {
    core.log(TypeNames.of(delegate), .delegate(callback, arguments: arguments))
    core.journal.depth += 1
    body()
    core.journal.depth -= 1
  }

  /// [D] rule controllers.small-duties: the app, its notification, then every controller.
  public func sendMemoryWarning() {
    core.becomeAmbient()
    core.flushTurn()
    if let delegate = application.delegate {
      tell(delegate, callback: "applicationDidReceiveMemoryWarning(_:)") {
        delegate.applicationDidReceiveMemoryWarning(application)
      }
    }
    application.post(UIApplication.didReceiveMemoryWarningNotification)
    for controller in controllers {
      controller.tell(.callback(.didReceiveMemoryWarning)) { controller.didReceiveMemoryWarning() }
    }
    core.flushTurn()
  }
}
