import Foundation
import Testing

@testable import HeadlessUIKit

/// Content that is let go, and that follows a finger: Numbers.md, scrolling.
@Suite struct ScrollMotionTests {
  private func release(
    _ offset: CGFloat,
    _ velocity: CGFloat,
    _ limits: ClosedRange<CGFloat> = 0...10_000,
    rate: CGFloat = 0.998
  ) -> ScrollMotion.Release {
    ScrollMotion.Release(
      offset: offset,
      velocity: velocity,
      limits: limits,
      rate: rate,
      bounces: true,
      threshold: 0.25
    )
  }

  @Test(arguments: [-700, 8, 150, 1000, 4000] as [CGFloat], [0, 5, 9990] as [CGFloat])
  func itEndsWithinTheLimitsWhereItIsGoing(velocity: CGFloat, offset: CGFloat) {
    let motion = ScrollMotion(release(offset, velocity), to: nil)
    let free = ScrollDecay(from: offset, speed: velocity, rate: 0.998).end
    #expect(motion.end == min(max(free, 0), 10_000))
    #expect(motion.offset(at: motion.duration) == motion.end)
    #expect(isNear(motion.offset(at: motion.duration - 1e-7), motion.end, within: 0.2501))
  }

  @Test(arguments: [0, 400, 10_000, 3] as [CGFloat], [-90, 5, 10_030] as [CGFloat])
  func aTargetIsReachedAlsoFromBeyondAnEdge(target: CGFloat, offset: CGFloat) {
    for velocity in [-800, 0, 800] as [CGFloat] {
      let motion = ScrollMotion(release(offset, velocity), to: target)
      #expect(motion.end == target)
      #expect(isNear(motion.offset(at: 0), offset, within: 1e-9))
      #expect(isNear(motion.offset(at: motion.duration - 1e-7), target, within: 0.2501))
    }
  }

  @Test(arguments: [500, 3000, -500] as [CGFloat])
  func theSpeedDoesNotJumpAtTheEdge(velocity: CGFloat) {
    let motion = ScrollMotion(release(50, velocity, 0...100), to: nil)
    let edge: CGFloat = velocity > 0 ? 100 : 0
    let time = ScrollDecay(from: 50, speed: velocity, rate: 0.998).time(at: edge)
    let before = (motion.offset(at: time) - motion.offset(at: time - 1e-6)) / 1e-6
    let after = (motion.offset(at: time + 1e-6) - motion.offset(at: time)) / 1e-6
    #expect(isNear(motion.offset(at: time), edge, within: 1e-6))
    #expect(isNear(before, after, within: abs(velocity) * 1e-4))
  }

  @Test(arguments: [3000.0, 500.0])
  func atTheEndOfTheContentItBouncesAndComesBack(velocity: Double) {
    let motion = ScrollMotion(release(90, velocity, 0...100), to: nil)
    #expect(motion.end == 100)
    let track = stride(from: 0, to: motion.duration, by: 0.002).map { motion.offset(at: $0) }
    #expect(track.max() ?? 0 > 101)
    let steps = zip(track, track.dropFirst()).map { $1 - $0 }
    // Nothing jumps: no step is larger than the first.
    #expect(steps.allSatisfy { abs($0) <= velocity * 0.002 + 1e-6 })
  }

  @Test func beyondTheEndItSpringsBackWithoutPassingIt() {
    let motion = ScrollMotion(release(-80, 0, 0...100), to: nil)
    let track = stride(from: 0, to: motion.duration, by: 0.01).map { motion.offset(at: $0) }
    #expect(isNear(track[0], -80))
    #expect(track.allSatisfy { $0 <= 0 })
    #expect(zip(track, track.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func withoutBouncesItStopsAtTheEnd() {
    var release = release(90, 3000, 0...100)
    release.bounces = false
    let motion = ScrollMotion(release, to: nil)
    #expect(motion.offset(at: 10) == 100)
    #expect(stride(from: 0, to: 1, by: 0.01).allSatisfy { motion.offset(at: $0) <= 100 })
  }

  @Test(arguments: [(100.0, 0.0), (100, 50), (480, 300), (480, -300)])
  func theRubberBandFollowsItsFormula(length: Double, pull: Double) {
    let band = ScrollRubberBand(length: length)
    let expected = (1 - 1 / (abs(pull) * 0.55 / length + 1)) * length
    #expect(isNear(abs(band.stretch(pull)), expected))
    #expect(isNear(band.pull(band.stretch(pull)), pull))
    #expect(isNear(band.unlimited(band.limited(pull, in: 0...10), in: 0...10), pull, within: 1e-6))
  }

  @Test func theRubberBandGivesNoJumpAndNoEnd() {
    let band = ScrollRubberBand(length: 400)
    #expect(isNear(band.stretch(0.001) / 0.001, 0.55, within: 1e-3))
    #expect(band.stretch(1e9) < 400)
  }
}
