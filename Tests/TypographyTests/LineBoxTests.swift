import Foundation
import Testing

@testable import Typography

/// The room that indents leave a line.
@Suite struct LineBoxTests {
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
}
