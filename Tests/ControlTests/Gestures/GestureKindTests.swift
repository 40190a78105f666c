import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct GestureKindTests {
  private let bench = Bench()
  private let diary = GestureDiary()
  private let middle = CGPoint(x: 100, y: 100)

  @Test(arguments: [(9.0, false), (10.0, true), (60.0, true)])
  func panBeginsAfterTenPoints(distance: Double, begins: Bool) {
    _ = diary.watch(UIPanGestureRecognizer(), "pan", on: bench.view)
    bench.stage.drag(from: middle, to: CGPoint(x: 100 + distance, y: 100), duration: 0.3)
    #expect((diary.states.first == .began) == begins)
    #expect((diary.states.last == .ended) == begins)
  }

  @Test func aTapsActionKnowsItsFingers() {
    let tap = diary.watch(UITapGestureRecognizer(), "tap", on: bench.view)
    var places: [CGPoint] = []
    diary.onCall = { _ in
      places = (0..<tap.numberOfTouches).map { tap.location(ofTouch: $0, in: self.bench.view) }
    }
    bench.stage.tap(at: middle)
    #expect(places == [middle])
    #expect(tap.numberOfTouches == 0)
  }

  @Test(arguments: [0.0, 0.05, 0.3, 1.7])
  func panTranslationIsTheTravelWithoutTheSlop(duration: Double) {
    let pan = diary.watch(UIPanGestureRecognizer(), "pan", on: bench.view)
    var last = CGPoint.zero
    diary.onCall = { _ in last = pan.translation(in: self.bench.view) }
    bench.stage.drag(from: middle, to: CGPoint(x: 130, y: 140), duration: duration)
    #expect(isNear(last.x, 24) && isNear(last.y, 32))
  }

  @Test func panVelocityIsOfVirtualTime() {
    let pan = diary.watch(UIPanGestureRecognizer(), "pan", on: bench.view)
    var last = CGPoint.zero
    diary.onCall = { _ in last = pan.velocity(in: self.bench.view) }
    bench.stage.drag(from: middle, to: CGPoint(x: 100, y: 340), duration: 0.5)
    #expect(isNear(last.x, 0) && isNear(last.y, 480, within: 1e-3))
    bench.stage.drag(
      along: [middle, CGPoint(x: 100, y: 340)],
      duration: 0.5,
      pause: 0.2
    )
    #expect(last == .zero)
  }

  @Test func panTranslationCanBeReset() {
    let pan = diary.watch(UIPanGestureRecognizer(), "pan", on: bench.view)
    var sum = CGFloat.zero
    diary.onCall = { _ in
      sum += pan.translation(in: self.bench.view).y
      pan.setTranslation(.zero, in: self.bench.view)
    }
    bench.stage.drag(from: middle, to: CGPoint(x: 100, y: 300), duration: 0.5)
    #expect(isNear(sum, 190))
  }

  @Test func panMeasuresInTheViewThatIsAsked() {
    bench.view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let pan = diary.watch(UIPanGestureRecognizer(), "pan", on: bench.view)
    var last = (CGPoint.zero, CGPoint.zero)
    diary.onCall = { _ in last = (pan.translation(in: pan.view), pan.velocity(in: pan.view)) }
    bench.stage.drag(from: middle, to: CGPoint(x: 200, y: 100), duration: 0.5)
    #expect(isNear(last.0.x, 45) && isNear(last.1.x, 100, within: 1e-3))
  }

  @Test func panWantsItsNumberOfTouches() {
    diary.watch(UIPanGestureRecognizer(), "two", on: bench.view).minimumNumberOfTouches = 2
    bench.stage.drag(from: middle, to: CGPoint(x: 200, y: 100), duration: 0.2)
    #expect(diary.lines.isEmpty)
    bench.stage.drag(
      [(middle, CGPoint(x: 200, y: 100)), (CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 50))],
      duration: 0.2
    )
    #expect(diary.states.first == .began && diary.states.last == .ended)
  }

  /// A finger alone has moved far before the second one comes, which hardly moves.
  @Test(.evidence(.documented))
  func panOnlyCountsWhatEnoughFingersMove() throws {
    diary.watch(UIPanGestureRecognizer(), "two", on: bench.view).minimumNumberOfTouches = 2
    try bench.stage.record {
      bench.stage.drag(along: [middle, CGPoint(x: 200, y: 100)], duration: 0.3, pause: 0.7)
      bench.stage.schedule(at: 0.5) {
        bench.stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 53, y: 50), duration: 0.3)
      }
    }
    #expect(diary.states.isEmpty)
  }

  @Test(.evidence(.documented))
  func panDoesNotChangeWhileTooFewFingersMove() throws {
    let pan = diary.watch(UIPanGestureRecognizer(), "two", on: bench.view)
    pan.minimumNumberOfTouches = 2
    let start = bench.stage.now
    var (times, last): ([Double], CGFloat) = ([], 0)
    diary.onCall = { recognizer in
      if recognizer.state == .changed { times.append(self.bench.stage.now - start) }
      last = pan.translation(in: nil).x
    }
    try bench.stage.record {
      bench.stage.drag(from: middle, to: CGPoint(x: 220, y: 100), duration: 1)
      bench.stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 110, y: 50), duration: 0.5)
    }
    #expect(times.count > 10 && times.allSatisfy { $0 < 0.5 + 1e-6 })
    #expect(diary.states.first == .began && diary.states.last == .ended)
    // Both have moved by 60 points, of which 10 are the slop.
    #expect(isNear(last, 50))
  }

  @Test(.evidence(.documented))
  func longPressEndsWhenOneOfItsFingersIsLifted() throws {
    diary.watch(UILongPressGestureRecognizer(), "two", on: bench.view).numberOfTouchesRequired = 2
    let start = bench.stage.now
    var times: [Double] = []
    diary.onCall = { _ in times.append(self.bench.stage.now - start) }
    try bench.stage.record {
      bench.stage.press(at: middle, duration: 1.5)
      bench.stage.schedule(at: 0.2) {
        bench.stage.press(at: CGPoint(x: 50, y: 50), duration: 0.8)
      }
    }
    #expect(diary.states == [.began, .ended])
    #expect(times.count == 2 && isNear(times[0], 0.7) && isNear(times[1], 1))
  }

  struct Edge: Sendable, CustomStringConvertible {
    let edges: UIRectEdge
    let from: CGPoint
    let to: CGPoint
    let begins: Bool
    var description: String { "\(from) to \(to): \(begins)" }
  }

  @Test(arguments: [
    Edge(edges: .left, from: CGPoint(x: 2, y: 100), to: CGPoint(x: 90, y: 110), begins: true),
    Edge(edges: .left, from: CGPoint(x: 40, y: 100), to: CGPoint(x: 90, y: 110), begins: false),
    Edge(edges: .left, from: CGPoint(x: 2, y: 100), to: CGPoint(x: 12, y: 200), begins: false),
    Edge(edges: .left, from: CGPoint(x: 318, y: 100), to: CGPoint(x: 200, y: 100), begins: false),
    Edge(edges: .right, from: CGPoint(x: 318, y: 100), to: CGPoint(x: 200, y: 100), begins: true),
    Edge(edges: .bottom, from: CGPoint(x: 99, y: 478), to: CGPoint(x: 99, y: 300), begins: true),
    Edge(edges: .top, from: CGPoint(x: 99, y: 3), to: CGPoint(x: 99, y: 100), begins: true),
  ])
  func edgePanComesInFromItsEdge(edge: Edge) {
    diary.watch(UIScreenEdgePanGestureRecognizer(), "edge", on: bench.view).edges = edge.edges
    bench.stage.drag(from: edge.from, to: edge.to, duration: 0.3)
    #expect((diary.states.first == .began) == edge.begins)
  }

  @Test func longPressBeginsWhileTheFingerIsDown() {
    _ = diary.watch(UILongPressGestureRecognizer(), "press", on: bench.view)
    bench.stage.press(at: middle, duration: 0.49)
    #expect(diary.states.isEmpty)
    let before = bench.stage.now
    var beganAt = 0.0
    diary.onCall = { if $0.state == .began { beganAt = self.bench.stage.now - before } }
    bench.stage.press(at: middle, duration: 0.8)
    #expect(diary.states == [.began, .ended])
    #expect(isNear(beganAt, 0.5))
  }

  @Test func longPressFailsWhenTheFingerStraysFirst() {
    _ = diary.watch(UILongPressGestureRecognizer(), "press", on: bench.view)
    bench.stage.drag(from: middle, to: CGPoint(x: 130, y: 100), duration: 1)
    #expect(diary.states.isEmpty)
  }

  struct Swipe: Sendable, CustomStringConvertible {
    let direction: UISwipeGestureRecognizer.Direction
    let by: CGVector
    let duration: Double
    let isOne: Bool
    var description: String { "\(direction.rawValue) \(by) \(duration)" }
  }

  @Test(
    .evidence(.reported),
    arguments: [
      Swipe(direction: .right, by: CGVector(dx: 80, dy: 5), duration: 0.2, isOne: true),
      Swipe(direction: .right, by: CGVector(dx: 80, dy: 5), duration: 2, isOne: false),
      Swipe(direction: .right, by: CGVector(dx: -80, dy: 5), duration: 0.2, isOne: false),
      Swipe(direction: .right, by: CGVector(dx: 30, dy: 0), duration: 0.1, isOne: false),
      // After half a second 26.5 points are enough, after a tenth 45.3.
      Swipe(direction: .right, by: CGVector(dx: 27, dy: 0), duration: 0.5, isOne: true),
      Swipe(direction: .right, by: CGVector(dx: 26, dy: 0), duration: 0.5, isOne: false),
      Swipe(direction: .right, by: CGVector(dx: 46, dy: 0), duration: 0.1, isOne: true),
      Swipe(direction: .right, by: CGVector(dx: 44, dy: 0), duration: 0.1, isOne: false),
      Swipe(direction: .right, by: CGVector(dx: 80, dy: 60), duration: 0.2, isOne: true),
      Swipe(direction: .right, by: CGVector(dx: 80, dy: 82), duration: 0.2, isOne: false),
      Swipe(direction: .left, by: CGVector(dx: -80, dy: 0), duration: 0.2, isOne: true),
      Swipe(direction: .up, by: CGVector(dx: 0, dy: -80), duration: 0.2, isOne: true),
      Swipe(direction: .down, by: CGVector(dx: 0, dy: 80), duration: 0.2, isOne: true),
      Swipe(direction: .down, by: CGVector(dx: 80, dy: 80), duration: 0.2, isOne: false),
      Swipe(direction: [.left, .right], by: CGVector(dx: -80, dy: 0), duration: 0.2, isOne: true),
    ]
  )
  func swipeIsQuickFarAndStraight(swipe: Swipe) {
    diary.watch(UISwipeGestureRecognizer(), "swipe", on: bench.view).direction = swipe.direction
    let start = CGPoint(x: 150, y: 200)
    let end = CGPoint(x: start.x + swipe.by.dx, y: start.y + swipe.by.dy)
    bench.stage.drag(from: start, to: end, duration: swipe.duration)
    #expect(diary.states == (swipe.isOne ? [.ended] : []))
  }

  @Test func pinchScalesByTheDistanceOfTwoFingers() {
    let pinch = diary.watch(UIPinchGestureRecognizer(), "pinch", on: bench.view)
    var (last, speed) = (CGFloat.zero, CGFloat.zero)
    diary.onCall = { _ in
      last = pinch.scale
      if pinch.state == .changed { speed = pinch.velocity }
    }
    bench.stage.pinch(at: CGPoint(x: 150, y: 200), from: 100, to: 200, duration: 0.5)
    #expect(diary.states.first == .began && diary.states.last == .ended)
    // 100 to 110 is where the 8 points of slop are first exceeded at 60 frames a second.
    let start = stride(from: 100.0, through: 200, by: 100.0 / 30).first { $0 >= 108 } ?? 0
    #expect(isNear(last, 200 / start))
    #expect(isNear(speed, 200 / start, within: 1e-3))
  }

  @Test func rotationTurnsWithTwoFingers() {
    let turn = diary.watch(UIRotationGestureRecognizer(), "turn", on: bench.view)
    var last = CGFloat.zero
    diary.onCall = { _ in last = turn.rotation }
    bench.stage.twist(at: CGPoint(x: 150, y: 200), by: 4, radius: 50, duration: 0.5)
    // A step is 4/30 radians; the first two cover 10 points along the circle.
    #expect(isNear(last, 4 * 28.0 / 30))
    #expect(diary.states.first == .began && diary.states.last == .ended)
  }

  @Test func pinchAndRotationHappenTogetherIfTheirDelegateSaysSo() {
    let judge = GestureJudge()
    judge.allowsTogether = true
    diary.watch(UIPinchGestureRecognizer(), "pinch", on: bench.view).delegate = judge
    diary.watch(UIRotationGestureRecognizer(), "turn", on: bench.view).delegate = judge
    bench.stage.drag(
      [
        (CGPoint(x: 100, y: 200), CGPoint(x: 60, y: 100)),
        (CGPoint(x: 200, y: 200), CGPoint(x: 240, y: 300)),
      ],
      duration: 0.5
    )
    #expect(Set(diary.lines).isSuperset(of: ["pinch ended", "turn ended"]))
  }
}
