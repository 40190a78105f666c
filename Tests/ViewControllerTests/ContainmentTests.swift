import TestSupport
import Testing
import Foundation
import Geometry
import Scene

@testable import HeadlessUIKit

/// Rules containment.*.
@MainActor @Suite struct ContainmentTests {
  let stage = Stage()
  let p = P()
  let c = C()

  func show() {
    stage.show(p)
  }

  @Test func C1_addInApplesOrder() {  // [D], didMove before didAppear [W]
    show()
    let heard = stage.callbacks {
      p.addChild(c)
      p.view.addSubview(c.view)
      c.didMove(toParent: p)
    }
    #expect(
      heard == [
        "C.willMove(toParent: P)", "C.viewDidLoad()", "C.viewWillAppear(false)",
        "C.viewDidAppear(false)",
      ]
    )
  }

  @Test func C2_addTheViewFirst() {  // seed 2
    show()
    let heard = stage.callbacks {
      p.view.addSubview(c.view)
      p.addChild(c)
      c.didMove(toParent: p)
    }
    #expect(
      heard == [
        "C.viewDidLoad()", "C.viewWillAppear(false)", "C.willMove(toParent: P)",
        "C.viewDidAppear(false)",
      ]
    )
    #expect(stage.faults.isEmpty)
  }

  @Test func C3_removeInApplesOrder() {  // [D]
    show()
    add()
    let heard = stage.callbacks {
      c.willMove(toParent: nil)
      c.view.removeFromSuperview()
      c.removeFromParent()
    }
    #expect(
      heard == [
        "C.viewWillDisappear(false)", "C.didMove(toParent: nil)", "C.viewDidDisappear(false)",
      ]
    )
  }

  @Test func C4_removeTheLinkFirst() {  // seed 2
    show()
    add()
    let heard = stage.callbacks {
      c.willMove(toParent: nil)
      c.removeFromParent()
      c.view.removeFromSuperview()
    }
    #expect(
      heard == [
        "C.didMove(toParent: nil)", "C.viewWillDisappear(false)", "C.viewDidDisappear(false)",
      ]
    )
  }

  @Test func C5_transitionSwapsTwoChildren() throws {  // order [I]
    show()
    add()
    let d = D()
    p.addChild(d)
    var finished: Bool?
    let film = try stage.record {
      p.transition(
        from: c,
        to: d,
        duration: 0.25,
        options: .curveLinear,
        animations: { c.view.alpha = 0 },
        completion: { finished = $0 }
      )
      #expect(d.view.superview === p.view)
      #expect(c.view.superview === p.view)
    }
    #expect(
      film.events.filter { event in
        !["Layout", "loadView", "IsAppearing"].contains { event.name.contains($0) }
      }
      .map { "\(Int($0.time * 1000)) \($0.subject).\($0.name)" } == [
        "0 D.viewDidLoad()", "0 C.viewWillDisappear(animated: true)",
        "0 D.viewWillAppear(animated: true)", "250 D.viewDidAppear(animated: true)",
        "250 C.viewDidDisappear(animated: true)",
      ]
    )
    #expect(finished == true)
    #expect(c.view.superview == nil)
    #expect(c.parent === p)
    #expect(film.duration == 0.25)
  }

  @Test func C5_strangersCannotBeSwapped() throws {  // text [W]
    show()
    add()
    let error = #expect(throws: (any Error).self) {
      try stage.record {
        p.transition(from: c, to: D(), duration: 0.25, animations: nil)
      }
    }
    let text =
      "Children view controllers <C> and <D> must have a common parent view controller when calling"
      + " -[UIViewController transitionFromViewController:"
    #expect("\(try #require(error))".hasPrefix(text))
  }

  @Test func C5_aContainerThatForwardsByHandCannotSwap() throws {  // [D]
    let manual = Manual()
    stage.show(manual)
    let d = D()
    manual.addChild(c)
    manual.addChild(d)
    #expect(throws: (any Error).self) {
      try stage.record { manual.transition(from: c, to: d, duration: 0.25, animations: nil) }
    }
  }

  @Test func C7_aPreferredSizeReachesTheParent() {  // [D]
    final class Listening: UIViewController {
      var heard: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        heard.append(container.preferredContentSize)
      }
    }
    let parent = Listening()
    parent.addChild(c)
    c.preferredContentSize = CGSize(width: 10, height: 20)
    c.preferredContentSize = CGSize(width: 10, height: 20)
    #expect(parent.heard == [CGSize(width: 10, height: 20)])
  }

  @Test func aSecondParentTakesTheChildFromTheFirst() {  // [D]
    show()
    p.addChild(c)
    let q = Q()
    let heard = stage.callbacks { q.addChild(c) }
    #expect(heard == ["C.didMove(toParent: nil)", "C.willMove(toParent: Q)"])
    #expect(p.children.isEmpty)
    #expect(c.parent === q)
  }

  @Test func aControllerIsNotItsOwnAncestor() throws {
    p.addChild(c)
    #expect(throws: (any Error).self) { try stage.record { c.addChild(p) } }
    #expect(throws: (any Error).self) { try stage.record { c.addChild(c) } }
    #expect(p.parent == nil)
  }

  /// Any script of adds, removes and moves: linked both ways, and no callback out of order.
  @Test func randomScriptsKeepLinksAndCallbacksBalanced() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<40 {
      let stage = Stage()
      let root = P()
      stage.show(root)
      let crew: [UIViewController] = [Q(), C(), D()]
      for _ in 0..<30 { Self.step(root, crew, stage, &random) }
      stage.advance(by: 1)
      Self.checkLinks([root] + crew)
      for name in ["P", "Q", "C", "D"] { Self.checkBalance(of: name, in: stage) }
    }
  }

  private func add() {
    p.addChild(c)
    p.view.addSubview(c.view)
    c.didMove(toParent: p)
    stage.advance(by: 0)
  }

  private static func step(
    _ root: UIViewController,
    _ crew: [UIViewController],
    _ stage: Stage,
    _ random: inout SeededGenerator
  ) {
    let child = crew[Int(random.next() % 3)]
    switch random.next() % 5 {
    case 0 where child.parent == nil:
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    case 1 where child.parent != nil:
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    case 2: child.viewIfLoaded?.removeFromSuperview()
    case 3 where child.parent === root: root.view.addSubview(child.view)
    default: stage.advance(by: Double(random.next() % 3) * 0.1)
    }
  }

  private static func checkLinks(_ all: [UIViewController]) {
    for controller in all {
      for child in controller.children { #expect(child.parent === controller) }
      if let parent = controller.parent {
        #expect(parent.children.filter { $0 === controller }.count == 1)
      }
    }
  }

  private static func checkBalance(of name: String, in stage: Stage) {
    let calls = stage.log.filter { $0.subject == name && $0.name.contains("ppear(") }.map(\.name)
    let shorts = calls.map { String($0.prefix { $0 != "(" }) }
    let mayFollow: [String: Set<String>] = [
      "viewWillAppear": ["viewDidAppear", "viewWillDisappear"],
      "viewDidAppear": ["viewWillDisappear"],
      "viewWillDisappear": ["viewDidDisappear", "viewWillAppear"],
      "viewDidDisappear": ["viewWillAppear"],
    ]
    for (call, next) in zip(shorts, shorts.dropFirst()) {
      #expect(mayFollow[call]?.contains(next) == true, "\(name): \(next) after \(call)")
    }
    #expect(["viewDidAppear", "viewDidDisappear", nil].contains(shorts.last))
  }
}
