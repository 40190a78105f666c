import Foundation
import Testing

@testable import HeadlessUIKit

/// Numbers.md, scrolling: deceleration .998/ms, rubber-band coefficient .55.
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

  @Test(arguments: [(1000.0, 0.998), (-700, 0.998), (1000, 0.99)])
  func eachMillisecondKeepsItsShareOfTheSpeed(velocity: Double, rate: Double) {
    let motion = ScrollMotion(release(5000, velocity, rate: rate), to: nil)
    func speed(_ time: Double) -> Double {
      (motion.offset(at: time + 1e-5) - motion.offset(at: time - 1e-5)) / 2e-5
    }
    #expect(isNear(speed(1e-5), velocity, within: abs(velocity) * 1e-3))
    #expect(isNear(speed(0.101) / speed(0.1), rate, within: 1e-6))
    // 0.998 after Apple's own projection: v · d / (1 − d) a millisecond.
    let projected = velocity / 1000 * rate / (1 - rate)
    #expect(isNear(motion.end - 5000, projected, within: abs(projected) * 0.01))
  }

  @Test func theMotionEndsWithinAPixelOfItsRest() {
    let motion = ScrollMotion(release(0, 2000), to: nil)
    let before = motion.offset(at: motion.duration - 1e-9)
    #expect(abs(before - motion.end) <= 0.25 + 1e-6)
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
