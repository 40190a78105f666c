import Foundation
import Testing

@testable import Typography

/// Where a pen goes at a tab.
@Suite struct TabStopTests {
  @Test(arguments: [(0.0, 28.0), (27.9, 28), (28, 56), (100, 112)])
  func stopsComeAtRegularDistances(pen: Double, stop: Double) {
    #expect(ParagraphStyle().tabStop(after: pen).location == stop)
  }

  @Test func aPenAtAStopGoesToTheNext() {
    var style = ParagraphStyle()
    (style.tabStops, style.tabInterval) = ([30, 70], 0)
    #expect([0, 29, 30, 69].map { style.tabStop(after: $0).location } == [30, 30, 70, 70])
    #expect([70, 71].map { style.tabStop(after: $0).location } == [70, 71], "none is left")
  }

  @Test func textStandsAtItsStop() {
    func start(_ alignment: TabStop.Alignment, from pen: Double) -> Double {
      TabStop(100, alignment: alignment).start(from: pen) { _ in 30 }
    }
    #expect(start(.left, from: 0) == 100)
    #expect(start(.center, from: 0) == 85)
    #expect(start(.right, from: 0) == 70)
    #expect(start(.center, from: 90) == 90)
    #expect(start(.right, from: 90) == 90)
  }
}
