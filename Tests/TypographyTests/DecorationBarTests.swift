import Foundation
import Testing

@testable import Typography

/// Lines under and through text, as rectangles.
@Suite struct DecorationBarTests {
  private func bars(
    _ style: DecorationStyle,
    thickness: Double = 1,
    over range: Range<Double> = 0..<50
  ) -> [[Double]] {
    DecorationBars(style, y: 5, thickness: thickness).bars(over: range).map {
      [$0.minX, $0.minY, $0.width, $0.height].map { Double($0) }
    }
  }

  @Test func barsLieAboutTheirCentre() {
    let range = 10.0..<30
    #expect(bars(DecorationStyle(), thickness: 2, over: range) == [[10, 4, 20, 2]])
    #expect(bars(DecorationStyle(.thick), thickness: 2, over: range) == [[10, 3, 20, 4]])
    let double = bars(DecorationStyle(.double), thickness: 2, over: range)
    #expect(double == [[10, 4, 20, 2], [10, 8, 20, 2]])
  }

  /// Marks and gaps; the last mark is cut off.
  @Test(
    arguments: [
      (.dot, [0, 3, 6, 3, 12, 3, 18, 3, 24, 3, 30, 3, 36, 3, 42, 3, 48, 2]),
      (.dash, [0, 10, 15, 10, 30, 10, 45, 5]),
      (.dashDot, [0, 10, 13, 3, 19, 10, 32, 3, 38, 10]),
      (.dashDotDot, [0, 10, 13, 3, 19, 3, 25, 10, 38, 3, 44, 3]),
    ] as [(DecorationStyle.Pattern, [Double])]
  )
  func patternsAreMultiplesOfTheThickness(pattern: DecorationStyle.Pattern, marks: [Double]) {
    let plain = bars(DecorationStyle(pattern: pattern))
    #expect(plain.flatMap { [$0[0], $0[2]] } == marks)
    let wide = bars(DecorationStyle(pattern: pattern), thickness: 2, over: 0..<100)
    #expect(wide.flatMap { [$0[0], $0[2]] } == marks.map { $0 * 2 })
  }
}
