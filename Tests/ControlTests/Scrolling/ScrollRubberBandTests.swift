import Foundation
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

  @Test func aViewWithoutLengthGivesNothing() {
    #expect(
      ScrollRubberBand(length: 0).stretch(30) == 0 && ScrollRubberBand(length: 0).pull(30) == 0
    )
  }
}
