import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rules loading.* and appearance.* as whole logs that controllers write themselves.
@MainActor @Suite struct AppearanceLogTests {
  let stage = Stage(device: .iPhone15)
  let log: Log
  let p: Diary
  let c: Diary

  init() {
    log = Log(stage)
    (p, c) = (Diary("P", log), Diary("C", log))
  }

  private func show(child: Bool = true) {
    stage.show(p)
    if child {
      p.addChild(c)
      p.view.addSubview(c.view)
      c.didMove(toParent: p)
    }
    stage.advance(by: 0)
    _ = log.take()
  }

  @Test(.rule("appearance.will-without-did", .documented))
  func turningRoundOnTheWayInAndOnTheWayOut() {
    stage.show(Manual())
    c.loadViewIfNeeded()
    _ = log.take()
    c.beginAppearanceTransition(true, animated: true)
    c.beginAppearanceTransition(false, animated: true)
    c.endAppearanceTransition()
    #expect(log.take() == ["0 C.willAppear(t)", "0 C.willDisappear(t)", "0 C.didDisappear(t)"])
    c.beginAppearanceTransition(true, animated: false)
    c.endAppearanceTransition()
    _ = log.take()
    c.beginAppearanceTransition(false, animated: true)
    c.beginAppearanceTransition(true, animated: true)
    c.endAppearanceTransition()
    #expect(log.take() == ["0 C.willDisappear(t)", "0 C.willAppear(t)", "0 C.didAppear(t)"])
    #expect(stage.faults.isEmpty)
  }

  @Test(.rule("appearance.nested-begin-end", .documented))
  func onlyTheLastEndSendsTheDid() {
    stage.show(Manual())
    c.loadViewIfNeeded()
    _ = log.take()
    c.beginAppearanceTransition(true, animated: false)
    c.beginAppearanceTransition(true, animated: true)
    c.endAppearanceTransition()
    #expect(log.take() == ["0 C.willAppear(f)"])
    c.endAppearanceTransition()
    #expect(log.take() == ["0 C.didAppear(f)"])
    #expect(stage.faults.isEmpty)
  }

  @Test(.rule("appearance.unbalanced-calls", .inferred))
  func whoIsThereAlreadyHearsNothing() {
    show(child: false)
    p.beginAppearanceTransition(true, animated: true)
    p.endAppearanceTransition()
    #expect(log.take() == [])
    #expect(stage.faults.isEmpty)
    p.endAppearanceTransition()
    #expect(log.take() == [])
    #expect(stage.faults.count == 1)
  }

  @Test(
    .rule("appearance.no-direct-calls", .reported),
    arguments: ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
  )
  func eachCallbackCalledByHandIsNamed(callback: String) {
    let plain = C()
    switch callback {
    case "viewWillAppear": plain.viewWillAppear(false)
    case "viewDidAppear": plain.viewDidAppear(false)
    case "viewWillDisappear": plain.viewWillDisappear(false)
    default: plain.viewDidDisappear(false)
    }
    #expect(stage.faults.count == 1)
    #expect(stage.faults.first?.sentence.hasPrefix("Calling -\(callback): directly on") == true)
  }

  @Test(.rule("appearance.forwarding-order", .reported))
  func animatedIsPassedOn() throws {
    show()
    let b = Diary("B", log)
    b.modalPresentationStyle = .fullScreen
    try stage.record { p.present(b, animated: true) }
    #expect(
      log.take() == [
        "0 B.didLoad", "0 P.willDisappear(t)", "0 C.willDisappear(t)", "0 B.willAppear(t)",
        "500 B.didAppear(t)", "500 P.didDisappear(t)", "500 C.didDisappear(t)",
      ]
    )
  }

  @Test(.rule("appearance.forwarding-order", .reported))
  func aChildWithoutAViewIsNotLoadedForIt() {
    p.addChild(c)
    stage.show(p)
    stage.window.isHidden = true
    stage.advance(by: 0)
    #expect(!c.isViewLoaded)
    #expect(!log.lines.contains { $0.contains("C.will") && $0.contains("ppear") })
  }

  @Test(.rule("appearance.manual-forwarding", .reported))
  func theContainersOfUIKitForwardByHand() {
    let containers = [
      UINavigationController(), UITabBarController(), UISplitViewController(),
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal),
    ]
    for container in containers {
      #expect(!container.shouldAutomaticallyForwardAppearanceMethods, "\(container.name)")
    }
    #expect(UIViewController().shouldAutomaticallyForwardAppearanceMethods)
  }

  @Test(.rule("appearance.subview-moves", .reported))
  func addingAndRemovingAroundAnAnimation() throws {
    show(child: false)
    let seconds = 0.4
    try stage.record {
      p.addChild(c)
      p.view.addSubview(c.view)
      c.view.alpha = 0
      UIView.animate(withDuration: seconds) { c.view.alpha = 1 }
    }
    #expect(
      log.take() == ["0 C.willMove(P)", "0 C.didLoad", "0 C.willAppear(f)", "0 C.didAppear(f)"]
    )
    try stage.record {
      UIView.animate(withDuration: seconds) {
        c.view.alpha = 0
      } completion: { _ in
        c.view.removeFromSuperview()
      }
    }
    #expect(log.take() == ["400 C.willDisappear(f)", "400 C.didDisappear(f)"])
  }

  @Test(.rule("appearance.child-added-in-view-did-load", .reported, .inferred))
  func aChildOfViewDidLoadWithItsLayout() {
    for diary in [p, c] { diary.hearsLayout = true }
    p.deeds["didLoad"] = { [p, c] in
      p.addChild(c)
      p.view.addSubview(c.view)
      c.didMove(toParent: p)
    }
    stage.show(p)
    stage.advance(by: 0)
    let lines = log.take()
    let once = lines.enumerated().filter { !lines[..<$0.offset].contains($0.element) }
    #expect(
      once.map(\.element) == [
        "0 P.didLoad", "0 C.willMove(P)", "0 C.didLoad", "0 C.didMove(P)", "0 P.willAppear(f)",
        "0 C.willAppear(f)", "0 P.willLayout", "0 P.didLayout", "0 C.willLayout", "0 C.didLayout",
        "0 P.didAppear(f)", "0 C.didAppear(f)",
      ]
    )
  }

  @Test(.rule("appearance.being-flags", .documented, .measured))
  func aPresentedControllersFlagsInEachCallback() throws {
    final class Asking: UIViewController {
      var seen: [String] = []
      private func ask(_ call: String) {
        let flags = [
          isBeingPresented ? "presented" : "", isBeingDismissed ? "dismissed" : "",
          isMovingToParent ? "to" : "", isMovingFromParent ? "from" : "",
        ]
        seen.append("\(call) \(flags.joined())")
      }
      override func viewDidLoad() { ask("didLoad") }
      override func viewWillAppear(_ animated: Bool) { ask("willAppear") }
      override func viewDidAppear(_ animated: Bool) { ask("didAppear") }
      override func viewWillDisappear(_ animated: Bool) { ask("willDisappear") }
      override func viewDidDisappear(_ animated: Bool) { ask("didDisappear") }
    }
    show(child: false)
    let b = Asking()
    b.modalPresentationStyle = .fullScreen
    var outside: [Bool] = []
    try stage.record { p.present(b, animated: true) { outside.append(b.isBeingPresented) } }
    try stage.record { p.dismiss(animated: true) { outside.append(b.isBeingDismissed) } }
    #expect(
      b.seen == [
        "didLoad ", "willAppear presented", "didAppear presented", "willDisappear dismissed",
        "didDisappear dismissed",
      ]
    )
    #expect(outside == [false, false])
  }

  @Test(.rule("appearance.window-root", .inferred))
  func anotherRootInOneTurn() {
    show()
    let q = Diary("Q", log)
    q.loadViewIfNeeded()
    _ = log.take()
    stage.window.rootViewController = q
    stage.advance(by: 0)
    #expect(
      log.take() == [
        "0 P.willDisappear(f)", "0 C.willDisappear(f)", "0 Q.willAppear(f)",
        "0 P.didDisappear(f)", "0 C.didDisappear(f)", "0 Q.didAppear(f)",
      ]
    )
  }

  @Test(.rule("loading.view-belongs-to-one-controller", .documented))
  func aViewTreeMayBeBuiltBeforeItStandsAnywhere() {
    show(child: false)
    let (box, child) = (UIView(), Diary("D", log))
    p.addChild(child)
    box.addSubview(child.view)
    p.view.addSubview(box)
    child.didMove(toParent: p)
    stage.advance(by: 0)
    #expect(
      log.take() == [
        "0 D.willMove(P)", "0 D.didLoad", "0 D.willAppear(f)", "0 D.didMove(P)",
        "0 D.didAppear(f)",
      ]
    )
    #expect(stage.faults.isEmpty)
  }
}
