import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

/// Scripts of a fixed seed over containers: callbacks stay balanced and links consistent.
@MainActor
@Suite struct RandomContainerTests {
  /// SplitMix64.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private final class Screen: UIViewController {
    var calls: [String] = []

    override func viewWillAppear(_ animated: Bool) { calls.append("wA") }
    override func viewDidAppear(_ animated: Bool) { calls.append("dA") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("wD") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("dD") }

    /// No callback follows one that it cannot follow (spec/uikit.md A1).
    var isBalanced: Bool {
      let after = ["": "wA", "wA": "dA wD", "dA": "wD", "wD": "dD wA", "dD": "wA"]
      return zip([""] + calls, calls).allSatisfy { after[$0]?.contains($1) ?? false }
    }

    var isShown: Bool { calls.last == "dA" }
  }

  @Test(arguments: 0..<40) func scriptsLeaveNothingOpen(seed: Int) throws {
    var dice = Dice(state: UInt64(seed))
    let stage = Stage(device: .iPhone15)
    var screens: [Screen] = []
    func make() -> Screen {
      let screen = Screen()
      screens.append(screen)
      return screen
    }
    let navs = (0..<3).map { _ in UINavigationController(rootViewController: make()) }
    let tabs = UITabBarController()
    tabs.viewControllers = navs
    stage.show(tabs)
    try stage.record(for: 30, fps: 1) {
      for step in 0..<40 {
        let nav = navs[Int.random(in: 0..<3, using: &dice)]
        let (what, animated) = (Int.random(in: 0..<8, using: &dice), Bool.random(using: &dice))
        let screen = make()
        let time = Double(step) * 0.4 + Double.random(in: 0..<0.4, using: &dice)
        stage.at(time) {
          switch what {
          case 0, 1: nav.pushViewController(screen, animated: animated)
          case 2: nav.popViewController(animated: animated)
          case 3: nav.popToRootViewController(animated: animated)
          case 4: nav.setViewControllers([screen], animated: animated)
          case 5: tabs.selectedViewController = nav
          case 6: nav.setNavigationBarHidden(!nav.isNavigationBarHidden, animated: animated)
          default: stage.rotate(to: animated ? .landscapeLeft : .portrait)
          }
        }
      }
    }
    try stage.settle()
    for screen in screens {
      #expect(screen.isBalanced, "\(screen.calls)")
      #expect(screen.isShown == (screen.viewIfLoaded?.window != nil), "\(screen.calls)")
    }
    let top = (tabs.selectedViewController as? UINavigationController)?.topViewController
    #expect(screens.filter(\.isShown) == [top as? Screen])
    for nav in navs {
      #expect(nav.children == nav.viewControllers)
      #expect(nav.viewControllers.allSatisfy { $0.parent === nav })
      #expect(nav.navigationBar.items == nav.viewControllers.map(\.navigationItem))
    }
    #expect(stage.transitions.isEmpty)
    #expect(top?.viewIfLoaded?.bounds.size == tabs.view.bounds.size)
  }
}
