import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rules split.collapse-and-expand and routing.show.
@MainActor
@Suite struct SplitTests {
  private let a = A()
  private let b = B()

  private func split(on stage: Stage) -> (UISplitViewController, UINavigationController) {
    let nav = UINavigationController(rootViewController: a)
    let split = UISplitViewController()
    split.viewControllers = [nav, b]
    stage.show(split)
    return (split, nav)
  }

  @Test(.rule("split.collapse-and-expand", .reported))
  func `the primary is 0.4 of the width, and at most 320 points`() {
    let stage = Stage(device: .iPadPro11)
    let (split, nav) = split(on: stage)
    split.preferredDisplayMode = .allVisible
    stage.advance(by: 0)
    #expect(!split.isCollapsed)
    #expect(nav.view.frame == CGRect(x: 0, y: 0, width: 320, height: 1194))
    #expect(b.view.frame == CGRect(x: 320, y: 0, width: 514, height: 1194))
  }

  @Test(.rule("split.collapse-and-expand", .documented))
  func `it collapses where the width is compact, and separates again`() {
    let stage = Stage(device: .iPadPro11)
    let (split, nav) = split(on: stage)
    stage.resize(to: CGSize(width: 375, height: 1194))
    stage.advance(by: 1)
    #expect(split.isCollapsed)
    #expect(nav.viewControllers == [a, b])
    #expect(split.viewControllers == [nav])
    stage.resize(to: CGSize(width: 1194, height: 834))
    stage.advance(by: 1)
    #expect(!split.isCollapsed)
    #expect(nav.viewControllers == [a])
    #expect(split.viewControllers == [nav, b])
    #expect(b.view.window != nil)
  }

  @Test(.rule("routing.show", .documented))
  func `showDetail takes the secondary's place, or goes on the stack`() {
    let stage = Stage(device: .iPadPro11)
    let (split, nav) = split(on: stage)
    let c = C()
    a.showDetailViewController(c, sender: nil)
    stage.advance(by: 0)
    #expect(split.viewControllers == [nav, c])
    stage.resize(to: CGSize(width: 375, height: 1194))
    stage.advance(by: 1)
    let d = UIViewController()
    a.showDetailViewController(d, sender: nil)
    stage.advance(by: 1)
    #expect(nav.viewControllers == [a, c, d])
  }

  @Test(.rule("routing.show", .documented))
  func `show pushes in a stack and presents where nobody takes it`() {
    let stage = Stage(device: .iPhone15)
    let nav = Nav(rootViewController: a)
    stage.show(nav)
    a.show(b, sender: nil)
    stage.advance(by: 1)
    #expect(nav.viewControllers == [a, b])
    let (lonely, other) = (UIViewController(), UIViewController())
    stage.show(lonely)
    lonely.show(other, sender: nil)
    stage.advance(by: 1)
    #expect(lonely.presentedViewController === other)
  }
}
