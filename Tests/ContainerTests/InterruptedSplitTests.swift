import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What happens to splits in the middle of something else.
@MainActor
@Suite(.evidence(.inferred)) struct InterruptedSplitTests {
  private let a = A()
  private let b = B()
  private let c = C()

  private func split(_ stage: Stage) -> (UISplitViewController, Nav) {
    let (split, nav) = (UISplitViewController(), Nav(rootViewController: a))
    split.viewControllers = [nav, b]
    stage.resize(to: CGSize(width: 375, height: 834))
    stage.show(split)
    stage.advance(by: 1)
    return (split, nav)
  }

  @Test(.rule("split.collapse-and-expand", .inferred))
  func `what is pushed while a split separates stands where the split puts it`() throws {
    let pad = Stage(device: .iPadPro11)
    let (split, nav) = split(pad)
    try pad.record {
      nav.pushViewController(c, animated: true)
      pad.schedule(at: 0.2) { pad.resize(to: CGSize(width: 1194, height: 834)) }
    }
    #expect(split.viewControllers == [nav, c])
    #expect(c.view.frame == CGRect(x: 320, y: 0, width: 874, height: 834))
  }

  @Test(.rule("split.collapse-and-expand", .inferred))
  func `a split that was covered while its window grew tells its primary`() throws {
    let pad = Stage(device: .iPadPro11)
    let (split, _) = split(pad)
    c.modalPresentationStyle = .fullScreen
    try pad.record { split.present(c, animated: false) }
    try pad.record { pad.resize(to: CGSize(width: 1194, height: 834)) }
    try pad.record { split.dismiss(animated: false) }
    #expect(split.displayMode == .oneBesideSecondary)
    #expect([a, b].allSatisfy { $0.view.window != nil && $0.appearance.phase == .appeared })
  }

  @Test(.rule("split.collapse-and-expand", .inferred))
  func `a split that separates while it is being covered ends with its detail alone`()
    throws
  {
    let pad = Stage(device: .iPadPro11)
    let (split, nav) = split(pad)
    c.modalPresentationStyle = .fullScreen
    let log = try pad.callbacks {
      split.present(c, animated: true)
      pad.schedule(at: 0.2) { pad.resize(to: CGSize(width: 694, height: 834)) }
    }
    #expect(
      log.filter { $0.hasPrefix("Nav.view") && $0.contains("ppear") } == [
        "Nav.viewWillDisappear(true)", "Nav.viewDidDisappear(true)",
      ]
    )
    try pad.record { split.dismiss(animated: false) }
    #expect(split.displayMode == .secondaryOnly)
    #expect(nav.view.window == nil && b.view.window != nil)
    #expect(b.appearance.phase == .appeared)
  }

  @Test(.rule("split.collapse-and-expand", .inferred))
  func `a detail that goes back to the stack while it arrives beside it has arrived`()
    throws
  {
    let pad = Stage(device: .iPadPro11)
    let (split, nav) = split(pad)
    try pad.record {
      pad.resize(to: CGSize(width: 694, height: 834))
      pad.schedule(at: 0.2) { pad.resize(to: CGSize(width: 375, height: 834)) }
    }
    #expect(split.isCollapsed && nav.viewControllers == [a, b])
    #expect(b.view.window != nil && b.appearance.phase == .appeared)
    #expect(a.appearance.phase == .disappeared)
  }

  @Test(.rule("split.collapse-and-expand", .inferred))
  func `of the screens that a stack gets back in a push only the top one is there`()
    throws
  {
    let pad = Stage(device: .iPadPro11)
    let (split, nav, detail) = (UISplitViewController(), Nav(rootViewController: a), Nav())
    detail.viewControllers = [UIViewController()]
    split.viewControllers = [nav, detail]
    pad.resize(to: CGSize(width: 375, height: 834))
    pad.show(split)
    pad.advance(by: 1)
    try pad.record {
      nav.pushViewController(b, animated: true)
      pad.schedule(at: 0.1) { nav.pushViewController(c, animated: true) }
      pad.schedule(at: 0.2) { pad.resize(to: CGSize(width: 1194, height: 834)) }
    }
    #expect(Array(detail.viewControllers.suffix(2)) == [b, c])
    #expect(b.view.window == nil && b.appearance.phase == .disappeared)
    #expect([a, c].allSatisfy { $0.view.window != nil && $0.appearance.phase == .appeared })
  }

  @Test(.rule("split.collapse-and-expand", .inferred))
  func `what covers a column's context stays above it when columns come`() throws {
    let (phone, split) = (Stage(device: .iPhone15ProMax), UISplitViewController())
    split.viewControllers = [Nav(rootViewController: a), b]
    phone.show(split)
    phone.advance(by: 1)
    c.modalPresentationStyle = .overCurrentContext
    try phone.record { b.navigationController?.present(c, animated: false) }
    try phone.record { phone.rotate(to: .landscapeLeft) }
    let views = split.view.subviews
    let cover = try #require(views.firstIndex { c.view.isDescendant(of: $0) })
    let column = try #require(views.firstIndex { a.view.isDescendant(of: $0) })
    #expect(column < cover)
  }
}
