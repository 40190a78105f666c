import TestSupport
import Testing

@testable import Typography

/// The table of Apple's Human Interface Guidelines, style by style, from the smallest category to
/// the largest.
@Suite struct DynamicTypeTests {
  @Test(
    .evidence(.documented),
    arguments: [
      (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
      (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
      (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
      (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
      (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
      (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
      (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
      (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
      (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ] as [(TextStyle, [Double])]
  )
  func everyStyleHasItsSizes(style: TextStyle, sizes: [Double]) {
    #expect(ContentSize.allCases.map { style.size(at: $0) } == sizes)
    #expect(ContentSize.allCases.map { style.font(at: $0).size } == sizes)
  }

  @Test(
    .evidence(.documented),
    arguments: [
      (.largeTitle, [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
      (.title1, [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
      (.title2, [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
      (.title3, [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
      (.headline, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
      (.body, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
      (.callout, [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
      (.subheadline, [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]),
      (.footnote, [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
      (.caption1, [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
      (.caption2, [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
    ] as [(TextStyle, [Double])]
  )
  func everyStyleHasItsLeadings(style: TextStyle, leadings: [Double]) {
    #expect(ContentSize.allCases.map { style.leading(at: $0) } == leadings)
  }

  @Test func fiveCategoriesAreForAccessibility() {
    #expect(ContentSize.allCases.filter(\.isAccessibility).count == 5)
    #expect(!ContentSize.extraExtraExtraLarge.isAccessibility)
    #expect(ContentSize.accessibility1.isAccessibility)
    #expect(ContentSize.large < .extraLarge && !(ContentSize.large < .large))
  }
}
