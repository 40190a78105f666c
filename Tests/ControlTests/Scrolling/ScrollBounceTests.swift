import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Numbers.md, scrolling: how content returns from beyond its edge.
@Suite struct ScrollBounceTests {
  /// Distances and speeds at which the content is let go.
  private static let stretches: [CGFloat] = [-235, -3, 0, 80]
  private static let speeds: [CGFloat] = [-3000, -49, 0, 20, 50, 900]

  @Test(arguments: stretches, speeds)
  func itBeginsAsTheContentIsLetGo(stretch: CGFloat, speed: CGFloat) {
    let bounce = ScrollBounce(stretch: stretch, speed: speed)
    #expect(isNear(bounce.stretch(at: 0), stretch, within: 1e-9))
    #expect(isNear(bounce.speed(at: 0), speed, within: 1e-9))
    for time in [0.01, 0.1, 0.5] {
      let change = (bounce.stretch(at: time + 1e-6) - bounce.stretch(at: time - 1e-6)) / 2e-6
      #expect(isNear(bounce.speed(at: time), change, within: 0.01))
    }
  }

  @Test(arguments: stretches, speeds)
  func itEndsWhenItStaysWithinTheDistance(stretch: CGFloat, speed: CGFloat) {
    let bounce = ScrollBounce(stretch: stretch, speed: speed)
    let end = bounce.duration(within: 0.25)
    #expect(abs(bounce.stretch(at: end)) <= 0.25)
    #expect(end == 0 || abs(bounce.stretch(at: end - 1e-5)) > 0.25)
    for time in stride(from: end, to: end + 2, by: 0.01) {
      #expect(abs(bounce.stretch(at: time)) <= 0.25)
    }
  }

  /// Content that came to its end at 3005 points per second went 99.7 points beyond.
  @Test(.evidence(.measured)) func contentInMotionGoesBeyondItsEnd() {
    let bounce = ScrollBounce(stretch: 0, speed: 3005)
    let peak = stride(from: 0, to: 1, by: 0.001).map { bounce.stretch(at: $0) }.max()
    #expect(isNear(peak ?? 0, 99.7, within: 2))
  }

  /// In the end it loses nine times its distance in a second.
  @Test(.evidence(.measured)) func contentAtRestReturnsFasterAtFirst() {
    let resting = ScrollBounce(stretch: 235, speed: 0)
    let moving = ScrollBounce(stretch: 235, speed: 60)
    #expect(resting.stretch(at: 0.1) < 0.8 * moving.stretch(at: 0.1))
    for time in [0.3, 0.5, 0.8] {
      let share = resting.stretch(at: time + 0.1) / resting.stretch(at: time)
      #expect(isNear(share, exp(-0.9), within: 1e-4))
    }
    let track = stride(from: 0, to: 2, by: 0.01).map { resting.stretch(at: $0) }
    #expect(zip(track, track.dropFirst()).allSatisfy { $0 > $1 }, "it only returns")
  }
}
