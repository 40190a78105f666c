import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rules size.*, through containers.
@MainActor
@Suite struct ContainerSizeTests {
  private let stage = Stage(device: .iPhone15)
  private let a = A()
  private let b = B()
  private let c = C()

  private func changes(of body: () -> Void) throws -> [String] {
    try stage.callbacks(of: body).filter { $0.contains("ransition(to") }
  }

  @Test(.rule("size.forwarding", .documented), .rule("size.traits-before-size", .documented))
  func `a stack tells its top of traits and size, parents first`() throws {
    let nav = Nav(rootViewController: a)
    stage.show(nav)
    let log = try changes { stage.rotate(to: .landscapeRight) }
    #expect(
      log == [
        "Nav.willTransition(to:with:)", "A.willTransition(to:with:)",
        "Nav.viewWillTransition(to: 852×393, with:)", "A.viewWillTransition(to: 852×393, with:)",
      ]
    )
    #expect(a.view.frame == nav.view.bounds)
    #expect(nav.view.bounds.size == CGSize(width: 852, height: 393))
  }

  @Test(.rule("size.covered-and-launch", .reported))
  func `a covered screen hears of traits before it appears again`() throws {
    let nav = Nav(rootViewController: a)
    stage.show(nav)
    try stage.record { nav.pushViewController(b, animated: false) }
    let turn = try changes { stage.rotate(to: .landscapeRight) }
    #expect(!turn.contains("A.willTransition(to:with:)"))
    #expect(turn.contains("B.willTransition(to:with:)"))
    let pop = try stage.callbacks { nav.popViewController(animated: true) }
    let told = try #require(pop.firstIndex(of: "A.willTransition(to:with:)"))
    #expect(told < (pop.firstIndex(of: "A.viewWillAppear(true)") ?? 0))
  }

  @Test(.rule("size.covered-and-launch", .inferred))
  func `turned back before it is uncovered, it hears nothing`() throws {
    let nav = Nav(rootViewController: a)
    stage.show(nav)
    try stage.record { nav.pushViewController(b, animated: false) }
    try stage.record { stage.rotate(to: .landscapeRight) }
    try stage.record { stage.rotate(to: .portrait) }
    let pop = try changes { nav.popViewController(animated: true) }
    #expect(pop.isEmpty)
  }

  @Test(.rule("size.covered-and-launch", .reported))
  func `a tab that is not chosen hears when it is`() throws {
    let tabs = Tabs()
    tabs.viewControllers = [a, b, c]
    stage.show(tabs)
    try stage.record { tabs.selectedIndex = 1 }
    let turn = try changes { stage.rotate(to: .landscapeLeft) }
    #expect(!turn.contains { $0.hasPrefix("C.") })
    #expect(!turn.contains("A.willTransition(to:with:)"))
    let log = try stage.callbacks { tabs.selectedIndex = 0 }
    #expect(log.first == "A.willTransition(to:with:)")
    #expect(a.view.frame == tabs.view.bounds)
  }

  @Test(.rule("size.forwarding", .documented))
  func `a child whose size stays is not called, its sibling is`() throws {
    final class Frame: UIViewController {
      override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize {
        container is A ? CGSize(width: 100, height: 100) : parentSize
      }
    }
    let frame = Frame()
    stage.show(frame)
    for child in [a, b] {
      frame.addChild(child)
      child.view.frame =
        child === a ? CGRect(x: 0, y: 0, width: 100, height: 100) : frame.view.bounds
      child.view.autoresizingMask = child === a ? [] : [.flexibleWidth, .flexibleHeight]
      frame.view.addSubview(child.view)
      child.didMove(toParent: frame)
    }
    stage.advance(by: 0)
    let log = try changes { stage.rotate(to: .landscapeLeft) }.filter { $0.contains("view") }
    #expect(
      log == [
        "Frame.viewWillTransition(to: 852×393, with:)", "B.viewWillTransition(to: 852×393, with:)",
      ]
    )
  }

  @Test(.rule("size.forwarding", .documented))
  func `split columns hear of their own sizes`() throws {
    let pad = Stage(device: .iPadPro11)
    let split = UISplitViewController()
    split.viewControllers = [a, b]
    split.preferredDisplayMode = .oneBesideSecondary
    pad.show(split)
    let mark = pad.log.count
    try pad.record { pad.rotate(to: .landscapeLeft) }
    let log = pad.callbacks(since: mark).filter { $0.contains("viewWillTransition") }
    #expect(
      log == [
        "UISplitViewController.viewWillTransition(to: 1194×834, with:)",
        "A.viewWillTransition(to: 320×834, with:)", "B.viewWillTransition(to: 874×834, with:)",
      ]
    )
  }

  @Test(.rule("size.traits-before-size", .inferred))
  func `traits, size, then layout, changed traits, alongside, completions`() throws {
    final class Watcher: UIViewController {
      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(
          alongsideTransition: { [self] _ in stage.core.note("Watcher", "alongside") },
          completion: { [self] _ in stage.core.note("Watcher", "completion") }
        )
      }
    }
    let tabs = Tabs()
    tabs.viewControllers = [Nav(rootViewController: Watcher())]
    stage.show(tabs)
    let mark = stage.log.count
    try stage.record { stage.rotate(to: .landscapeRight) }
    var names = stage.log[mark...].filter { $0.subject == "Watcher" }.map(\.name)
    names = names.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    let line = [
      "willTransition(to:with:)", "viewWillTransition(to: 852×393, with:)",
      "viewWillLayoutSubviews()", "traitCollectionDidChange(_:)", "alongside", "completion",
    ].map { name in names.firstIndex(of: name) ?? -1 }
    #expect(!line.contains(-1), "\(names)")
    #expect(line == line.sorted(), "\(names)")
  }

  @Test(.rule("size.launch-orientation", .documented))
  func `an app that starts on a lying device turns before it is seen`() throws {
    final class App: NSObject, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = A()
        window?.makeKeyAndVisible()
        return true
      }
    }
    stage.rotate(to: .landscapeLeft)
    let app = App()
    stage.launch(app)
    let names = stage.log.map(\.name)
    let turn = try #require(names.firstIndex(of: "viewWillTransition(to: 852×393, with:)"))
    #expect(turn < (names.firstIndex(of: "viewDidAppear(animated: false)") ?? 0))
    #expect(stage.orientation == .landscapeLeft)
    #expect(app.window?.rootViewController?.view.bounds.size == CGSize(width: 852, height: 393))
    #expect(app.window?.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
  }

  @Test(.rule("size.launch-orientation", .documented))
  func `an app for lying devices alone starts lying`() {
    final class Lying: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
      override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        .landscapeRight
      }
    }
    final class App: NSObject, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Lying()
        window?.makeKeyAndVisible()
        return true
      }
    }
    let app = App()
    stage.launch(app)
    #expect(stage.orientation == .landscapeRight)
    #expect(app.window?.bounds.size == CGSize(width: 852, height: 393))
  }

  private final class Old: UIViewController {
    var calls: [String] = []
    override func willRotate(
      to toInterfaceOrientation: UIInterfaceOrientation,
      duration: TimeInterval
    ) { calls.append("will \(duration)") }
    override func willAnimateRotation(
      to toInterfaceOrientation: UIInterfaceOrientation,
      duration: TimeInterval
    ) { calls.append("animate") }
    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
      calls.append("did")
    }
  }

  @Test(.rule("size.launch-orientation", .documented))
  func `the methods of iOS 7 come through containers, not to covered screens`() throws {
    let (top, below) = (Old(), Old())
    let nav = Nav()
    nav.viewControllers = [below, top]
    stage.show(nav)
    below.loadViewIfNeeded()
    try stage.record { stage.rotate(to: .landscapeLeft) }
    #expect(top.calls == ["will 0.3", "animate", "did"])
    #expect(below.calls.isEmpty)
  }

  @Test(.rule("size.launch-orientation", .documented))
  func `a container may forward turns by hand`() throws {
    final class Strict: UINavigationController {
      override func shouldAutomaticallyForwardRotationMethods() -> Bool { false }
    }
    let top = Old()
    stage.show(Strict(rootViewController: top))
    try stage.record { stage.rotate(to: .landscapeLeft) }
    #expect(top.calls.isEmpty)
  }

  @Test(.rule("size.launch-orientation", .documented))
  func `the app's mask and the controller's are intersected`() throws {
    final class Chooser: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
      func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientationMask { .portrait }
      func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
      ) -> UIInterfaceOrientationMask { .landscape }
    }
    let chooser = Chooser()
    let nav = Nav(rootViewController: a)
    nav.delegate = chooser
    stage.show(nav)
    try stage.record { stage.rotate(to: .landscapeLeft) }
    #expect(stage.orientation == .portrait)
    nav.delegate = nil
    try stage.record { stage.rotate(to: .landscapeRight) }
    #expect(stage.orientation == .landscapeRight)
    let tabs = Tabs()
    tabs.viewControllers = [b]
    tabs.delegate = chooser
    stage.show(tabs)
    try stage.record { stage.rotate(to: .portrait) }
    #expect(stage.orientation == .landscapeRight)
  }

  @Test(.rule("coordinator.alongside", .documented))
  func `a pushed screen joins the turn's animation`() throws {
    final class Mover: UIViewController {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var transform = CGAffineTransform.identity
      override func viewDidLoad() { view.addSubview(box) }
      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        transform = coordinator.targetTransform
        coordinator.animate(alongsideTransition: { [box] _ in box.center.x = 300 })
      }
    }
    let mover = Mover()
    stage.show(Nav(rootViewController: mover))
    try stage.record(for: 0.15) { stage.rotate(to: .landscapeRight) }
    let x = mover.box.layer.presentation()?.position.x ?? 0
    #expect(x > 5 && x < 300)
    #expect(abs(mover.transform.b) == 1)
    try stage.settle()
  }

  @Test(.rule("coordinator.lookup", .documented))
  func `a coordinator is there while a stack or tabs change, and only then`() throws {
    let nav = Nav(rootViewController: a)
    stage.show(nav)
    #expect(a.transitionCoordinator == nil)
    try stage.record {
      nav.pushViewController(b, animated: true)
      #expect(nav.transitionCoordinator != nil)
      #expect(b.transitionCoordinator != nil)
      #expect(a.transitionCoordinator != nil)
    }
    #expect(nav.transitionCoordinator == nil)
    #expect(b.transitionCoordinator == nil)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let device: Stage.Device
    let isLying: Bool
    let horizontal: UIUserInterfaceSizeClass
    let vertical: UIUserInterfaceSizeClass

    var testDescription: String { "\(device.size) \(isLying ? "lying" : "upright")" }
  }

  @Test(
    .rule("size.classes-by-device", .documented),
    arguments: [
      Row(device: .iPhoneSE, isLying: false, horizontal: .compact, vertical: .regular),
      Row(device: .iPhoneSE, isLying: true, horizontal: .compact, vertical: .compact),
      Row(device: .iPhone15, isLying: true, horizontal: .compact, vertical: .compact),
      Row(device: .iPhone15ProMax, isLying: false, horizontal: .compact, vertical: .regular),
      Row(device: .iPhone15ProMax, isLying: true, horizontal: .regular, vertical: .compact),
      Row(device: .iPadPro11, isLying: false, horizontal: .regular, vertical: .regular),
      Row(device: .iPadPro13, isLying: true, horizontal: .regular, vertical: .regular),
    ]
  )
  func `devices have these size classes in a container`(row: Row) {
    let stage = Stage(device: row.device)
    let (nav, screen) = (UINavigationController(), UIViewController())
    nav.viewControllers = [screen]
    stage.show(nav)
    if row.isLying { stage.rotate(to: .landscapeLeft) }
    stage.advance(by: 1)
    #expect(screen.traitCollection.horizontalSizeClass == row.horizontal)
    #expect(screen.traitCollection.verticalSizeClass == row.vertical)
  }

  @Test(
    .rule("size.classes-by-device", .reported),
    arguments: [(320, true), (375, true), (507, true), (694, false), (834, false)]
  )
  func `multitasking widths of a pad`(width: Int, isCompact: Bool) {
    let pad = Stage(device: .iPadPro11)
    pad.show(a)
    pad.resize(to: CGSize(width: width, height: 1194))
    pad.advance(by: 1)
    #expect((a.traitCollection.horizontalSizeClass == .compact) == isCompact)
  }

  @Test(.rule("size.forwarding", .documented))
  func `a live presentation over a stack turns with it`() throws {
    let nav = Nav(rootViewController: a)
    stage.show(nav)
    b.modalPresentationStyle = .fullScreen
    try stage.record { nav.present(b, animated: true) }
    let log = try changes { stage.rotate(to: .landscapeLeft) }
    #expect(log.contains("B.viewWillTransition(to: 852×393, with:)"))
    #expect(b.view.frame.size == CGSize(width: 852, height: 393))
    try stage.record { nav.dismiss(animated: true) }
    #expect(nav.view.frame == stage.window.bounds)
    #expect(a.view.frame == nav.view.bounds)
  }

  @Test(.rule("size.forwarding", .inferred))
  func `a turn in the middle of a push ends in the right places`() throws {
    let nav = Nav(rootViewController: a)
    stage.show(nav)
    try stage.record {
      nav.pushViewController(b, animated: true)
      stage.schedule(at: 0.2) { stage.rotate(to: .landscapeLeft) }
    }
    #expect(b.view.frame == nav.view.bounds)
    #expect(nav.view.bounds.size == CGSize(width: 852, height: 393))
    #expect(nav.navigationBar.frame.width == 852)
    try stage.record { nav.popViewController(animated: true) }
    #expect(a.view.frame == nav.view.bounds)
  }
}
