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

  /// post of Inter: underline at −464, 192 thick; x-height 1536.
  @Test func linesStandWhereTheFontPutsThem() throws {
    let run = try run {
      $0.underline = DecorationStyle()
      $0.strikethrough = DecorationStyle()
    }
    let underline = run.underline.bounds
    #expect(abs(underline.midY - 464 * unit) < 1e-9)
    #expect(abs(underline.height - 192 * unit) < 1e-9)
    #expect(abs(underline.width - run.width) < 1e-9)
    #expect(abs(run.strikethrough.bounds.midY + 768 * unit) < 1e-9)
  }

  @Test func plainTextHasNone() throws {
    let run = try run { _ in }
    #expect(run.underline.isEmpty && run.strikethrough.isEmpty)
  }

  @Test func aThickLineIsTwiceAsThickAndADoubleOneIsTwo() throws {
    let single = try run { $0.underline = DecorationStyle(.single) }.underline
    let thick = try run { $0.underline = DecorationStyle(.thick) }.underline
    let double = try run { $0.underline = DecorationStyle(.double) }.underline
    #expect(abs(thick.bounds.height - 2 * single.bounds.height) < 1e-9)
    #expect(double.elements.count == 2 * single.elements.count)
  }

  @Test func byWordLeavesOutTheSpace() throws {
    let path = try run { $0.underline = DecorationStyle(isByWord: true) }.underline
    #expect(path.elements.count == 10)
  }

  @Test(arguments: [DecorationStyle.Pattern.dot, .dash, .dashDot, .dashDotDot])
  func patternsStayWithinTheRun(pattern: DecorationStyle.Pattern) throws {
    let run = try run { $0.underline = DecorationStyle(pattern: pattern) }
    #expect(run.underline.elements.count > 10)
    #expect(run.underline.bounds.minX >= 0 && run.underline.bounds.maxX <= run.width + 1e-9)
  }
}
