import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// How far content follows a finger beyond its end.
@Suite struct ScrollRubberBandTests {
  private let band = ScrollRubberBand(length: 200)

  @Test(arguments: [-900, -200, -20, 0, 1, 50, 199, 200, 4000] as [CGFloat])
  func aPullIsKnownByItsStretch(pull: CGFloat) {
    let stretch = band.stretch(pull)
    #expect(abs(stretch) <= min(abs(pull) * ScrollRubberBand.coefficient, 200))
    #expect(abs(band.pull(stretch) - pull) <= 1e-9 * max(abs(pull), 1))
    #expect(band.stretch(-pull) == -stretch)
  }

  /// A stretch of the whole length would take a pull without end.
  @Test func noStretchAsksForAPullWithoutEnd() {
    for stretch in [199.8, 200, 300, -300] as [CGFloat] {
      #expect(abs(abs(band.pull(stretch)) - 200 * 999 / 0.55) < 1e-6)
    }
  }

  @Test(arguments: [-300, -1, 0, 30, 100, 101, 450] as [CGFloat])
  func aPositionWithinLimitsIsKept(wanted: CGFloat) {
    let limited = band.limited(wanted, in: 0...100)
    #expect((limited == wanted) == (0...100).contains(wanted))
    #expect(abs(band.unlimited(limited, in: 0...100) - wanted) < 1e-9)
  }

  @Test(arguments: [-800, 0, 40, 1300] as [CGFloat])
  func withinLimitsThePositionIsAsFastAsThePull(speed: CGFloat) {
    #expect(band.speed(at: 50, in: 0...100, pulledAt: speed, since: 20) == speed)
  }

  @Test(arguments: [-300, -40, 130, 400] as [CGFloat], [-900, 900] as [CGFloat])
  func beyondThemItIsSlower(wanted: CGFloat, speed: CGFloat) {
    let position = band.limited(wanted, in: 0...100)
    let slower = band.speed(at: position, in: 0...100, pulledAt: speed, since: 50)
    #expect(slower / speed > 0 && slower / speed < 1)
  }

  /// A finger at 1750 points per second took the content along at about 900.
  @Test(.evidence(.measured)) func theSpeedIsTheMeanOfATenthOfASecond() {
    let screen = ScrollRubberBand(length: 852)
    let position = screen.stretch(-158)
    let speed = screen.speed(at: position, in: 0...39_148, pulledAt: -1750, since: 0)
    #expect(abs(speed + 900) < 50)
  }

  @Test func aViewWithoutLengthGivesNothing() {
    #expect(
      ScrollRubberBand(length: 0).stretch(30) == 0 && ScrollRubberBand(length: 0).pull(30) == 0
    )
  }
}
