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

  // MARK: Lines under and through text

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

  // MARK: Fonts

  @Test(
    arguments: [
      (-50, .ultraLight), (0, .ultraLight), (149, .ultraLight), (150, .thin), (300, .light),
      (400, .regular), (449, .regular), (450, .medium), (600, .semibold), (700, .bold),
      (800, .heavy), (900, .black), (1000, .black), (5000, .black),
    ] as [(Int, FontWeight)]
  )
  func aWeightIsTheNearest(number: Int, weight: FontWeight) {
    #expect(FontWeight(number: number) == weight)
  }

  @Test func numbersOfFilesEndWithTheFile() {
    let bytes: [UInt8] = [9, 0x80, 0x01, 0x02, 0x03, 9]
    let file = BigEndian(bytes[1..<5])
    #expect(file.count == 4)
    #expect(file.short(at: 0) == 0x8001 && file.signedShort(at: 0) == -0x7fff)
    #expect(file.signedShort(at: 1) == 0x0102)
    #expect(file.short(at: 2) == 0x0203 && file.short(at: 3) == nil && file.short(at: -1) == nil)
    #expect(file.long(at: 0) == 0x8001_0203 && file.long(at: 1) == nil)
    #expect(file.bytes(at: 4, count: 0)?.isEmpty == true && file.bytes(at: 5, count: 0) == nil)
    #expect(file.bytes(at: 0, count: -1) == nil && file.bytes(at: 0, count: .max) == nil)
    #expect(BigEndian([0x7f, 0xff, 0x80, 0x00]).signedShort(at: 0) == 32767)
    #expect(BigEndian([0x7f, 0xff, 0x80, 0x00]).signedShort(at: 2) == -32768)
    #expect(BigEndian(Array("head".utf8)[...]).tag(at: 0) == "head")
  }

  /// Digits are pictures on keys alone, and text stays text where it is asked for.
  @Test(
    arguments: [
      ("😀", true), ("⌚", true), ("☀", false), ("☀\u{fe0f}", true), ("😀\u{fe0e}", false),
      ("1", false), ("1\u{fe0f}\u{20e3}", true), ("1\u{fe0f}", false), ("a", false),
      ("©", false), ("©\u{fe0f}", true), ("", false),
    ]
  )
  func picturesAreToldFromText(text: String, isPicture: Bool) {
    #expect(EmojiStyle.isPicture(Array(text.unicodeScalars)[...]) == isPicture)
  }

  // MARK: Blocks

  @Test(
    arguments: [
      ("a", 600), (" ", 300), ("\u{301}", 0), ("\u{200b}", 0), ("\u{10ff}", 600),
      ("\u{1100}", 1000), ("\u{11ff}", 1000), ("\u{1200}", 600), ("\u{3042}", 1000),
      ("\u{ac00}", 1000), ("\u{ff60}", 1000), ("\u{ff61}", 600), ("\u{1f600}", 1000),
      ("\u{1fb00}", 600), ("\u{20000}", 1000),
    ] as [(String, Double)]
  )
  func blocksAreAsWideAsTheirKind(text: String, advance: Double) {
    let request = ShapingRequest(
      scalars: text.unicodeScalars.map(\.value),
      range: 0..<1,
      script: .latin,
      isRightToLeft: false,
      features: []
    )
    #expect(Blocks.shape(request).map(\.advance) == [advance])
  }
}
