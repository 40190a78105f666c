import Foundation
import TestSupport
import Testing
import Timeline
import VirtualTime

@testable import QuartzCore

/// When a display link fires, and what it says then.
@MainActor
@Suite struct DisplayLinkTests {
  @MainActor private final class Ticker {
    var times: [Double] = []
    var targets: [Double] = []

    func tick(_ link: CADisplayLink) {
      times.append(link.timestamp)
      targets.append(link.targetTimestamp)
    }
  }

  private let screen = Screen()
  private let ticker = Ticker()

  private func link(_ rate: Int) -> CADisplayLink {
    screen.core.becomeAmbient()
    let link = CADisplayLink(target: ticker, selector: Selector("tick:", Ticker.tick))
    link.preferredFramesPerSecond = rate
    link.add(to: .main, forMode: .common)
    return link
  }

  @Test(.evidence(.documented))
  func `a tick says when the next one comes`() {
    let link = link(10)
    screen.advance(to: 0.25)
    #expect(ticker.times == [0.1, 0.2])
    #expect(ticker.targets == [0.2, 0.3])
    link.invalidate()
  }

  @Test(arguments: [(10, 5), (30, 15), (60, 30), (0, 30), (-5, 30), (120, 30)])
  func `a rate is at most the display's`(rate: Int, count: Int) {
    let link = link(rate)
    screen.advance(to: 0.5)
    #expect(ticker.times.count == count)
    link.invalidate()
  }

  /// The new rate counts from the last tick.
  @Test func `a rate may change on the way`() {
    let link = link(20)
    screen.advance(to: 0.1)
    #expect(ticker.times == [0.05, 0.1])
    link.preferredFramesPerSecond = 10
    screen.advance(to: 0.35)
    #expect(ticker.times == [0.05, 0.1, 0.2, 0.3])
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 20, maximum: 20)
    screen.advance(to: 0.4)
    #expect(ticker.times.count == 6)
    #expect(ticker.times.last == 0.4)
    link.invalidate()
  }

  /// One that is due when the link goes on is not missed.
  @Test func `ticks of a pause are skipped`() {
    let link = link(10)
    screen.advance(to: 0.1)
    link.isPaused = true
    screen.advance(to: 0.45)
    link.isPaused = false
    screen.advance(to: 0.6)
    #expect(ticker.times == [0.1, 0.5, 0.6])
    link.isPaused = true
    screen.advance(to: 0.8)
    link.isPaused = false
    screen.advance(to: 0.9)
    #expect(ticker.times == [0.1, 0.5, 0.6, 0.8, 0.9])
    link.isPaused = false
    screen.advance(to: 1)
    #expect(ticker.times.count == 6)
    link.invalidate()
  }

  @Test func `a link without a target, or one that is invalid, does not start`() {
    screen.core.becomeAmbient()
    CADisplayLink().add(to: .main, forMode: .common)
    #expect(screen.core.displayLinks.isEmpty)
    let link = link(60)
    #expect(screen.core.displayLinks.count == 1)
    link.add(to: .main, forMode: .default)
    #expect(screen.core.displayLinks.count == 1)
    link.invalidate()
    link.add(to: .main, forMode: .common)
    #expect(screen.core.displayLinks.isEmpty)
  }

  @Test func `a range runs upwards`() async {
    let range = CAFrameRateRange(minimum: 30, maximum: 30)
    #expect(range.minimum == 30 && range.maximum == 30 && range.preferred == nil)
    await #expect(processExitsWith: .failure) { _ = CAFrameRateRange(minimum: 31, maximum: 30) }
  }

  /// What lies ahead is counted from the origin, whatever was missed.
  @Test func `refreshes are counted from their origin`() {
    var ticks = RefreshTicks(from: Instant(seconds: 1), rate: 10)
    #expect(ticks.current == Instant(seconds: 1) && ticks.next == Instant(seconds: 1.1))
    ticks.pass(Instant(seconds: 1.05))
    #expect(ticks.current == Instant(seconds: 1))
    ticks.pass(Instant(seconds: 1.1))
    #expect(ticks.current == Instant(seconds: 1.1))
    ticks.pass(Instant(seconds: 1.75))
    #expect(ticks.current == Instant(seconds: 1.7) && ticks.next == Instant(seconds: 1.8))
  }
}
