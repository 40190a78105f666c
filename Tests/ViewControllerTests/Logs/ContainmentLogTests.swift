import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The table and the logs of Rules-Containment.md, with the calls that are the container's duty.
@MainActor @Suite struct ContainmentLogTests {
  let stage = Stage(device: .iPhone15)
  let log: Log
  let p: Diary
  let c: Diary
  let d: Diary

  init() {
    log = Log(stage)
    (p, c, d) = (Diary("P", log), Diary("C", log), Diary("D", log))
    stage.show(p)
    stage.advance(by: 0)
    _ = log.take()
  }

  private func add(_ child: UIViewController, to space: UIView? = nil) {
    p.addChild(child)
    (space ?? p.view).addSubview(child.view)
    child.didMove(toParent: p)
    stage.advance(by: 0)
    _ = log.take()
  }

  private func log(of body: () -> Void) -> [String] {
    body()
    stage.advance(by: 0)
    return log.take()
  }

  @Test(.rule("containment.add-order", .documented))
  func inApplesOrder() {
    let heard = log {
      p.addChild(c)
      p.view.addSubview(c.view)
      c.didMove(toParent: p)
    }
    #expect(
      heard == [
        "0 C.willMove(P)", "0 C.didLoad", "0 C.willAppear(f)", "0 C.didMove(P)",
        "0 C.didAppear(f)",
      ]
    )
    #expect(stage.faults.isEmpty)
  }

  @Test(.rule("containment.add-view-first", .inferred))
  func theViewFirst() {
    let heard = log {
      p.view.addSubview(c.view)
      p.addChild(c)
      c.didMove(toParent: p)
    }
    #expect(
      heard == [
        "0 C.didLoad", "0 C.willAppear(f)", "0 C.willMove(P)", "0 C.didMove(P)",
        "0 C.didAppear(f)",
      ]
    )
    #expect(stage.faults.isEmpty)
  }

  @Test(.rule("containment.remove-order", .documented))
  func outInApplesOrder() {
    add(c)
    let heard = log {
      c.willMove(toParent: nil)
      c.view.removeFromSuperview()
      c.removeFromParent()
    }
    #expect(
      heard == [
        "0 C.willMove(nil)", "0 C.willDisappear(f)", "0 C.didMove(nil)", "0 C.didDisappear(f)",
      ]
    )
  }

  @Test(.rule("containment.remove-link-first", .inferred))
  func theLinkFirst() {
    add(c)
    let heard = log {
      c.willMove(toParent: nil)
      c.removeFromParent()
      c.view.removeFromSuperview()
    }
    #expect(
      heard == [
        "0 C.willMove(nil)", "0 C.didMove(nil)", "0 C.willDisappear(f)", "0 C.didDisappear(f)",
      ]
    )
  }

  @Test(.rule("containment.add-order", .documented))
  func addChildAloneSendsWillMoveOnly() {
    #expect(log { p.addChild(c) } == ["0 C.willMove(P)"])
    #expect(c.parent === p)
    #expect(p.children == [c])
  }

  @Test(.rule("containment.remove-order", .documented))
  func removeFromParentAloneSendsDidMoveOnly() {
    p.addChild(c)
    _ = log.take()
    #expect(log { c.removeFromParent() } == ["0 C.didMove(nil)"])
    #expect(c.parent == nil)
    #expect(log { c.removeFromParent() } == [])
  }

  @Test(.rule("containment.child-transition", .inferred))
  func theLogWithTheContainersPart() throws {
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    p.view.addSubview(box)
    add(c, to: box)
    try stage.record {
      p.addChild(d)
      c.willMove(toParent: nil)
      p.transition(
        from: c,
        to: d,
        duration: 0.25,
        animations: { [log, box] in
          log.write("animations \(d.view.superview === box)")
          c.view.alpha = 0
        },
        completion: { [log, box] finished in
          log.write("completion \(finished) \(box.subviews == [d.view])")
          c.removeFromParent()
          d.didMove(toParent: p)
        }
      )
    }
    #expect(
      log.take() == [
        "0 D.willMove(P)", "0 C.willMove(nil)", "0 D.didLoad", "0 C.willDisappear(t)",
        "0 D.willAppear(t)", "0 animations true", "250 D.didAppear(t)", "250 C.didDisappear(t)",
        "250 completion true true", "250 C.didMove(nil)", "250 D.didMove(P)",
      ]
    )
    #expect(stage.faults.isEmpty)
  }

  @Test(.rule("containment.child-transition-flip", .reported))
  func `a flip from child to child, as a book logs it`() throws {
    add(c)
    for diary in [p, c, d] { diary.hearsLayout = true }
    _ = log.take()
    d.view.setNeedsUpdateConstraints()
    _ = log.take()
    try stage.record {
      p.addChild(d)
      c.willMove(toParent: nil)
      p.transition(
        from: c,
        to: d,
        duration: 0.5,
        options: .transitionFlipFromLeft,
        animations: nil,
        completion: { [p, c, d] _ in
          d.didMove(toParent: p)
          c.removeFromParent()
        }
      )
    }
    let lines = log.take().map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
    #expect(
      lines.filter { !$0.hasPrefix("P.") } == [
        "D.willMove(P)", "C.willMove(nil)", "C.willDisappear(t)", "D.willAppear(t)",
        "D.willLayout", "D.didLayout", "D.didAppear(t)", "C.didDisappear(t)", "D.didMove(P)",
        "C.didMove(nil)",
      ]
    )
    #expect(lines.filter { $0 == "P.willLayout" }.count == 1)
  }

  /// Without a duration, or when nothing changes, it is over in this turn.
  @Test(.rule("containment.child-transition", .inferred), arguments: [0, 0.3])
  func whatMovesNothingIsOverAtOnce(seconds: Double) throws {
    add(c)
    p.addChild(d)
    _ = log.take()
    let film = try stage.record {
      p.transition(
        from: c,
        to: d,
        duration: seconds,
        animations: { if seconds > 0 { c.view.frame = c.view.frame } },
        completion: { [log] in log.write("completion \($0)") }
      )
    }
    let flag = seconds > 0 ? "t" : "f"
    #expect(
      log.take() == [
        "0 D.didLoad", "0 C.willDisappear(\(flag))", "0 D.willAppear(\(flag))",
        "0 D.didAppear(\(flag))", "0 C.didDisappear(\(flag))", "0 completion true",
      ]
    )
    #expect(film.duration == 0)
    #expect(c.view.superview == nil)
  }

  /// A frame that stays takes its time if something else in the block moves.
  @Test(.rule("containment.child-transition", .documented))
  func oneChangeIsEnoughForItsDuration() throws {
    add(c)
    p.addChild(d)
    let film = try stage.record {
      p.transition(
        from: c,
        to: d,
        duration: 0.3,
        animations: {
          c.view.frame = c.view.frame
          d.view.alpha = 0.5
        }
      )
    }
    #expect(film.duration == 0.3)
  }

  @Test(
    .rule("containment.child-transition", .documented),
    arguments: [
      UIView.AnimationOptions.transitionFlipFromLeft, .transitionCurlUp, .transitionCrossDissolve,
    ]
  )
  func pictureTransitionsRunOnTheSuperview(options: UIView.AnimationOptions) throws {
    add(c)
    p.addChild(d)
    c.view.backgroundColor = .red
    d.loadViewIfNeeded()
    d.view.backgroundColor = .blue
    try stage.settle()
    _ = log.take()
    let film = try stage.record {
      p.transition(from: c, to: d, duration: 0.5, options: options, animations: nil)
    }
    #expect(
      log.take() == [
        "0 C.willDisappear(t)", "0 D.willAppear(t)", "500 D.didAppear(t)", "500 C.didDisappear(t)",
      ]
    )
    #expect(film.duration == 0.5)
    #expect(film.frames.first?.scene != film.frames.last?.scene)
    #expect(p.view.subviews == [d.view])
  }

  @Test(.rule("containment.child-transition", .documented))
  func theCurveIsAmongTheOptions() throws {
    add(c)
    p.addChild(d)
    d.loadViewIfNeeded()
    var middle = 0.0
    stage.schedule(at: 0.25) { [d] in middle = Double(d.view.layer.presentation()?.opacity ?? -1) }
    try stage.record {
      d.view.alpha = 0
      p.transition(
        from: c,
        to: d,
        duration: 0.5,
        options: .curveEaseIn,
        animations: { d.view.alpha = 1 }
      )
    }
    #expect(isNear(middle, 0.315357, within: 1e-4))
  }

  /// A second swap while the first one runs: everybody's calls balance all the same.
  @Test(.rule("containment.child-transition", .inferred))
  func aSecondSwapMeanwhile() throws {
    let e = Diary("E", log)
    add(c)
    try stage.record {
      for next in [d, e] { p.addChild(next) }
      for next in [d, e] { next.didMove(toParent: p) }
      p.transition(from: c, to: d, duration: 0.4, animations: { c.view.alpha = 0 })
      stage.schedule(at: 0.2) { [p, d] in
        p.transition(from: d, to: e, duration: 0.4, animations: { d.view.alpha = 0 })
      }
    }
    let lines = log.take().filter { $0.contains("ppear(") }
    #expect(
      lines.filter { $0.contains("C.") } == ["0 C.willDisappear(t)", "400 C.didDisappear(t)"]
    )
    #expect(
      lines.filter { $0.contains("D.") } == [
        "0 D.willAppear(t)", "200 D.willDisappear(t)", "600 D.didDisappear(t)",
      ]
    )
    #expect(lines.filter { $0.contains("E.") } == ["200 E.willAppear(t)", "600 E.didAppear(t)"])
    #expect(p.view.subviews == [e.view])
    #expect(stage.faults.isEmpty)
  }

  @Test(.rule("containment.child-transition", .inferred))
  func aSwapThatIsTakenBackMeanwhile() throws {
    add(c)
    try stage.record {
      p.addChild(d)
      d.didMove(toParent: p)
      p.transition(from: c, to: d, duration: 0.4, animations: { c.view.alpha = 0 })
      stage.schedule(at: 0.2) { [p, c, d] in
        p.transition(from: d, to: c, duration: 0.4, animations: { c.view.alpha = 1 })
      }
    }
    let lines = log.take().filter { $0.contains("ppear(") }
    #expect(
      lines.filter { $0.contains("C.") } == [
        "0 C.willDisappear(t)", "200 C.willAppear(t)", "600 C.didAppear(t)",
      ]
    )
    #expect(
      lines.filter { $0.contains("D.") } == [
        "0 D.willAppear(t)", "200 D.willDisappear(t)", "600 D.didDisappear(t)",
      ]
    )
    #expect(p.view.subviews == [c.view])
    #expect(stage.faults.isEmpty)
  }

  @Test(.rule("containment.preferred-size", .reported))
  func aStackForwardsItsTopsSize() {
    final class Listening: UIViewController {
      var heard: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        heard.append(container.preferredContentSize)
      }
    }
    let (listening, stack) = (Listening(), UINavigationController(rootViewController: c))
    listening.addChild(stack)
    c.preferredContentSize = CGSize(width: 30, height: 40)
    #expect(stack.preferredContentSize == CGSize(width: 30, height: 40))
    #expect(listening.heard == [CGSize(width: 30, height: 40)])
  }
}
