import Foundation
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Apps that start as apps do.
@MainActor
@Suite struct LaunchTests {
  private final class Root: UIViewController {}

  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = Root()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
      #expect(application.applicationState == .active)
    }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = Root()
      window?.makeKeyAndVisible()
    }
  }

  private final class SceneAppDelegate: UIResponder, UIApplicationDelegate {}

  private func log(_ stage: Stage) -> [String] {
    stage.log.filter { !$0.name.contains("Layout") && !$0.name.contains("IsAppearing") }
      .map { "\($0.subject).\($0.name)" }
  }

  @Test func aWindowOfAnAppsClassIsMadeForItsScene() {
    /// A window that is told what it shows.
    final class Titled: UIWindow {
      let title: String

      init(title: String, windowScene: UIWindowScene) {
        self.title = title
        super.init(windowScene: windowScene)
      }

      required init?(coder: NSCoder) { nil }
    }
    let stage = Stage(device: .iPhone15)
    let window = Titled(title: "tea", windowScene: stage.windowScene)
    #expect(window.title == "tea")
    #expect(window.frame == stage.windowScene.screen.bounds)
    #expect(window.windowScene === stage.windowScene)
  }

  @Test func levelsOfWindowsAreCompared() {
    #expect(UIWindow.Level.normal < .statusBar && UIWindow.Level.statusBar < .alert)
    #expect(UIWindow.Level.normal + 1 > .normal && UIWindow.Level.alert - 1 < .alert)
    #expect(max(UIWindow.Level.alert, .normal) == .alert)
  }

  @Test(
    .evidence(.documented, .reported),
    arguments: [
      ("https://example.com", true), ("HTTP://example.com", true),
      (UIApplication.openSettingsURLString, true), ("another-app:", false),
      (UIApplication.openNotificationSettingsURLString, true),
      (UIApplication.openDefaultApplicationsSettingsURLString, true),
    ]
  )
  func onlyTheBrowserAndTheSettingsOpen(address: String, opens: Bool) throws {
    let stage = Stage(device: .iPhone15)
    let url = try #require(URL(string: address))
    #expect(stage.application.canOpenURL(url) == opens)
    #expect(stage.application.openURL(url) == opens)
    var answers: [Bool] = []
    stage.application.open(url) { answers.append($0) }
    #expect(answers == [])
    stage.advance(by: 0)
    #expect(answers == [opens])
    #expect(log(stage).contains("UIApplication.open(_:)"))
  }

  @Test func `an app that is launched runs on its own stage`() {
    let (own, other) = (Stage(device: .iPhone15), Stage(device: .iPadPro11))
    #expect(Stage.current === other)
    own.launch(AppDelegate())
    #expect(Stage.current === own)
    #expect(own.window.rootViewController is Root && other.window.rootViewController == nil)
  }

  @Test func `an app makes its window in didFinishLaunching`() {
    let stage = Stage(device: .iPhone15)
    stage.launch(AppDelegate())
    #expect(stage.window.rootViewController is Root)
    #expect(stage.window.isKeyWindow)
    #expect(stage.application.windows.count == 1)
    #expect(
      log(stage) == [
        "AppDelegate.application(_:willFinishLaunchingWithOptions:)",
        "AppDelegate.application(_:didFinishLaunchingWithOptions:)",
        "Root.loadView()", "Root.viewDidLoad()", "Root.viewWillAppear(animated: false)",
        "AppDelegate.applicationDidBecomeActive(_:)",
        "Root.viewDidAppear(animated: false)",
      ]
    )
  }

  @Test func `a scene delegate makes the window, and the app hears nothing of states`() {
    let stage = Stage(device: .iPhone15)
    stage.launch(SceneAppDelegate(), scene: SceneDelegate())
    #expect(stage.window.rootViewController is Root)
    #expect(stage.window.windowScene === stage.application.connectedScenes.first)
    let calls = log(stage).filter { $0.contains("Delegate") }
    #expect(
      calls == [
        "SceneAppDelegate.application(_:willFinishLaunchingWithOptions:)",
        "SceneAppDelegate.application(_:didFinishLaunchingWithOptions:)",
        "SceneDelegate.scene(_:willConnectTo:options:)",
        "SceneDelegate.sceneWillEnterForeground(_:)",
        "SceneDelegate.sceneDidBecomeActive(_:)",
      ]
    )
  }

  @Test func `into the background and back, with notifications`() {
    let stage = Stage(device: .iPhone15)
    stage.launch(AppDelegate())
    let names: [Notification.Name] = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    final class Heard: @unchecked Sendable {
      var names: [String] = []
    }
    let heard = Heard()
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(
        forName: name,
        object: stage.application,
        queue: nil
      ) { heard.names.append($0.name.rawValue) }
    }
    stage.enterBackground()
    #expect(stage.application.applicationState == .background)
    stage.enterForeground()
    #expect(stage.application.applicationState == .active)
    #expect(heard.names == names.map(\.rawValue))
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test(.evidence(.documented))
  func `the state changes after the app has heard that it will`() {
    final class Asker: UIResponder, UIApplicationDelegate {
      var seen: [UIApplication.State] = []
      func applicationWillResignActive(_ application: UIApplication) {
        seen.append(application.applicationState)
      }
      func applicationDidEnterBackground(_ application: UIApplication) {
        seen.append(application.applicationState)
      }
      func applicationWillEnterForeground(_ application: UIApplication) {
        seen.append(application.applicationState)
      }
    }
    let (stage, app) = (Stage(device: .iPhone15), Asker())
    stage.launch(app)
    stage.enterBackground()
    stage.enterForeground()
    #expect(app.seen == [.active, .background, .background])
    #expect(stage.application.applicationState == .active)
  }

  @Test func `a memory warning reaches the app and every controller`() {
    let stage = Stage(device: .iPhone15)
    let (parent, child) = (P(), C())
    stage.show(parent)
    parent.addChild(child)
    child.didMove(toParent: parent)
    let mark = stage.log.count
    stage.sendMemoryWarning()
    #expect(
      stage.callbacks(since: mark) == [
        "P.didReceiveMemoryWarning()", "C.didReceiveMemoryWarning()",
      ]
    )
  }

  @Test func `each stage has its own application and device`() {
    let phone = Stage(device: .iPhone15)
    let pad = Stage(device: .iPadPro11)
    pad.advance(by: 0)
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
    phone.advance(by: 0)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIApplication.shared === phone.application)
    #expect(phone.application !== pad.application)
  }
}
