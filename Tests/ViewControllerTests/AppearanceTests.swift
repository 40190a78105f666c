import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rules appearance.*; the pure state machine is in `AppearanceStateTests`.
@MainActor @Suite struct AppearanceTests {
  @Test(.rule("appearance.unbalanced-calls", .reported))
  func anEndWithoutABeginIsWarnedAbout() {
    let stage = Stage()
    C().endAppearanceTransition()
    #expect(
      stage.faults.map(\.sentence)
        == ["Unbalanced calls to begin/end appearance transitions for <C>."]
    )
  }

  @Test(.rule("appearance.forwarding-order", .reported))
  func theContainerHearsBeforeItsChildren() {
    let stage = Stage()
    let p = P()
    let c = C()
    p.addChild(c)
    p.view.addSubview(c.view)
    c.didMove(toParent: p)
    let shown = stage.callbacks { stage.show(p) }
    #expect(
      shown == [
        "P.viewWillAppear(false)", "C.viewWillAppear(false)",
        "P.viewDidAppear(false)", "C.viewDidAppear(false)",
      ]
    )
  }

  @Test(.rule("appearance.forwarding-order", .reported))
  func aChildOutsideTheViewTreeHearsNothing() {
    let stage = Stage()
    let p = P()
    p.addChild(C())
    #expect(
      stage.callbacks { stage.show(p) }
        == ["P.viewDidLoad()", "P.viewWillAppear(false)", "P.viewDidAppear(false)"]
    )
  }

  @Test(.rule("appearance.manual-forwarding", .documented))
  func aContainerThatForwardsByHandIsLeftAlone() {
    let stage = Stage()
    let p = Manual()
    let c = C()
    stage.show(p)
    p.addChild(c)
    c.loadViewIfNeeded()
    #expect(stage.callbacks { p.view.addSubview(c.view) } == [])
    #expect(
      stage.callbacks {
        c.beginAppearanceTransition(true, animated: true)
        c.endAppearanceTransition()
      } == ["C.viewWillAppear(true)", "C.viewDidAppear(true)"]
    )
  }

  @Test(.rule("appearance.subview-moves", .reported))
  func addingTheViewOfAChildMakesItAppearInThisTurn() {
    let stage = Stage()
    let p = P()
    let c = C()
    stage.show(p)
    p.addChild(c)
    let mark = stage.log.count
    p.view.addSubview(c.view)
    #expect(stage.callbacks(since: mark) == ["C.viewDidLoad()", "C.viewWillAppear(false)"])
    stage.advance(by: 0)
    #expect(stage.callbacks(since: mark).last == "C.viewDidAppear(false)")
    let layout = stage.log.lastIndex { $0.subject == "C" && $0.name == "viewDidLayoutSubviews()" }
    let did = stage.log.lastIndex { $0.name.hasPrefix("viewDidAppear") }
    #expect(layout.flatMap { layout in did.map { layout < $0 } } == true)
  }

  @Test(.rule("appearance.subview-moves", .reported))
  func removingItMakesItDisappear() {
    let stage = Stage()
    let p = P()
    let c = C()
    stage.show(p)
    p.addChild(c)
    p.view.addSubview(c.view)
    stage.advance(by: 0)
    #expect(
      stage.callbacks { c.view.removeFromSuperview() }
        == ["C.viewWillDisappear(false)", "C.viewDidDisappear(false)"]
    )
  }

  @Test(.rule("appearance.subview-moves", .reported, .measured))
  func insideAnAnimationTheDidWaitsForItsEnd() throws {
    let stage = Stage()
    let p = P()
    let c = C()
    stage.show(p)
    p.addChild(c)
    c.loadViewIfNeeded()
    let film = try stage.record {
      UIView.animate(withDuration: 0.5) {
        p.view.addSubview(c.view)
        p.view.alpha = 0.5
      }
    }
    let times = film.events.filter { $0.name.contains("ppear(") }.map { ($0.name, $0.time) }
    #expect(
      times.map(\.0) == ["viewWillAppear(animated: false)", "viewDidAppear(animated: false)"]
    )
    #expect(times.map(\.1) == [0, 0.5])
  }

  @Test(.rule("appearance.child-without-parent", .reported))
  func aControllerWithoutAParentHearsItToo() {
    let stage = Stage()
    let p = P()
    let c = C()
    stage.show(p)
    #expect(
      stage.callbacks { p.view.addSubview(c.view) }
        == ["C.viewDidLoad()", "C.viewWillAppear(false)", "C.viewDidAppear(false)"]
    )
  }

  @Test(.rule("appearance.child-added-in-view-did-load", .reported, .inferred))
  func aChildAddedInViewDidLoadAppearsWithItsParent() {
    final class Parent: UIViewController {
      let child = C()
      override func viewDidLoad() {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    let stage = Stage()
    #expect(
      stage.callbacks { stage.show(Parent()) } == [
        "Parent.viewDidLoad()", "C.willMove(toParent: Parent)", "C.viewDidLoad()",
        "Parent.viewWillAppear(false)", "C.viewWillAppear(false)",
        "Parent.viewDidAppear(false)", "C.viewDidAppear(false)",
      ]
    )
  }

  @Test(.rule("appearance.being-flags", .documented))
  func withoutATransitionMovingIsTrueOnlyInsideTheCallbacks() {
    final class Moving: UIViewController {
      var seen: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { seen.append(isMovingToParent) }
      override func viewDidAppear(_ animated: Bool) { seen.append(isMovingToParent) }
      override func viewWillDisappear(_ animated: Bool) { seen.append(isMovingFromParent) }
      override func viewDidDisappear(_ animated: Bool) { seen.append(isMovingFromParent) }
    }
    let stage = Stage()
    let p = P()
    let c = Moving()
    stage.show(p)
    p.addChild(c)
    p.view.addSubview(c.view)
    c.didMove(toParent: p)
    stage.advance(by: 0)
    #expect(c.seen == [true, true])
    #expect(!c.isMovingToParent)
    c.view.isHidden = true
    c.willMove(toParent: nil)
    c.view.removeFromSuperview()
    c.removeFromParent()
    stage.advance(by: 0)
    #expect(c.seen == [true, true, true, true])
    #expect(!c.isMovingFromParent)
  }

  @Test(.rule("appearance.window-root", .inferred))
  func theRootOfAWindowAppearsAndGivesWay() {
    let stage = Stage()
    let p = P()
    #expect(
      stage.callbacks { stage.show(p) }
        == ["P.viewDidLoad()", "P.viewWillAppear(false)", "P.viewDidAppear(false)"]
    )
    let q = Q()
    q.loadViewIfNeeded()
    #expect(
      stage.callbacks { stage.window.rootViewController = q } == [
        "P.viewWillDisappear(false)", "Q.viewWillAppear(false)",
        "P.viewDidDisappear(false)", "Q.viewDidAppear(false)",
      ]
    )
    #expect(
      stage.callbacks { stage.window.isHidden = true }
        == ["Q.viewWillDisappear(false)", "Q.viewDidDisappear(false)"]
    )
    #expect(
      stage.callbacks { stage.window.isHidden = false }
        == ["Q.viewWillAppear(false)", "Q.viewDidAppear(false)"]
    )
  }
}
