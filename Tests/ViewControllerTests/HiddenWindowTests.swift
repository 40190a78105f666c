import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Windows that nobody sees (rule appearance.hidden-window-lays-out).
@MainActor @Suite struct HiddenWindowTests {
  private final class Root: UIViewController {
    var heard: [String] = []
    override func viewWillAppear(_ animated: Bool) { heard.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { heard.append("didAppear") }
    override func viewDidLayoutSubviews() { heard.append("layout \(view.bounds.width)") }
    override func viewWillDisappear(_ animated: Bool) { heard.append("willDisappear") }
  }

  private let stage = Stage(device: .iPhone15)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let root = Root()

  init() { window.rootViewController = root }

  @Test(.rule("appearance.hidden-window-lays-out", .reported))
  func `a hidden window lays its root out at its size when asked to`() {
    #expect(!root.isViewLoaded)
    window.layoutIfNeeded()
    #expect(root.view.frame == window.bounds)
    #expect(root.view.superview === window)
    #expect(root.heard == ["layout 320.0"])
    window.frame.size.width = 500
    window.layoutIfNeeded()
    #expect(root.heard == ["layout 320.0", "layout 500.0"])
  }

  @Test(.rule("appearance.hidden-window-lays-out", .reported))
  func `a hidden window's root hears of appearing when the window is shown`() {
    window.layoutIfNeeded()
    root.heard = []
    window.isHidden = false
    stage.advance(by: 0)
    #expect(root.heard.filter { $0.hasSuffix("ppear") } == ["willAppear", "didAppear"])
    window.isHidden = true
    stage.advance(by: 0)
    #expect(root.heard.last == "willDisappear")
  }

  @Test func `windows say when they are shown and become key`() {
    let names = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
    ]
    final class Notes: @unchecked Sendable { var lines: [String] = [] }
    let (notes, first, second) = (Notes(), ObjectIdentifier(stage.window), ObjectIdentifier(window))
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let window = (note.object as? UIWindow).map(ObjectIdentifier.init)
        guard window == first || window == second else { return }
        let event = note.name.rawValue.dropFirst("UIWindowDid".count).dropLast("Notification".count)
        notes.lines.append("\(window == first ? "first" : "second") \(event)")
      }
    }
    stage.window.isHidden = true
    stage.window.makeKeyAndVisible()
    window.makeKeyAndVisible()
    window.isHidden = true
    tokens.forEach(NotificationCenter.default.removeObserver)
    #expect(
      notes.lines == [
        "first ResignKey", "first BecomeHidden", "first BecomeVisible", "first BecomeKey",
        "second BecomeVisible", "first ResignKey", "second BecomeKey", "second ResignKey",
        "second BecomeHidden",
      ]
    )
  }

  @Test(.rule("appearance.hidden-window-lays-out", .reported))
  func `containers in a hidden window show what they contain`() {
    let (other, tabs) = (Root(), UITabBarController())
    tabs.viewControllers = [UINavigationController(rootViewController: root), other]
    window.rootViewController = tabs
    window.layoutIfNeeded()
    #expect(root.view.isDescendant(of: window))
    #expect(root.heard == ["layout 320.0"])
    #expect(!other.isViewLoaded)
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(other.view.isDescendant(of: window))
    #expect(other.heard == ["layout 320.0"])
    #expect(root.view.window == nil)
    window.isHidden = false
    stage.advance(by: 0)
    #expect(other.heard.filter { $0.hasSuffix("ppear") } == ["willAppear", "didAppear"])
  }

  @Test(.rule("appearance.hidden-window-lays-out", .reported))
  func `a stack that changes in a hidden window shows its new top`() {
    let (top, stack) = (Root(), UINavigationController(rootViewController: UIViewController()))
    window.rootViewController = stack
    window.layoutIfNeeded()
    stack.pushViewController(top, animated: true)
    window.layoutIfNeeded()
    #expect(top.view.isDescendant(of: window))
    #expect(top.heard == ["layout 320.0"])
    stage.advance(by: 1)
    #expect(stage.faults.isEmpty)
  }

  @Test(.rule("appearance.hidden-window-lays-out", .reported))
  func `a hidden window is not laid out by itself`() {
    stage.advance(by: 1)
    #expect(!root.isViewLoaded)
  }

  @Test(.rule("appearance.window-root", .inferred))
  func `a root view that others have added fills the window once it is shown`() {
    window.addSubview(root.view)
    root.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    window.makeKeyAndVisible()
    stage.advance(by: 0)
    #expect(root.view.frame == window.bounds)
    // The window puts it into place once, and leaves it where code moves it later.
    root.view.frame.origin.x = 200
    window.isHidden = true
    window.isHidden = false
    stage.advance(by: 0)
    #expect(root.view.frame.minX == 200)
  }
}
