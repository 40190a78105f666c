import Foundation
import Testing

@testable import HeadlessUIKit

/// Who gets the touches when several want them.
@MainActor
@Suite struct ArbitrationTests {
  private let bench = Bench()
  private let diary = GestureDiary()
  private let start = CGPoint(x: 100, y: 100)

  @Test func aDelegateMayMakeAnotherGestureWaitForItsOwn() {
    let judge = ShouldBeRequired()
    let double = diary.watch(UITapGestureRecognizer(), "double", on: bench.view)
    double.numberOfTapsRequired = 2
    double.delegate = judge
    let single = diary.watch(UITapGestureRecognizer(), "single", on: bench.view)
    judge.waiting = single
    bench.stage.tap(at: start, times: 2)
    bench.stage.advance(by: 1)
    #expect(diary.lines == ["double ended"])
    bench.stage.tap(at: start)
    #expect(diary.lines == ["double ended"])
    bench.stage.advance(by: 0.4)
    #expect(diary.lines == ["double ended", "single ended"])
  }

  @Test func aSwipeGoesBeforeAPanThatWaitsForIt() {
    let swipe = diary.watch(UISwipeGestureRecognizer(), "swipe", on: bench.view)
    let pan = diary.watch(UIPanGestureRecognizer(), "pan", on: bench.view)
    pan.require(toFail: swipe)
    bench.stage.drag(from: start, to: CGPoint(x: 220, y: 100), duration: 0.1)
    #expect(diary.lines == ["swipe ended"])
    diary.lines = []
    // Too slow for a swipe.
    bench.stage.drag(from: start, to: CGPoint(x: 220, y: 100), duration: 3)
    #expect(diary.lines.first == "pan began" && diary.lines.last == "pan ended")
    #expect(!diary.lines.contains("swipe ended"))
  }

  @Test func anInnerPanKeepsAnOuterOneFromBeginning() {
    let inner = bench.add(UIView(), CGRect(x: 50, y: 50, width: 100, height: 100))
    _ = diary.watch(UIPanGestureRecognizer(), "outer", on: bench.view)
    _ = diary.watch(UIPanGestureRecognizer(), "inner", on: inner)
    bench.stage.drag(from: start, to: CGPoint(x: 200, y: 100), duration: 0.2)
    #expect(Set(diary.lines.map { $0.prefix(5) }) == ["inner"])
  }

  @Test func touchesGoOnInAViewWhoseGestureDoesNotCancelThem() {
    let pad = bench.add(TouchPad(), CGRect(x: 0, y: 0, width: 200, height: 200))
    let pan = diary.watch(UIPanGestureRecognizer(), "pan", on: pad)
    pan.cancelsTouchesInView = false
    bench.stage.drag(from: start, to: CGPoint(x: 180, y: 100), duration: 0.2)
    #expect(pad.phases == ["began", "moved", "ended"])
    pan.cancelsTouchesInView = true
    pad.phases = []
    bench.stage.drag(from: start, to: CGPoint(x: 180, y: 100), duration: 0.2)
    #expect(pad.phases == ["began", "moved", "cancelled"])
  }

  @Test func aButtonUnderAPanIsCancelledAndNotTouched() {
    let button = bench.add(UIButton(), CGRect(x: 50, y: 50, width: 200, height: 100))
    var events: [String] = []
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel"),
    ] {
      button.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    _ = diary.watch(UIPanGestureRecognizer(), "pan", on: bench.view)
    bench.stage.drag(from: start, to: CGPoint(x: 200, y: 100), duration: 0.3)
    #expect(events == ["down", "cancel"])
    #expect(!button.isHighlighted && !button.isTracking)
    bench.stage.tap(at: start)
    #expect(events == ["down", "cancel", "down", "up"])
  }

  @Test func aDelegateLetsATouchGoByTheViewThatItFalls() {
    let button = bench.add(UIButton(), CGRect(x: 50, y: 50, width: 100, height: 100))
    let judge = NoButtons()
    diary.watch(UILongPressGestureRecognizer(), "press", on: bench.view).delegate = judge
    bench.stage.press(at: button.center, duration: 1)
    #expect(diary.lines.isEmpty)
    bench.stage.press(at: CGPoint(x: 300, y: 300), duration: 1)
    #expect(diary.lines == ["press began", "press ended"])
  }

  /// As a view it is asked anyway.
  @Test func aViewThatIsTheDelegateOfItsGestureIsAskedOnce() {
    let view = bench.add(OwnDelegate(), CGRect(x: 50, y: 50, width: 100, height: 100))
    diary.watch(UITapGestureRecognizer(), "tap", on: view).delegate = view
    bench.stage.tap(at: start)
    #expect(view.asked == 1 && diary.lines == ["tap ended"])
    view.answer = false
    bench.stage.tap(at: start)
    #expect(view.asked == 2 && diary.lines == ["tap ended"])
  }

  @Test func aGestureOfOnesOwnIsDiscreteOrFails() {
    let mark = diary.watch(CheckmarkGesture(), "mark", on: bench.view)
    bench.stage.drag(
      along: [CGPoint(x: 50, y: 100), CGPoint(x: 80, y: 150), CGPoint(x: 150, y: 60)],
      duration: 0.5
    )
    #expect(diary.lines == ["mark ended"])
    #expect(mark.state == .possible)
    bench.stage.drag(
      along: [CGPoint(x: 50, y: 100), CGPoint(x: 80, y: 150), CGPoint(x: 20, y: 200)],
      duration: 0.5
    )
    #expect(diary.lines == ["mark ended"])
  }

  @Test func aGestureThatPreventsNobodyLetsOthersHappen() {
    _ = diary.watch(Peaceful(), "first", on: bench.view)
    _ = diary.watch(Peaceful(), "second", on: bench.view)
    bench.stage.tap(at: start)
    #expect(diary.lines == ["first ended", "second ended"])
  }

  @Test func aHiddenOrDisabledViewsGesturesSeeNothing() {
    let inner = bench.add(UIView(), CGRect(x: 50, y: 50, width: 100, height: 100))
    _ = diary.watch(UITapGestureRecognizer(), "tap", on: inner)
    inner.isUserInteractionEnabled = false
    bench.stage.tap(at: start)
    inner.isUserInteractionEnabled = true
    inner.alpha = 0.005
    bench.stage.tap(at: start)
    inner.alpha = 1
    inner.isHidden = true
    bench.stage.tap(at: start)
    #expect(diary.lines.isEmpty)
    inner.isHidden = false
    bench.stage.tap(at: start)
    #expect(diary.lines == ["tap ended"])
  }

  @Test func aRemovedViewCancelsTheGestureInIt() {
    let inner = bench.add(UIView(), CGRect(x: 50, y: 50, width: 200, height: 200))
    let pan = diary.watch(UIPanGestureRecognizer(), "pan", on: inner)
    diary.onCall = { if $0.state == .began { inner.removeGestureRecognizer(pan) } }
    bench.stage.drag(from: start, to: CGPoint(x: 200, y: 100), duration: 0.3)
    #expect(diary.states == [.began, .cancelled] || diary.states == [.began])
    #expect(inner.gestureRecognizers == nil)
    inner.addGestureRecognizer(pan)
    diary.onCall = nil
    diary.states = []
    bench.stage.drag(from: start, to: CGPoint(x: 200, y: 100), duration: 0.3)
    #expect(diary.states.first == .began && diary.states.last == .ended)
  }
}

@MainActor
private final class ShouldBeRequired: NSObject, UIGestureRecognizerDelegate {
  weak var waiting: UIGestureRecognizer?

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === waiting }
}

@MainActor
private final class NoButtons: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { !(touch.view is UIButton) }
}

@MainActor
private final class OwnDelegate: UIView, UIGestureRecognizerDelegate {
  var asked = 0
  var answer = true

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked += 1
    return answer
  }
}

@MainActor
private final class Peaceful: UITapGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// Down to the right, then up.
@MainActor
private final class CheckmarkGesture: UIGestureRecognizer {
  private enum Stroke {
    case none, down, up
  }

  private var stroke = Stroke.none
  private var start = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard touches.count == 1, let touch = touches.first else { return state = .failed }
    (start, stroke) = (touch.location(in: view), .down)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    let (now, before) = (touch.location(in: view), touch.previousLocation(in: view))
    guard now.x >= before.x else { return state = .failed }
    if now.y < before.y { stroke = .up }
    if stroke == .up, now.y > before.y { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    let end = touches.first?.location(in: view) ?? start
    state = stroke == .up && end.y < start.y ? .recognized : .failed
  }

  override func reset() {
    super.reset()
    stroke = .none
  }
}
