import Foundation
import Testing

@testable import Typography

/// How lines are set, by numbers.
@Suite struct SettingTests {
  @Test func aParagraphIsSetPlainly() {
    let style = ParagraphStyle()
    let lengths = [
      style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore, style.headIndent,
      style.firstLineHeadIndent, style.tailIndent, style.minimumLineHeight,
      style.maximumLineHeight, style.lineHeightMultiple,
    ]
    #expect(lengths.allSatisfy { $0 == 0 })
    #expect(style.tabInterval == 28 && style.tabStops.isEmpty)
    #expect(style.alignment == .natural && style.direction == .natural)
    #expect(style.lineBreakMode == .wordWrap)
  }

  // MARK: The room of a line

  private func box(
    _ change: (inout ParagraphStyle) -> Void,
    isFirst: Bool = false,
    width: Double = 100
  ) -> [Double] {
    var style = ParagraphStyle()
    change(&style)
    let box = LineBox(style, isFirst: isFirst, frameWidth: width)
    return [box.head, box.width, box.tail]
  }

  @Test func indentsTakeRoomAtBothEnds() {
    #expect(box { _ in } == [0, 100, 0])
    let both: (inout ParagraphStyle) -> Void = {
      ($0.headIndent, $0.firstLineHeadIndent, $0.tailIndent) = (10, 30, -20)
    }
    #expect(box(both) == [10, 70, 20])
    #expect(box(both, isFirst: true) == [30, 50, 20])
    let fixed: (inout ParagraphStyle) -> Void = { ($0.headIndent, $0.tailIndent) = (10, 60) }
    #expect(box(fixed) == [10, 50, 40])
    #expect(box(fixed, width: .infinity) == [10, 50, 0])
    #expect(box { $0.headIndent = 10 } == [10, 90, 0])
    #expect(box({ $0.headIndent = 10 }, width: .infinity) == [10, Double.infinity, 0])
  }

  @Test func aLineHasNoNegativeRoom() {
    #expect(box { $0.headIndent = 130 } == [130, 0, 0])
    #expect(box { ($0.headIndent, $0.tailIndent) = (70, 60) } == [70, 0, 40])
  }

  // MARK: Tabs

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
