import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rules split.collapse-and-expand and routing.show: whole logs with their times.
@MainActor
@Suite struct SplitTimeTests {
  private final class Judge: NSObject, UISplitViewControllerDelegate {}
  private final class Split: UISplitViewController {}

  private let judge = Judge()
  private let a = A()
  private let b = B()
  private let c = C()

  private func open() -> (Stage, Split, Nav) {
    let (stage, split, nav) = (Stage(device: .iPadPro11), Split(), Nav(rootViewController: a))
    split.viewControllers = [nav, b]
    split.preferredDisplayMode = .oneBesideSecondary
    split.delegate = judge
    stage.show(split)
    return (stage, split, nav)
  }

  private func withoutSizes(_ log: [String]) -> [String] {
    log.filter { !$0.contains("ransition(to") && !$0.contains("traitCollection") }
  }

  @Test(.rule("split.collapse-and-expand", .documented, .inferred))
  func `a collapse and a separation, and what they bring`() throws {
    let (stage, _, _) = open()
    let watch = NotificationCenter.default.addObserver(
      forName: UIViewController.showDetailTargetDidChangeNotification,
      object: nil,
      queue: nil
    ) { _ in MainActor.assumeIsolated { stage.note("App", "details go elsewhere") } }
    defer { NotificationCenter.default.removeObserver(watch) }
    let collapse = try stage.timed { stage.resize(to: CGSize(width: 375, height: 1194)) }
    #expect(
      withoutSizes(collapse) == [
        "0 Judge.primaryViewController(forCollapsing:)",
        "0 Judge.splitViewController(_:collapseSecondary: B, onto: Nav)", "0 B.didMove(nil)",
        "0 B.willMove(Nav)", "0 A.willDisappear(f)", "0 Judge.splitViewControllerDidCollapse(_:)",
        "0 App.details go elsewhere", "0 A.didDisappear(f)", "0 B.didMove(Nav)",
      ]
    )
    let separation = try stage.timed { stage.resize(to: CGSize(width: 834, height: 1194)) }
    #expect(
      withoutSizes(separation) == [
        "0 Judge.primaryViewController(forExpanding:)",
        "0 Judge.splitViewController(_:separateSecondaryFrom: Nav)", "0 B.willMove(nil)",
        "0 B.willDisappear(f)", "0 A.willAppear(f)", "0 B.didDisappear(f)", "0 A.didAppear(f)",
        "0 B.didMove(nil)", "0 B.willMove(Split)", "0 B.didMove(Split)", "0 B.willAppear(t)",
        "0 Judge.splitViewControllerDidExpand(_:)", "0 App.details go elsewhere",
        "400 B.didAppear(t)",
      ]
    )
  }

  @Test(.rule("split.collapse-and-expand", .documented))
  func `the primary goes and comes back`() throws {
    let (stage, split, _) = open()
    let log = try stage.timed { split.preferredDisplayMode = .secondaryOnly }
    #expect(
      log == [
        "0 Judge.splitViewController(_:willChangeTo: secondaryOnly)",
        "0 Nav.willDisappear(f)", "0 A.willDisappear(f)", "0 Nav.didDisappear(f)",
        "0 A.didDisappear(f)",
      ]
    )
    let back = try stage.timed {
      UIView.animate(withDuration: 0.25) { split.preferredDisplayMode = .oneBesideSecondary }
    }
    #expect(
      back == [
        "0 Judge.splitViewController(_:willChangeTo: oneBesideSecondary)",
        "0 Nav.willAppear(t)", "0 A.willAppear(t)", "250 Nav.didAppear(t)", "250 A.didAppear(t)",
      ]
    )
  }

  @Test(.rule("routing.show", .documented))
  func `show pushes in the nearest stack`() throws {
    let (stage, nav) = (Stage(device: .iPhone15), Nav(rootViewController: a))
    let inner = UIViewController()
    stage.show(nav)
    a.addChild(inner)
    inner.didMove(toParent: a)
    let log = try stage.timed { inner.show(b, sender: nil) }
    #expect(
      log == [
        "0 B.willMove(Nav)", "0 B.didLoad", "0 A.willDisappear(t)", "0 B.willAppear(t)",
        "500 A.didDisappear(t)", "500 B.didAppear(t)", "500 B.didMove(Nav)",
      ]
    )
    #expect(inner.targetViewController(forAction: "show(_:sender:)", sender: nil) === nav)
  }

  @Test(.rule("routing.show", .documented, .inferred))
  func `a detail takes the secondary's place`() throws {
    let (stage, split, nav) = open()
    let log = try stage.timed { a.showDetailViewController(c, sender: nil) }
    #expect(
      log == [
        "0 B.willMove(nil)", "0 B.willDisappear(f)", "0 B.didDisappear(f)", "0 B.didMove(nil)",
        "0 C.willMove(Split)", "0 C.didMove(Split)", "0 C.didLoad", "0 C.willAppear(f)",
        "0 C.didAppear(f)",
      ]
    )
    #expect(split.viewControllers == [nav, c])
  }

  @Test(.rule("routing.show", .documented))
  func `where nobody takes it, it is presented`() throws {
    let stage = Stage(device: .iPhone15)
    stage.show(a)
    b.modalPresentationStyle = .fullScreen
    let log = try stage.timed { a.show(b, sender: nil) }
    #expect(
      log.filter { !$0.contains("PresentationController") } == [
        "0 A.presents B", "0 B.didLoad", "0 A.willDisappear(t)", "0 B.willAppear(t)",
        "500 B.didAppear(t)", "500 A.didDisappear(t)",
      ]
    )
  }
}
