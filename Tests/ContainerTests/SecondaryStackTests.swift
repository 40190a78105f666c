import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What a stack takes when a split collapses, and gives back at once when it separates.
@MainActor
@Suite(.evidence(.documented, .inferred)) struct SecondaryStackTests {
  private let stage = Stage(device: .iPhone15)
  private let a = A()
  private let b = B()
  private let c = C()

  private func shown(_ root: UIViewController) -> Nav {
    let nav = Nav(rootViewController: root)
    stage.show(nav)
    stage.advance(by: 0)
    return nav
  }

  /// Whether a change is under way that is animated.
  private func isMoving(_ nav: UINavigationController) -> Bool? { nav.stack.change?.isAnimated }

  @Test func aStackIsGivenBackAtOnce() throws {
    let (nav, detail) = (shown(a), UINavigationController(rootViewController: b))
    try stage.record { nav.takeSecondary(detail) }
    #expect(nav.viewControllers == [a, detail] && b.view.window != nil)
    let log = try stage.callbacks {
      #expect(nav.giveSecondary() === detail)
      #expect(nav.stack.change == nil && nav.stack.shown === a && a.view.window != nil)
      #expect(b.view.window == nil && detail.parent == nil)
    }
    #expect(
      log.filter { $0.contains("ppear(") && !$0.hasPrefix("UI") } == [
        "B.viewWillDisappear(false)", "A.viewWillAppear(false)", "B.viewDidDisappear(false)",
        "A.viewDidAppear(false)",
      ]
    )
    #expect(nav.viewControllers == [a] && detail.viewControllers == [b])
    #expect(nav.giveSecondary() == nil && nav.viewControllers == [a])
  }

  @Test func whatWasPushedAboveAStackGoesWithIt() throws {
    let (nav, detail) = (shown(a), UINavigationController(rootViewController: b))
    try stage.record { nav.takeSecondary(detail) }
    try stage.record { nav.adopt([a, detail, c], animated: false) }
    #expect(c.parent === nav)
    try stage.record {
      #expect(nav.giveSecondary() === detail)
      #expect(isMoving(nav) == nil && isMoving(detail) == nil)
    }
    #expect(nav.viewControllers == [a] && detail.viewControllers == [b, c])
    #expect(c.parent === detail)
  }

  @Test func aScreenIsGivenBackAtOnce() throws {
    let nav = shown(a)
    try stage.record { nav.takeSecondary(b) }
    try stage.record {
      #expect(nav.giveSecondary() === b)
      #expect(nav.stack.change == nil && a.view.window != nil)
    }
    #expect(nav.viewControllers == [a] && b.parent == nil)
  }

  @Test(arguments: [false, true]) func whatIsTakenIsPushedAsItIsAskedFor(animated: Bool) throws {
    for isStack in [false, true] {
      let nav = shown(A())
      let detail = isStack ? UINavigationController(rootViewController: B()) : B()
      try stage.record {
        nav.takeSecondary(detail, animated: animated)
        #expect(isMoving(nav) == animated)
      }
      #expect(nav.topViewController === detail && isMoving(nav) == nil)
    }
  }
}
