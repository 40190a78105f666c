import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rule tabs.switch-order: whole logs with their times.
@MainActor
@Suite struct TabTimeTests {
  private let stage = Stage(device: .iPhone15)
  private let ear = Ear()
  private let director = Director()
  private let a = A()
  private let b = B()
  private let tabs = Tabs()

  private func show(_ delegate: any UITabBarControllerDelegate) {
    tabs.delegate = delegate
    tabs.viewControllers = [a, b]
    stage.show(tabs)
  }

  @Test(.rule("tabs.switch-order", .reported))
  func `parents at once, views when they are shown`() {
    show(ear)
    #expect(
      stage.timed(since: 0, from: 0, layoutOf: nil) == [
        "0 A.willMove(Tabs)", "0 A.didMove(Tabs)", "0 B.willMove(Tabs)", "0 B.didMove(Tabs)",
        "0 Tabs.didLoad", "0 Tabs.willAppear(f)", "0 A.didLoad", "0 A.willAppear(f)",
        "0 Tabs.didAppear(f)", "0 A.didAppear(f)",
      ]
    )
  }

  private static let change = [
    "0 B.didLoad", "0 B.willAppear(f)", "0 A.willDisappear(f)", "0 A.didDisappear(f)",
    "0 B.didAppear(f)",
  ]

  @Test(.rule("tabs.switch-order", .reported))
  func `a tap is one instant between shouldSelect and didSelect`() throws {
    show(ear)
    let log = try stage.timed { stage.tap(at: CGPoint(x: 290, y: 790)) }
    #expect(
      log == ["0 Ear.tabBarController(_:shouldSelect: B)"] + Self.change
        + ["0 Ear.tabBarController(_:didSelect: B)"]
    )
  }

  @Test(.rule("tabs.switch-order", .documented))
  func `a choice by program calls no delegate`() throws {
    show(ear)
    #expect(try stage.timed { tabs.selectedIndex = 1 } == Self.change)
  }

  @Test(.rule("tabs.switch-order", .inferred))
  func `with an animator the ends wait for it`() throws {
    show(director)
    let log = try stage.timed { tabs.selectedIndex = 1 }
    #expect(
      log == [
        "0 B.didLoad", "0 B.willAppear(t)", "0 A.willDisappear(t)", "400 A.didDisappear(t)",
        "400 B.didAppear(t)", "400 Slide.animationEnded(true)",
      ]
    )
  }

  @Test(.rule("tabs.switch-order", .inferred))
  func `a switch that is taken back half way`() throws {
    show(director)
    let driver = UIPercentDrivenInteractiveTransition()
    director.interaction = driver
    let log = try stage.timed {
      tabs.selectedIndex = 1
      stage.schedule(at: 0.1) { driver.update(0.5) }
      stage.schedule(at: 0.2) { driver.cancel() }
    }
    #expect(
      log == [
        "0 B.didLoad", "0 B.willAppear(t)", "0 A.willDisappear(t)", "400 B.willDisappear(t)",
        "400 B.didDisappear(t)", "400 A.willAppear(t)", "400 A.didAppear(t)",
        "400 Slide.animationEnded(false)",
      ]
    )
    #expect(tabs.selectedIndex == 0)
  }
}
