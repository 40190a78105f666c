import Foundation
import Geometry
import Testing

@testable import Typography

@Suite struct DecorationTests {
  private func run(_ change: (inout TextAttributes) -> Void) throws -> StyledRun {
    var attributes = TextAttributes.inter()
    change(&attributes)
    return try TextLayout(StyledText("one two", attributes)).lines[0].runs[0]
  }

  /// post of Inter: underline at −464, 192 thick; the x-height is the system font's, 1078/2048.
  @Test func linesStandWhereTheFontPutsThem() throws {
    let run = try run {
      $0.underline = DecorationStyle()
      $0.strikethrough = DecorationStyle()
    }
    let underline = run.underline[0]
    #expect(abs(underline.midY - 464 * unit) < 1e-9)
    #expect(abs(underline.height - 192 * unit) < 1e-9)
    #expect(abs(underline.width - run.width) < 1e-9)
    #expect(abs(run.strikethrough[0].midY + 22 * 539 / 2048) < 1e-9)
  }

  @Test func plainTextHasNone() throws {
    let run = try run { _ in }
    #expect(run.underline.isEmpty && run.strikethrough.isEmpty)
  }

  @Test func aThickLineIsTwiceAsThickAndADoubleOneIsTwo() throws {
    let single = try run { $0.underline = DecorationStyle(.single) }.underline
    let thick = try run { $0.underline = DecorationStyle(.thick) }.underline
    let double = try run { $0.underline = DecorationStyle(.double) }.underline
    #expect(abs(thick[0].height - 2 * single[0].height) < 1e-9)
    #expect(double.count == 2 * single.count)
  }

  @Test func byWordLeavesOutTheSpace() throws {
    let bars = try run { $0.underline = DecorationStyle(isByWord: true) }.underline
    #expect(bars.count == 2)
  }

  @Test(arguments: [DecorationStyle.Pattern.dot, .dash, .dashDot, .dashDotDot])
  func patternsStayWithinTheRun(pattern: DecorationStyle.Pattern) throws {
    let run = try run { $0.underline = DecorationStyle(pattern: pattern) }
    #expect(run.underline.count > 2)
    #expect(run.underline.allSatisfy { $0.minX >= 0 && $0.maxX <= run.width + 1e-9 })
  }
}
