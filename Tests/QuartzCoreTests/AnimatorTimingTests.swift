import Foundation
import Testing
import Timeline

@testable import QuartzCore

/// The clock of a property animator, at both sides of its edges.
@Suite struct AnimatorTimingTests {
  private func seconds(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

  private func timing(
    _ curve: Curve = .linear,
    output: AnimatorTiming.Span = AnimatorTiming.Span(from: 0, to: 1),
    window: Double = 0
  ) -> AnimatorTiming {
    AnimatorTiming(
      start: seconds(10),
      duration: seconds(4),
      input: AnimatorTiming.Span(from: 0, to: 1),
      output: output,
      curve: curve,
      window: window
    )
  }

  @Test(arguments: [(9.0, 0.2), (10, 0.2), (11, 0.35), (13, 0.65), (14, 0.8), (99, 0.8)])
  func aPositionRunsBetweenTheEndsOfItsInput(time: Double, position: Double) {
    var timing = timing()
    timing.input = AnimatorTiming.Span(from: 0.2, to: 0.8)
    #expect(abs(timing.position(at: seconds(time)) - position) < 1e-12)
    #expect(abs(timing.progress(at: seconds(time)) - position) < 1e-12)
  }

  @Test func outputsAreScaled() {
    let timing = timing(output: AnimatorTiming.Span(from: 3, to: 7))
    let values = [9.0, 10, 11, 13, 14, 15].map { timing.progress(at: seconds($0)) }
    #expect(values == [3, 3, 4, 6, 7, 7])
  }

  /// One that has come but half way after four seconds.
  @Test func aSpringThatHasNotSettledSnapsToItsEnd() {
    let slow = Curve.spring(Spring(mass: 1, stiffness: 0.1, damping: 0.1), over: 4)
    #expect(abs(slow.value(at: 1) - 1) > 0.1)
    let timing = timing(slow)
    #expect(timing.progress(at: seconds(14)) == 1)
    #expect(timing.progress(at: seconds(13.99)) < 0.9)
    var still = timing
    (still.start, still.duration) = (.zero, .zero)
    still.input = AnimatorTiming.Span(from: 1, to: 1)
    #expect(still.progress(at: .zero) == 1)
  }

  /// What jumps at once has not jumped before it begins.
  @Test func atItsStartItShowsTheFirstValue() {
    let stairs = Curve.steps(Steps(2, .start))
    #expect(stairs.value(at: 0) == 0.5)
    #expect(timing(stairs).progress(at: seconds(10)) == 0)
    #expect(timing(stairs).progress(at: seconds(10.01)) == 0.5)
  }

  @Test(arguments: [(0.5, [0, 0, 0.5, 1]), (1, [0, 0, 0, 1])] as [(Double, [Double])])
  func animationsThatBeginLateMoveInTheRestOfTheTime(window: Double, values: [Double]) {
    let timing = timing(window: window)
    #expect([10.0, 12, 13, 14].map { timing.progress(at: seconds($0)) } == values)
  }

  @Test func whatStandsStillHasNoEnd() {
    let moving = timing()
    #expect(moving.isMoving && moving.end == seconds(14))
    let stopped = moving.stopped(at: seconds(11))
    #expect(!stopped.isMoving && stopped.position(at: seconds(50)) == 0.25)
    #expect(stopped.start == .zero && stopped.duration == .zero)
    let still = AnimatorTiming.still(at: 0.75, .linear)
    #expect(!still.isMoving && still.progress(at: .zero) == 0.75)
  }

  // MARK: Where a curve has a value

  @Test(arguments: [0.01, 0.2, 0.5, 0.77, 0.999])
  func theFirstPositionOfAValueHasIt(value: Double) {
    let curves: [Curve] = [
      .linear, .bezier(UnitBezier(0.42, 0, 0.58, 1)), .bezier(UnitBezier(0.25, 0.1, 0.25, 1)),
      .spring(Spring(mass: 1, stiffness: 100, damping: 10), over: 2),
    ]
    for curve in curves {
      let position = curve.firstPosition(of: value)
      #expect(abs(curve.value(at: position) - value) < 1e-9)
      let before = stride(from: 0, to: position - 1e-6, by: 1e-3)
      #expect(before.allSatisfy { curve.value(at: $0) < value })
    }
  }

  @Test func valuesBeyondTheEndsAreAtTheEnds() {
    let ease = Curve.bezier(UnitBezier(0.42, 0, 0.58, 1))
    #expect([-1, 0, 1, 2].map { ease.firstPosition(of: $0) } == [0, 0, 1, 1])
    #expect([-1, 0, 1, 2].map { Curve.linear.firstPosition(of: $0) } == [0, 0, 1, 1])
  }

  @Test func aSpringReachesItsEndBeforeItSettles() {
    let bouncy = Curve.spring(Spring(mass: 1, stiffness: 100, damping: 2), over: 4)
    let first = bouncy.firstPosition(of: 1)
    #expect(first > 0.02 && first < 0.1)
    #expect(abs(bouncy.value(at: first) - 1) < 1e-9)
    let lazy = Curve.spring(Spring(mass: 1, stiffness: 1, damping: 2), over: 1)
    #expect(lazy.firstPosition(of: 1) == 1)
  }
}
