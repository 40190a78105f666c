import Foundation
import TestSupport
import Testing
import VirtualTime

@testable import HeadlessUIKit

/// The states of a recognizer, and its ties to its view and its targets.
@MainActor
@Suite struct GestureStateTests {
  typealias State = UIGestureRecognizer.State

  private let bench = Bench()
  private let diary = GestureDiary()
  private let middle = CGPoint(x: 100, y: 100)
  private let hear = Selector("hear", GestureDiary.hear)

  nonisolated static let states: [State] = [
    .possible, .began, .changed, .ended, .cancelled, .failed,
  ]
  /// What a state becomes by one that is set; whatever is not here changes nothing.
  nonisolated static let results: [State: [State: State]] = [
    .possible: [.began: .began, .ended: .ended, .failed: .failed, .cancelled: .failed],
    .began: [.changed: .changed, .ended: .ended, .cancelled: .cancelled, .failed: .cancelled],
    .changed: [.changed: .changed, .ended: .ended, .cancelled: .cancelled, .failed: .cancelled],
  ]

  private func recognizer(in state: State) -> UIGestureRecognizer {
    let recognizer = UIGestureRecognizer()
    if state == .changed || state == .cancelled { recognizer.state = .began }
    if state != .possible { recognizer.state = state }
    return recognizer
  }

  /// Its targets hear of each state but the failed one, of a changed one each time.
  @Test(arguments: states, states)
  func aStateComesOnlyAfterThoseThatLeadToIt(from: State, to: State) {
    let one = recognizer(in: from)
    #expect(one.state == from)
    one.addTarget(diary, action: hear)
    one.state = to
    let result = Self.results[from]?[to]
    #expect(one.state == result ?? from)
    let told: [State] = result.map { $0 == .failed ? [] : [$0] } ?? []
    #expect(diary.states == told)
  }

  @Test func recognizersBeginWithTheirDefaults() {
    let any = UIGestureRecognizer()
    #expect(any.isEnabled && any.cancelsTouchesInView && any.delaysTouchesEnded)
    #expect(any.requiresExclusiveTouchType && !any.delaysTouchesBegan)
    #expect(any.state == .possible && any.view == nil && any.numberOfTouches == 0)
    let (tap, press) = (UITapGestureRecognizer(), UILongPressGestureRecognizer())
    #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    let pan = UIPanGestureRecognizer()
    #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == Int.max)
    #expect(pan.translation(in: nil) == .zero && pan.velocity(in: nil) == .zero)
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    #expect(UIScreenEdgePanGestureRecognizer().edges.isEmpty)
    let (pinch, turn) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    #expect(pinch.scale == 1 && pinch.velocity == 0)
    #expect(turn.rotation == 0 && turn.velocity == 0)
  }

  @Test func theDirectionsOfASwipeAreFourBits() {
    let all: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
    #expect(all.map(\.rawValue) == [1, 2, 4, 8])
  }

  /// A recognizer that has a view is one of that view's, also while it hears of its end.
  @Test func aRecognizerThatIsRemovedIsCancelledWhileItsViewHasIt() {
    let pan = diary.watch(UIPanGestureRecognizer(), "pan", on: bench.view)
    let view = bench.view
    var isListed: [Bool] = []
    diary.onCall = { recognizer in
      let list = recognizer.view?.gestureRecognizers ?? []
      isListed.append(list.contains(where: { $0 === recognizer }))
      if recognizer.state == .changed { view.removeGestureRecognizer(recognizer) }
    }
    bench.stage.drag(from: middle, to: CGPoint(x: 200, y: 100), duration: 0.2)
    #expect(diary.states == [.began, .changed, .cancelled])
    #expect(isListed == [true, true, true])
    #expect(pan.view == nil && view.gestureRecognizers == nil && pan.state == .possible)
  }

  @Test func aRecognizerIsOnOneViewAndThereOnce() {
    let (tap, other) = (UITapGestureRecognizer(), UIView())
    other.addGestureRecognizer(tap)
    bench.view.addGestureRecognizer(tap)
    bench.view.addGestureRecognizer(tap)
    #expect(other.gestureRecognizers == nil && bench.view.gestureRecognizers?.count == 1)
    // It is none of that view's any more.
    other.removeGestureRecognizer(tap)
    #expect(tap.view === bench.view && bench.view.gestureRecognizers?.count == 1)
    bench.view.removeGestureRecognizer(tap)
    #expect(tap.view == nil && bench.view.gestureRecognizers == nil)
  }

  @Test func aRecognizerThatIsOffHearsNothingUntilItIsOnAgain() {
    let tap = diary.watch(UITapGestureRecognizer(), "tap", on: bench.view)
    tap.isEnabled = false
    bench.stage.tap(at: middle)
    #expect(diary.states.isEmpty)
    tap.isEnabled = true
    #expect(tap.state == .possible)
    bench.stage.tap(at: middle)
    #expect(diary.states == [.ended])
  }

  @Test func aTargetHearsOnceHoweverOftenItIsAdded() {
    let tap = diary.watch(UITapGestureRecognizer(), "tap", on: bench.view)
    let other = GestureDiary()
    tap.addTarget(diary, action: hear)
    tap.addTarget(other, action: hear)
    bench.stage.tap(at: middle)
    #expect(diary.states == [.ended] && other.states == [.ended])
    tap.removeTarget(diary, action: Selector("other"))
    tap.removeTarget(other, action: hear)
    bench.stage.tap(at: middle)
    #expect(diary.states == [.ended, .ended] && other.states == [.ended])
    tap.removeTarget(nil, action: hear)
    bench.stage.tap(at: middle)
    #expect(diary.states.count == 2)
  }

  @Test func aPlaceOfAFingerThatIsNotThereIsAnException() throws {
    let tap = UITapGestureRecognizer()
    let error = #expect(throws: Stage.UIKitException.self) {
      try bench.stage.record { _ = tap.location(ofTouch: 0, in: nil) }
    }
    #expect(try #require(error).description.contains("index (0) beyond bounds (0)"))
  }

  @Test(arguments: [
    (false, ["began", "moved", "ended"]), (true, ["began", "began", "moved", "ended", "ended"]),
  ])
  func aViewHearsOfASecondFingerIfItWantsSeveral(several: Bool, heard: [String]) {
    let pad = bench.add(TouchPad(), CGRect(x: 0, y: 0, width: 200, height: 200))
    pad.isMultipleTouchEnabled = several
    let far = CGPoint(x: 150, y: 150)
    bench.stage.drag(
      [(middle, CGPoint(x: 110, y: 100)), (far, CGPoint(x: 160, y: 150))],
      duration: 0.1
    )
    #expect(pad.phases == heard)
  }

  @MainActor private final class EdgeListener: NSObject {
    var (moved, states): (CGFloat, [State]) = (0, [])

    func panned(_ sender: UIScreenEdgePanGestureRecognizer) {
      moved += sender.translation(in: sender.view).x
      sender.setTranslation(.zero, in: sender.view)
      if states.last != sender.state { states.append(sender.state) }
    }
  }

  @Test(.rule("selector.narrower-parameter", .documented))
  func anActionThatTakesASubclassHearsTheGesture() {
    let (listener, pan) = (EdgeListener(), UIPanGestureRecognizer())
    pan.addTarget(listener, action: Selector("panned:", EdgeListener.panned))
    bench.view.addGestureRecognizer(pan)
    bench.stage.drag(from: middle, to: CGPoint(x: middle.x + 50, y: middle.y), duration: 0.2)
    #expect(listener.states == [.began, .changed, .ended])
    #expect(abs(listener.moved - 40) < 1e-6, "all but the slop, as each step takes away its own")
    #expect(bench.stage.faults.count == 1, "it is said once")
  }

  struct TwoTaps: Sendable, CustomTestStringConvertible {
    let pause: Double
    let distance: CGFloat
    let isOne: Bool
    var testDescription: String { "\(pause) s, \(distance) points" }
  }

  /// What a double tap and a repeated touch down are, at both sides of the limits.
  @Test(arguments: [
    TwoTaps(pause: 0.34, distance: 0, isOne: true),
    TwoTaps(pause: 0.36, distance: 0, isOne: false),
    TwoTaps(pause: 0.1, distance: 44, isOne: true),
    TwoTaps(pause: 0.1, distance: 46, isOne: false),
  ])
  func twoTapsBelongTogetherIfTheyAreNear(taps: TwoTaps) {
    let button = bench.add(UIButton(), CGRect(x: 0, y: 0, width: 300, height: 200))
    var repeats = 0
    button.addAction(UIAction { _ in repeats += 1 }, for: .touchDownRepeat)
    diary.watch(UITapGestureRecognizer(), "double", on: button).numberOfTapsRequired = 2
    bench.stage.tap(at: middle)
    bench.stage.advance(by: taps.pause)
    bench.stage.tap(at: CGPoint(x: middle.x + taps.distance, y: middle.y))
    #expect(repeats == (taps.isOne ? 1 : 0))
    #expect(diary.states == (taps.isOne ? [.ended] : []))
  }
}
