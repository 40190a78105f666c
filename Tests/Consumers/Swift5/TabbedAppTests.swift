import Testing
import UIKit

@MainActor
@Suite struct TabbedAppTests {
  private let stage = Stage(device: .iPhone15)
  private let settings = SettingsViewController()
  private lazy var stack = UINavigationController(rootViewController: settings)
  private let tabs = UITabBarController()

  @Test mutating func `a tapped row pushes its detail, and Back takes it away`() throws {
    tabs.viewControllers = [stack, UIViewController()]
    stage.show(tabs)
    let push = try stage.record { stage.tap(at: CGPoint(x: 100, y: 170)) }
    #expect(stack.topViewController?.title == "Sounds")
    #expect(settings.calls == ["willAppear", "didDisappear"])
    #expect(push.faults.isEmpty)
    try stage.record { stack.popViewController(animated: true) }
    #expect(stack.viewControllers == [settings])
    #expect(settings.calls == ["willAppear", "didDisappear", "willAppear"])
  }

  @Test mutating func `a delegate's animator takes the place of the slide`() throws {
    let delegate = FadingStackDelegate()
    stack.delegate = delegate
    stage.show(stack)
    let next = UIViewController()
    next.title = "Next"
    let film = try stage.record { stack.pushViewController(next, animated: true) }
    #expect(film.duration == 0.25)
    #expect(delegate.shown == ["Settings", "Next"])
    #expect(try stage.record { stack.popViewController(animated: true) }.duration == 0.25)
    #expect(delegate.shown.last == "Settings")
  }
}
