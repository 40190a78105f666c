import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct UIGestureRecognizerTests {
  private let bench = Bench()
  private let diary = GestureDiary()
  private let middle = CGPoint(x: 100, y: 100)

  @Test func aTapIsToldOnceAndTheRecognizerIsReadyAgain() {
    let tap = diary.watch(UITapGestureRecognizer(), "tap", on: bench.view)
    bench.stage.tap(at: middle)
    #expect(diary.states == [.ended])
    #expect(tap.state == .possible)
    bench.stage.tap(at: middle)
    #expect(diary.states == [.ended, .ended])
  }

  @Test func ofTwoTapsTheInnerOneWins() {
    let inner = bench.add(UIView(), CGRect(x: 50, y: 50, width: 100, height: 100))
    _ = diary.watch(UITapGestureRecognizer(), "outer", on: bench.view)
    _ = diary.watch(UITapGestureRecognizer(), "inner", on: inner)
    bench.stage.tap(at: middle)
    #expect(diary.lines == ["inner ended"])
  }

  @Test func aDelegateLetsBothHappen() {
    let inner = bench.add(UIView(), CGRect(x: 50, y: 50, width: 100, height: 100))
    let judge = GestureJudge()
    judge.allowsTogether = true
    diary.watch(UITapGestureRecognizer(), "outer", on: bench.view).delegate = judge
    _ = diary.watch(UITapGestureRecognizer(), "inner", on: inner)
    bench.stage.tap(at: middle)
    #expect(diary.lines == ["inner ended", "outer ended"])
  }

  @Test func aDelegateKeepsAGestureFromBeginningAndTouchesFromIt() {
    let judge = GestureJudge()
    diary.watch(UITapGestureRecognizer(), "tap", on: bench.view).delegate = judge
    judge.begins = false
    bench.stage.tap(at: middle)
    judge.begins = true
    judge.receives = false
    bench.stage.tap(at: middle)
    #expect(diary.lines.isEmpty)
    judge.receives = true
    bench.stage.tap(at: middle)
    #expect(diary.lines == ["tap ended"])
  }

  @Test func aSingleTapWaitsForTheDoubleTapToFail() {
    let double = diary.watch(UITapGestureRecognizer(), "double", on: bench.view)
    double.numberOfTapsRequired = 2
    let single = diary.watch(UITapGestureRecognizer(), "single", on: bench.view)
    single.require(toFail: double)
    bench.stage.tap(at: middle)
    #expect(diary.lines.isEmpty)
    bench.stage.advance(by: 0.36)
    #expect(diary.lines == ["single ended"])
    bench.stage.tap(at: middle, times: 2)
    bench.stage.advance(by: 1)
    #expect(diary.lines == ["single ended", "double ended"])
  }

  @Test func withoutARequirementBothTapsAreTold() {
    diary.watch(UITapGestureRecognizer(), "double", on: bench.view).numberOfTapsRequired = 2
    _ = diary.watch(UITapGestureRecognizer(), "single", on: bench.view)
    bench.stage.tap(at: middle, times: 2)
    #expect(diary.lines == ["single ended", "double ended"])
  }

  @Test func aRequirementThatSeesNoTouchesHoldsNobodyUp() {
    let elsewhere = bench.add(UIView(), CGRect(x: 200, y: 200, width: 50, height: 50))
    let other = diary.watch(UIPanGestureRecognizer(), "other", on: elsewhere)
    let tap = diary.watch(UITapGestureRecognizer(), "tap", on: bench.view)
    tap.require(toFail: other)
    bench.stage.tap(at: middle)
    #expect(diary.lines == ["tap ended"])
  }

  @Test func whenTheRequirementSucceedsTheOtherFails() {
    let first = diary.watch(UIPanGestureRecognizer(), "first", on: bench.view)
    let judge = GestureJudge()
    judge.waitsFor = first
    diary.watch(UIPanGestureRecognizer(), "second", on: bench.view).delegate = judge
    bench.stage.drag(from: middle, to: CGPoint(x: 200, y: 100), duration: 0.2)
    #expect(!diary.lines.isEmpty)
    #expect(diary.lines.allSatisfy { $0.hasPrefix("first") })
  }

  @Test func aRecognizedGestureTakesTheTouchesFromTheView() {
    let pad = bench.add(TouchPad(), CGRect(x: 50, y: 50, width: 100, height: 100))
    let pan = diary.watch(UIPanGestureRecognizer(), "pan", on: bench.view)
    bench.stage.drag(from: middle, to: CGPoint(x: 140, y: 100), duration: 0.5)
    #expect(pad.phases == ["began", "moved", "cancelled"])
    pad.phases = []
    pan.cancelsTouchesInView = false
    bench.stage.drag(from: middle, to: CGPoint(x: 140, y: 100), duration: 0.5)
    #expect(pad.phases == ["began", "moved", "ended"])
  }

  @Test func delayedTouchesReachTheViewOnlyWhenTheGestureFails() {
    let pad = bench.add(TouchPad(), CGRect(x: 50, y: 50, width: 100, height: 100))
    let pan = diary.watch(UIPanGestureRecognizer(), "pan", on: bench.view)
    pan.delaysTouchesBegan = true
    bench.stage.drag(from: middle, to: CGPoint(x: 140, y: 100), duration: 0.5)
    #expect(pad.phases.isEmpty)
    bench.stage.press(at: middle, duration: 0.1)
    #expect(pad.phases == ["began", "ended"])
  }

  @Test func theEndOfATouchWaitsForADoubleTap() {
    let pad = bench.add(TouchPad(), CGRect(x: 50, y: 50, width: 100, height: 100))
    diary.watch(UITapGestureRecognizer(), "double", on: pad).numberOfTapsRequired = 2
    bench.stage.tap(at: middle)
    #expect(pad.phases == ["began"])
    bench.stage.advance(by: 0.4)
    #expect(pad.phases == ["began", "ended"])
  }

  @Test func switchingARunningGestureOffCancelsIt() {
    let pan = diary.watch(UIPanGestureRecognizer(), "pan", on: bench.view)
    diary.onCall = { if $0.state == .changed { $0.isEnabled = false } }
    bench.stage.drag(from: middle, to: CGPoint(x: 200, y: 100), duration: 0.2)
    #expect(diary.states == [.began, .changed, .cancelled])
    #expect(pan.state == .possible)
  }

  @Test func aButtonKeepsItsTapFromTheViewsAroundIt() {
    let button = bench.add(UIButton(), CGRect(x: 50, y: 50, width: 100, height: 100))
    var pressed = 0
    button.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
    _ = diary.watch(UITapGestureRecognizer(), "tap", on: bench.view)
    bench.stage.tap(at: middle)
    #expect(pressed == 1)
    #expect(diary.lines.isEmpty)
  }

  @Test func aRecognizerOfOnesOwnGoesThroughItsStates() {
    let hold = diary.watch(AnyTouch(), "any", on: bench.view)
    bench.stage.drag(from: middle, to: CGPoint(x: 101, y: 100), duration: 1.0 / 30)
    #expect(diary.states == [.began, .changed, .changed, .ended])
    #expect(hold.resets == 1)
  }

  @Test func targetsAreNotRetainedAndCanBeRemoved() {
    let tap = diary.watch(UITapGestureRecognizer(), "tap", on: bench.view)
    weak var gone: GestureDiary?
    do {
      let short = GestureDiary()
      gone = short
      tap.addTarget(short, action: Selector("hear", GestureDiary.hear))
    }
    #expect(gone == nil)
    tap.removeTarget(diary, action: nil)
    bench.stage.tap(at: middle)
    #expect(diary.lines.isEmpty)
  }

  @Test func theSameScriptGivesTheSameDiary() {
    func run() -> [String] {
      let bench = Bench()
      let diary = GestureDiary()
      _ = diary.watch(UIPanGestureRecognizer(), "pan", on: bench.view)
      _ = diary.watch(UITapGestureRecognizer(), "tap", on: bench.view)
      _ = diary.watch(UILongPressGestureRecognizer(), "press", on: bench.view)
      diary.onCall = { diary.lines.append("\($0.location(in: nil))") }
      bench.stage.drag(from: CGPoint(x: 9, y: 7), to: CGPoint(x: 91, y: 133), duration: 0.37)
      bench.stage.press(at: CGPoint(x: 9, y: 7), duration: 0.7)
      bench.stage.tap(at: CGPoint(x: 9, y: 7))
      return diary.lines
    }
    #expect(run() == run())
    #expect(run().contains("press began"))
  }
}

/// Recognizes whatever touches.
private final class AnyTouch: UIGestureRecognizer {
  var resets = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func reset() { resets += 1 }
}
