import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rules size.*, through containers: whole logs with their times.
@MainActor
@Suite struct TurnTimeTests {
  /// Joins every change of size, and says what it sees.
  private final class Turner: UIViewController {
    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      say("called")
      coordinator.animate(
        alongsideTransition: { [self] _ in say("alongside") },
        completion: { [self] _ in say("completion") }
      )
    }
    private func say(_ what: String) {
      stage.note("Turner", "\(what) \(Int(navigationController?.view.bounds.width ?? 0)) wide")
    }
  }

  private let turner = Turner()
  private let a = A()
  private let b = B()

  private func open(_ device: Stage.Device) -> Stage {
    let (stage, tabs) = (Stage(device: device), Tabs())
    tabs.viewControllers = [Nav(rootViewController: turner), a]
    stage.show(tabs)
    return stage
  }

  @Test(
    .rule("size.forwarding", .documented),
    .rule("size.traits-before-size", .documented),
    .rule("size.container-frame-is-old", .reported)
  )
  func `a quarter turn of a phone goes down the tree, traits first`() throws {
    let stage = open(.iPhone15)
    let log = try stage.timed { stage.rotate(to: .landscapeLeft) }
    #expect(
      log == [
        "0 Tabs.willTransition(to:with:)", "0 Nav.willTransition(to:with:)",
        "0 Turner.willTransition(to:with:)", "0 Tabs.willTransition(to: 852×393, with:)",
        "0 Nav.willTransition(to: 852×393, with:)", "0 Turner.willTransition(to: 852×393, with:)",
        "0 Turner.called 393 wide", "0 Tabs.traitCollectionDidChange(_:)",
        "0 Nav.traitCollectionDidChange(_:)", "0 Turner.traitCollectionDidChange(_:)",
        "0 Turner.alongside 852 wide", "300 Turner.completion 852 wide",
      ]
    )
  }

  @Test(.rule("size.forwarding", .documented), .rule("size.traits-before-size", .documented))
  func `a pad keeps its size classes, so only sizes are told`() throws {
    let stage = open(.iPadPro11)
    let log = try stage.timed { stage.rotate(to: .landscapeLeft) }
    #expect(
      log == [
        "0 Tabs.willTransition(to: 1194×834, with:)", "0 Nav.willTransition(to: 1194×834, with:)",
        "0 Turner.willTransition(to: 1194×834, with:)", "0 Turner.called 834 wide",
        "0 Turner.alongside 1194 wide", "400 Turner.completion 1194 wide",
      ]
    )
    // [D] Half a turn changes no child's size; [W] it takes twice as long.
    let film = try stage.record { stage.rotate(to: .landscapeRight) }
    #expect(film.duration == 0.8)
    #expect(!film.events.contains { $0.subject == "Turner" && $0.name.contains("ransition") })
  }

  @Test(.rule("size.covered-and-launch", .reported))
  func `whoever was covered hears of traits just before it appears`() throws {
    let (stage, nav) = (Stage(device: .iPhone15), Nav(rootViewController: a))
    stage.show(nav)
    #expect(!stage.log.contains { $0.name.contains("ransition(") })
    try stage.record { nav.pushViewController(b, animated: false) }
    let turn = try stage.timed { stage.rotate(to: .landscapeLeft) }
    #expect(
      turn == [
        "0 Nav.willTransition(to:with:)", "0 B.willTransition(to:with:)",
        "0 Nav.willTransition(to: 852×393, with:)", "0 A.willTransition(to: 852×393, with:)",
        "0 B.willTransition(to: 852×393, with:)", "0 Nav.traitCollectionDidChange(_:)",
        "0 B.traitCollectionDidChange(_:)",
      ]
    )
    let log = try stage.timed { nav.popViewController(animated: true) }
    #expect(
      log == [
        "0 B.willMove(nil)", "0 B.willDisappear(t)", "0 A.willTransition(to:with:)",
        "0 A.willAppear(t)", "0 A.traitCollectionDidChange(_:)", "500 B.didDisappear(t)",
        "500 A.didAppear(t)", "500 B.didMove(nil)",
      ]
    )
  }

  @Test(.rule("size.launch-orientation", .documented))
  func `an app launched on a lying device turns before it is seen`() throws {
    final class App: NSObject, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Nav(rootViewController: A())
        window?.makeKeyAndVisible()
        return true
      }
    }
    let (stage, app) = (Stage(device: .iPhone15), App())
    stage.rotate(to: .landscapeLeft)
    let mark = stage.log.count
    stage.launch(app)
    let log = stage.timed(since: mark, from: 0, layoutOf: nil)
      .filter { $0.contains("Nav.") || $0.contains(" A.") }
    #expect(
      log == [
        "0 A.willMove(Nav)", "0 A.didMove(Nav)", "0 Nav.didLoad", "0 Nav.willAppear(f)",
        "0 A.didLoad", "0 A.willAppear(f)", "0 Nav.willTransition(to:with:)",
        "0 A.willTransition(to:with:)", "0 Nav.willTransition(to: 852×393, with:)",
        "0 A.willTransition(to: 852×393, with:)", "0 Nav.traitCollectionDidChange(_:)",
        "0 A.traitCollectionDidChange(_:)", "0 Nav.didAppear(f)", "0 A.didAppear(f)",
      ]
    )
  }

  @Test(.rule("size.launch-orientation", .documented))
  func `the methods of iOS 7 begin and end with the turn`() throws {
    final class Old: UIViewController {
      override func willRotate(to: UIInterfaceOrientation, duration: TimeInterval) {
        stage.note("Old", "will \(duration)")
      }
      override func willAnimateRotation(to: UIInterfaceOrientation, duration: TimeInterval) {
        stage.note("Old", "animates \(duration)")
      }
      override func didRotate(from: UIInterfaceOrientation) { stage.note("Old", "did") }
    }
    let stage = Stage(device: .iPhone15)
    stage.show(Nav(rootViewController: Old()))
    let log = try stage.timed { stage.rotate(to: .landscapeLeft) }
    #expect(
      log.filter { $0.contains("Old.will ") || $0.contains("Old.a") || $0.contains("Old.d") } == [
        "0 Old.will 0.3", "0 Old.animates 0.3", "300 Old.did",
      ]
    )
  }

  @Test(.rule("coordinator.alongside", .documented), .rule("coordinator.lookup", .documented))
  func `the coordinator is there for 0.5 s, the child's is its parent's`() throws {
    let (stage, nav) = (Stage(device: .iPhone15), Nav(rootViewController: a))
    stage.show(nav)
    func say() {
      let mine = a.transitionCoordinator
      stage.note("App", mine == nil ? "none" : "\(mine === nav.transitionCoordinator)")
    }
    let log = try stage.timed {
      say()
      nav.pushViewController(b, animated: true)
      nav.transitionCoordinator?.animate(
        alongsideTransition: { stage.note("App", "alongside \($0.transitionDuration)") },
        completion: { stage.note("App", "completion \($0.isCancelled)") }
      )
      say()
      for time in [0.25, 0.49, 0.51] { stage.schedule(at: time, say) }
    }
    #expect(
      log.filter { $0.contains("App.") } == [
        "0 App.none", "0 App.alongside 0.5", "0 App.true", "250 App.true", "490 App.true",
        "500 App.completion false", "510 App.none",
      ]
    )
  }

  private struct Place: CustomTestStringConvertible {
    let device: Stage.Device
    let upright: String
    let lying: String
    var testDescription: String { "\(upright), \(lying)" }
  }

  private nonisolated static let places = [
    Place(device: .iPhone15, upright: "wC hR", lying: "wC hC"),
    Place(device: .iPhone15ProMax, upright: "wC hR", lying: "wR hC"),
    Place(device: .iPadPro11, upright: "wR hR", lying: "wR hR"),
  ]

  @Test(.rule("size.classes-by-device", .documented), arguments: places)
  private func `the table, and who is told of it`(
    place: Place
  ) throws {
    let stage = Stage(device: place.device)
    stage.show(Nav(rootViewController: a))
    #expect(classes(a) == place.upright)
    let log = try stage.timed { stage.rotate(to: .landscapeLeft) }
    #expect(classes(a) == place.lying)
    let told = ["0 A.willTransition(to:with:)", "0 A.traitCollectionDidChange(_:)"]
    #expect(
      log.filter { $0.contains(" A.") && !$0.contains("×") }
        == (place.upright == place.lying ? [] : told)
    )
  }

  private func classes(_ one: UIViewController) -> String {
    func letter(_ size: UIUserInterfaceSizeClass) -> String { size == .compact ? "C" : "R" }
    let traits = one.traitCollection
    return "w\(letter(traits.horizontalSizeClass)) h\(letter(traits.verticalSizeClass))"
  }
}
