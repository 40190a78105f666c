import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rules containment.*.
@MainActor @Suite struct ContainmentTests {
  let stage = Stage()
  let p = P()
  let c = C()

  func show() {
    stage.show(p)
  }

  @Test(.rule("containment.add-order", .documented, .reported))
  func addInApplesOrder() {
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

  @Test(.rule("containment.add-view-first", .documented, .inferred))
  func addTheViewFirst() {
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

  @Test(.rule("containment.remove-order", .documented))
  func removeInApplesOrder() {
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

  @Test(.rule("containment.remove-link-first", .documented, .inferred))
  func removeTheLinkFirst() {
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

  @Test(.rule("containment.child-transition", .inferred))
  func transitionSwapsTwoChildren() throws {
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

  @Test(.rule("containment.child-transition", .reported))
  func strangersCannotBeSwapped() throws {
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

  @Test(.rule("containment.child-transition", .documented))
  func aContainerThatForwardsByHandCannotSwap() throws {
    let manual = Manual()
    stage.show(manual)
    let d = D()
    manual.addChild(c)
    manual.addChild(d)
    #expect(throws: Stage.UIKitException.self) {
      try stage.record { manual.transition(from: c, to: d, duration: 0.25, animations: nil) }
    }
  }

  @Test(.rule("containment.preferred-size", .documented))
  func aPreferredSizeReachesTheParent() {
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

  @Test(.evidence(.documented))
  func aSecondParentTakesTheChildFromTheFirst() {
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
    for child in [p, c] {
      #expect(throws: Stage.UIKitException.self) { try stage.record { c.addChild(child) } }
    }
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
