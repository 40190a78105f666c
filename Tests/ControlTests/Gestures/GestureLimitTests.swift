import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Gestures at both sides of what makes them, and with fingers that come and go.
@MainActor
@Suite struct GestureLimitTests {
  private let bench = Bench()
  private let diary = GestureDiary()
  private let middle = CGPoint(x: 100, y: 100)
  private let aside = CGPoint(x: 60, y: 80)

  // MARK: Taps

  @Test(.evidence(.reported), arguments: [(0.74, true), (0.76, false)])
  func aTapIsShort(duration: Double, isOne: Bool) {
    _ = diary.watch(UITapGestureRecognizer(), "tap", on: bench.view)
    bench.stage.press(at: middle, duration: duration)
    #expect(diary.states == (isOne ? [.ended] : []))
  }

  @Test(.evidence(.reported), arguments: [(44.0, true), (45.0, true), (46.0, false)])
  func aTapStaysNearItsPlace(distance: Double, isOne: Bool) {
    _ = diary.watch(UITapGestureRecognizer(), "tap", on: bench.view)
    bench.stage.drag(from: middle, to: CGPoint(x: 100, y: 100 + distance), duration: 0.1)
    #expect(diary.states == (isOne ? [.ended] : []))
    // There and back is as far.
    let far = CGPoint(x: 100, y: 100 + distance)
    bench.stage.drag(along: [middle, far, middle], duration: 0.1)
    #expect(diary.states.count == (isOne ? 2 : 0))
  }

  @Test(arguments: [1, 2, 3])
  func aTapOfTwoFingersIsInTheirMiddle(fingers: Int) {
    let tap = diary.watch(UITapGestureRecognizer(), "tap", on: bench.view)
    tap.numberOfTouchesRequired = 2
    var place = CGPoint.zero
    var count = 0
    diary.onCall = { _ in (place, count) = (tap.location(in: nil), tap.numberOfTouches) }
    let places = [middle, aside, CGPoint(x: 200, y: 200)].prefix(fingers)
    bench.stage.drag(places.map { (from: $0, to: $0) }, duration: 0.1)
    #expect(diary.states == (fingers == 2 ? [.ended] : []))
    if fingers == 2 { #expect(place == CGPoint(x: 80, y: 90) && count == 2) }
  }

  // MARK: Long presses

  @Test(.evidence(.documented), arguments: [(9.0, true), (10.0, true), (11.0, false)])
  func aFingerMayStrayTenPointsBeforeItPresses(distance: Double, begins: Bool) {
    _ = diary.watch(UILongPressGestureRecognizer(), "press", on: bench.view)
    let end = CGPoint(x: 100 + distance, y: 100)
    bench.stage.drag(along: [middle, end], duration: 0.3, pause: 0.4)
    #expect(diary.states == (begins ? [.began, .ended] : []))
  }

  @Test func aPressThatHasBegunFollowsTheFinger() {
    _ = diary.watch(UILongPressGestureRecognizer(), "press", on: bench.view)
    let end = CGPoint(x: 200, y: 100)
    bench.stage.drag(along: [middle, end], hold: 0.6, duration: 0.05)
    #expect(diary.states == [.began, .changed, .changed, .changed, .ended])
  }

  @Test func aPressAfterATapNeedsTheTap() {
    let press = diary.watch(UILongPressGestureRecognizer(), "press", on: bench.view)
    press.numberOfTapsRequired = 1
    bench.stage.press(at: middle, duration: 0.7)
    bench.stage.advance(by: 1)
    #expect(diary.states.isEmpty)
    bench.stage.tap(at: middle)
    bench.stage.advance(by: 0.2)
    bench.stage.press(at: middle, duration: 0.7)
    #expect(diary.states == [.began, .ended])
    bench.stage.tap(at: middle)
    bench.stage.advance(by: 0.5)
    bench.stage.press(at: middle, duration: 0.7)
    #expect(diary.states.count == 2, "the tap is too long ago")
  }

  @Test(arguments: [(0.2, false), (0.7, true)])
  func anotherFingerEndsAPressThatHasNotBegun(time: Double, begins: Bool) throws {
    _ = diary.watch(UILongPressGestureRecognizer(), "press", on: bench.view)
    try bench.stage.record {
      bench.stage.press(at: middle, duration: 1)
      bench.stage.schedule(at: time) { bench.stage.press(at: aside, duration: 0.1) }
    }
    #expect(diary.states == (begins ? [.began, .ended] : []))
  }

  // MARK: Swipes

  @Test(arguments: [1, 2], [1, 2])
  func aSwipeHasItsNumberOfFingers(wanted: Int, fingers: Int) {
    let swipe = diary.watch(UISwipeGestureRecognizer(), "swipe", on: bench.view)
    swipe.numberOfTouchesRequired = wanted
    let starts = [middle, aside].prefix(fingers)
    bench.stage.drag(
      starts.map { (from: $0, to: CGPoint(x: $0.x + 90, y: $0.y)) },
      duration: 0.2
    )
    #expect(diary.states == (wanted == fingers ? [.ended] : []))
  }

  // MARK: Edges

  struct Edge: Sendable, CustomTestStringConvertible {
    let edges: UIRectEdge
    let start: CGPoint
    let step: CGVector
    let begins: Bool
    var testDescription: String { "\(edges.rawValue) from \(start) by \(step)" }

    init(_ edges: UIRectEdge, at x: CGFloat, _ y: CGFloat, by step: CGVector, begins: Bool) {
      (self.edges, self.step, self.begins) = (edges, step, begins)
      start = CGPoint(x: x, y: y)
    }
  }

  /// Within twenty points of it, and inwards more than along it.
  @Test(arguments: [
    Edge(.left, at: 20, 99, by: CGVector(dx: 90, dy: 0), begins: true),
    Edge(.left, at: 21, 99, by: CGVector(dx: 90, dy: 0), begins: false),
    Edge(.left, at: 5, 99, by: CGVector(dx: 50, dy: 49), begins: true),
    Edge(.left, at: 5, 99, by: CGVector(dx: 49, dy: 50), begins: false),
    Edge(.left, at: 19, 99, by: CGVector(dx: -18, dy: 0), begins: false),
    Edge(.right, at: 300, 99, by: CGVector(dx: -90, dy: 0), begins: true),
    Edge(.right, at: 299, 99, by: CGVector(dx: -90, dy: 0), begins: false),
    Edge(.right, at: 315, 99, by: CGVector(dx: -49, dy: 50), begins: false),
    Edge(.top, at: 99, 20, by: CGVector(dx: 0, dy: 90), begins: true),
    Edge(.top, at: 99, 21, by: CGVector(dx: 0, dy: 90), begins: false),
    Edge(.top, at: 99, 5, by: CGVector(dx: 50, dy: 49), begins: false),
    Edge(.bottom, at: 99, 460, by: CGVector(dx: 0, dy: -90), begins: true),
    Edge(.bottom, at: 99, 459, by: CGVector(dx: 0, dy: -90), begins: false),
    Edge(.bottom, at: 99, 475, by: CGVector(dx: 50, dy: -49), begins: false),
  ])
  func aDragFromAnEdgeGoesInwards(edge: Edge) {
    diary.watch(UIScreenEdgePanGestureRecognizer(), "edge", on: bench.view).edges = edge.edges
    let end = CGPoint(x: edge.start.x + edge.step.dx, y: edge.start.y + edge.step.dy)
    bench.stage.drag(from: edge.start, to: end, duration: 0.3)
    #expect((diary.states.first == .began) == edge.begins)
  }

  // MARK: Pans

  /// A second finger rests while the first one goes on: their middle moves half as far.
  @Test func aPanGoesOnWithoutAJumpWhenFingersComeAndGo() throws {
    let pan = diary.watch(UIPanGestureRecognizer(), "pan", on: bench.view)
    var (translation, speeds): (CGPoint, [CGPoint]) = (.zero, [])
    diary.onCall = { recognizer in
      translation = pan.translation(in: nil)
      if recognizer.state == .changed { speeds.append(pan.velocity(in: nil)) }
    }
    try bench.stage.record {
      bench.stage.drag(from: middle, to: CGPoint(x: 200, y: 100), duration: 1)
      bench.stage.schedule(at: 0.505) {
        bench.stage.press(at: CGPoint(x: 50, y: 300), duration: 0.3)
      }
    }
    // 50 points alone, of which 10 are the slop, half of 30 with the second finger, and 20 alone.
    #expect(isNear(translation.x, 75) && isNear(translation.y, 0))
    #expect(speeds.count > 40)
    for speed in speeds { #expect(speed.x > 45 && speed.x < 101 && isNear(speed.y, 0)) }
  }

  @Test(arguments: [(1, 0), (2, 3)])
  func aFingerTooManyEndsAPanThatHasNotBegun(most: Int, calls: Int) {
    let pan = diary.watch(UIPanGestureRecognizer(), "pan", on: bench.view)
    pan.maximumNumberOfTouches = most
    bench.stage.drag(
      [(middle, CGPoint(x: 130, y: 100)), (aside, CGPoint(x: 90, y: 80))],
      duration: 1.0 / 30
    )
    #expect(diary.states.count == calls)
  }

  @Test func aFingerTooManyIsIgnoredWhileAPanGoesOn() throws {
    let pan = diary.watch(UIPanGestureRecognizer(), "pan", on: bench.view)
    pan.maximumNumberOfTouches = 1
    var translation = CGPoint.zero
    diary.onCall = { _ in translation = pan.translation(in: nil) }
    try bench.stage.record {
      bench.stage.drag(from: middle, to: CGPoint(x: 220, y: 100), duration: 1)
      bench.stage.schedule(at: 0.505) { bench.stage.press(at: aside, duration: 0.2) }
    }
    #expect(diary.states.last == .ended)
    #expect(isNear(translation.x, 110) && isNear(translation.y, 0))
  }

  @Test func aTranslationThatIsSetCountsInItsView() {
    bench.view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let pan = diary.watch(UIPanGestureRecognizer(), "pan", on: bench.view)
    var read: [CGPoint] = []
    diary.onCall = { recognizer in
      if recognizer.state == .began { pan.setTranslation(CGPoint(x: 7, y: -3), in: pan.view) }
      read.append(pan.translation(in: pan.view))
    }
    // In two steps of 40 points of the screen.
    bench.stage.drag(from: middle, to: CGPoint(x: 180, y: 100), duration: 1.0 / 30)
    #expect(read.count == 3 && isNear(read[0].x, 7) && isNear(read[0].y, -3))
    #expect(isNear(read[2].x, 27) && isNear(read[2].y, -3))
  }

  // MARK: Pinches and rotations

  @Test(arguments: [(107.0, false), (108.0, true), (93.0, false), (92.0, true)])
  func aPinchBeginsAfterEightPoints(end: Double, begins: Bool) {
    _ = diary.watch(UIPinchGestureRecognizer(), "pinch", on: bench.view)
    bench.stage.pinch(at: CGPoint(x: 150, y: 200), from: 100, to: end, duration: 0.2)
    #expect((diary.states.first == .began) == begins)
    #expect((diary.states.last == .ended) == begins)
  }

  /// It begins at a distance of 110 points, and ends at 200.
  @Test(arguments: [0.5, 3, 400] as [CGFloat])
  func aScaleThatIsSetIsWhereThePinchGoesOnFrom(scale: CGFloat) {
    let pinch = diary.watch(UIPinchGestureRecognizer(), "pinch", on: bench.view)
    var last: CGFloat = 0
    diary.onCall = { recognizer in
      if recognizer.state == .began { pinch.scale = scale }
      last = pinch.scale
    }
    bench.stage.pinch(at: CGPoint(x: 150, y: 200), from: 100, to: 200, duration: 0.5)
    #expect(isNear(last, scale * 200 / 110, within: 1e-6 * scale))
  }

  /// Steps of 40 points: it begins where the fingers meet.
  @Test func fingersThatMetHaveNoScaleToGrowBy() throws {
    let pinch = diary.watch(UIPinchGestureRecognizer(), "pinch", on: bench.view)
    var scales: [CGFloat] = []
    diary.onCall = { _ in scales.append(pinch.scale) }
    let (start, end) = (CGPoint(x: 140, y: 100), CGPoint(x: 180, y: 100))
    try bench.stage.record {
      bench.stage.press(at: middle, duration: 0.2)
      bench.stage.drag(along: [start, middle, end], duration: 0.05)
    }
    #expect(scales == [1, 1, 1, 1])
  }

  @Test func twoFingersEndWhenBothAreLifted() throws {
    _ = diary.watch(UIPinchGestureRecognizer(), "pinch", on: bench.view)
    let start = bench.stage.now
    var end = 0.0
    diary.onCall = { if $0.state == .ended { end = self.bench.stage.now - start } }
    try bench.stage.record {
      bench.stage.press(at: middle, duration: 1)
      bench.stage.drag(from: CGPoint(x: 140, y: 100), to: CGPoint(x: 200, y: 100), duration: 0.5)
    }
    #expect(diary.states.first == .began && diary.states.count { $0 == .ended } == 1)
    #expect(isNear(end, 1))
  }

  /// Four radians in half a second; the first two of thirty steps are the slop.
  @Test(arguments: [4, -4] as [CGFloat], [0, 1.5] as [CGFloat])
  func aRotationGoesOnFromWhatIsSet(angle: CGFloat, rotation: CGFloat) {
    let turn = diary.watch(UIRotationGestureRecognizer(), "turn", on: bench.view)
    var (last, speed): (CGFloat, CGFloat) = (0, 0)
    diary.onCall = { recognizer in
      if recognizer.state == .began { turn.rotation = rotation }
      last = turn.rotation
      if recognizer.state == .changed { speed = turn.velocity }
    }
    bench.stage.twist(at: CGPoint(x: 150, y: 200), by: angle, radius: 50, duration: 0.5)
    #expect(isNear(last, rotation + angle * 28 / 30))
    #expect(isNear(speed, angle * 2, within: 1e-3))
  }
}
