import Foundation
import Testing

@testable import HeadlessUIKit

/// Numbers.md, scrolling: how a flick ends.
@Suite struct ScrollDecayTests {
  private func flick(_ speed: CGFloat, rate: CGFloat = 0.998) -> ScrollDecay {
    ScrollDecay(from: 5000, speed: speed, rate: rate)
  }

  @Test(arguments: [750, 1500, 3000, 4875, -750, -3000] as [CGFloat])
  func contentStopsAtTenPointsASecondWhichShortensItsWay(speed: CGFloat) {
    let decay = flick(speed)
    let way = (abs(speed) - 10) * 0.499
    #expect(isNear(decay.end, 5000 + (speed < 0 ? -way : way), within: 1e-9))
    #expect(isNear(CGFloat(decay.duration), log(abs(speed) / 10) / -log(0.998) / 1000))
    let last = decay.duration - 1e-7
    #expect(isNear(abs(decay.speed(at: last)), 10, within: 1e-5))
    #expect(isNear(decay.offset(at: last), decay.end, within: 1e-5), "it does not jump there")
    #expect(decay.offset(at: decay.duration) == decay.end && decay.speed(at: last + 1) == 0)
  }

  @Test(arguments: [0, 3, 10, -10] as [CGFloat])
  func whatIsAsSlowStandsStill(speed: CGFloat) {
    let decay = flick(speed)
    #expect(decay.end == 5000 && decay.duration == 0 && decay.offset(at: 0) == 5000)
  }

  @Test(arguments: [(1000, 0.998), (-700, 0.998), (1000, 0.99)] as [(CGFloat, CGFloat)])
  func eachMillisecondKeepsItsShareOfTheSpeed(speed: CGFloat, rate: CGFloat) {
    let decay = flick(speed, rate: rate)
    #expect(decay.speed(at: 0) == speed)
    #expect(isNear(decay.speed(at: 0.101) / decay.speed(at: 0.1), rate, within: 1e-9))
    let change = (decay.offset(at: 0.1 + 1e-5) - decay.offset(at: 0.1 - 1e-5)) / 2e-5
    #expect(isNear(decay.slope(at: 0.1), change, within: 1e-3))
    #expect(isNear(decay.slope(at: 0.1), decay.speed(at: 0.1), within: abs(speed) * 0.003))
  }

  /// So a delegate may put content elsewhere again and again.
  @Test(arguments: [0, 0.05, 0.4, 1.2] as [TimeInterval])
  func oneThatBeginsOnTheWayEndsWhereTheWholeOneDoes(time: TimeInterval) {
    let whole = flick(2000)
    let rest = ScrollDecay(from: whole.offset(at: time), speed: whole.speed(at: time), rate: 0.998)
    #expect(isNear(rest.end, whole.end, within: 1e-8))
    #expect(isNear(CGFloat(rest.duration + time), CGFloat(whole.duration), within: 1e-9))
    #expect(isNear(CGFloat(whole.time(at: whole.offset(at: time))), CGFloat(time), within: 1e-9))
  }

  @Test(
    arguments: [-4000, -30, -0.2, 0, 0.2, 55, 320, 9000] as [CGFloat],
    [0.998, 0.99] as [CGFloat]
  )
  func aChosenEndIsReachedExactly(way: CGFloat, rate: CGFloat) {
    let decay = ScrollDecay(from: 100, to: 100 + way, rate: rate)
    #expect(decay.end == 100 + way)
    #expect(isNear(decay.offset(at: 0), 100, within: 1e-9))
    let last = max(0, decay.duration - 1e-7)
    #expect(isNear(decay.offset(at: last), decay.end, within: 1e-5))
  }

  @Test func theEndThatWasPlannedTakesTheSameWay() {
    let (free, chosen) = (flick(1300), ScrollDecay(from: 5000, to: flick(1300).end, rate: 0.998))
    for time in stride(from: 0, to: 3, by: 0.05) {
      #expect(isNear(free.offset(at: time), chosen.offset(at: time), within: 1e-8))
    }
  }

  @Test(arguments: [-1, 0, 1, 2] as [CGFloat])
  func ratesOutsideOfTheirRangeEndSomewhere(rate: CGFloat) {
    let decay = flick(1000, rate: rate)
    #expect(decay.end.isFinite && decay.duration.isFinite)
    #expect(decay.offset(at: 0.01).isFinite)
    #expect(rate > 0 || isNear(decay.end, 5000, within: 0.001), "a rate of 0 stops at once")
  }
}
