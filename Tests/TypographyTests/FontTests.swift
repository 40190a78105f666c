import Foundation
import TestSupport
import Testing

@testable import Typography

@Suite struct FontTests {
  /// Published of iOS at 17 points; the lines of 15, 20 and 40 points below likewise.
  @Test(.rule("text.line-metrics", .documented))
  func `the system font has San Francisco's lines`() throws {
    let metrics = try Font(size: 17).metrics()
    #expect(abs(metrics.ascender - 16.1865234375) < 1e-9)
    #expect(abs(metrics.descender + 4.1005859375) < 1e-9)
    #expect(abs(metrics.lineHeight - 20.287109375) < 1e-9)
    #expect(abs(metrics.capHeight - 11.97802734375) < 1e-9)
    #expect(abs(metrics.xHeight - 8.9482421875) < 1e-9)
    #expect(metrics.leading == 0)
  }

  @Test(
    .rule("text.line-metrics", .documented),
    arguments: [(15, 17.900390625), (20, 23.8671875), (40, 47.734375)],
    FontWeight.allCases
  )
  func `at every size and weight, from whatever source`(
    line: (size: Double, height: Double),
    weight: FontWeight
  ) throws {
    for source in [FontSource.debian, .blocks] {
      let font = Font(size: line.size, weight: weight)
      #expect(abs(try font.metrics(from: source).lineHeight - line.height) < 1e-9)
    }
  }

  @Test func otherDesignsHaveTheLinesOfTheirFace() throws {
    // hhea of Noto Serif: 1069/−293 of 1000 units.
    let metrics = try Font(size: 10, design: .serif).metrics()
    #expect(abs(metrics.ascender - 10.69) < 1e-9)
    #expect(abs(metrics.descender + 2.93) < 1e-9)
  }

  /// The post table of Inter's regular face, of 2816 units.
  @Test func anUnderlineBelongsToItsGlyphs() throws {
    let metrics = try Font(size: 2816).metrics()
    #expect(metrics.underlinePosition == -464)
    #expect(metrics.underlineThickness == 192)
  }

  @Test(
    arguments: zip(
      FontWeight.allCases,
      [
        "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold",
        "Black",
      ]
    )
  )
  func nineWeightsAndTheirItalics(weight: FontWeight, name: String) throws {
    #expect(try Font(size: 17, weight: weight).postScriptName() == "Inter-" + name)
    let italic = weight == .regular ? "Italic" : name + "Italic"
    #expect(
      try Font(size: 17, weight: weight, isItalic: true).postScriptName() == "Inter-" + italic
    )
  }

  @Test(arguments: FontDesign.allCases, FontWeight.allCases)
  func everyDeclaredFontHasAFile(design: FontDesign, weight: FontWeight) {
    for isItalic in [false, true] {
      let font = Font(size: 12, weight: weight, design: design, isItalic: isItalic)
      #expect(font.primaryFile != nil)
    }
  }

  @Test func monospacedLettersAreEquallyWide() throws {
    var attributes = TextAttributes.inter()
    attributes.font.design = .monospaced
    let widths = try ["iii", "WWW", "1.,"].map {
      try TextLayout(StyledText($0, attributes)).size.width
    }
    #expect(Set(widths).count == 1)
  }

  @Test(arguments: [
    (TextStyle.largeTitle, 34.0), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17),
    (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12),
    (.caption2, 11),
  ])
  func textStylesHaveApplesSizes(style: TextStyle, size: Double) {
    #expect(style.size() == size)
    #expect(style.font().weight == (style == .headline ? .semibold : .regular))
  }

  @Test(arguments: TextStyle.allCases)
  func textGrowsWithItsCategory(style: TextStyle) {
    let sizes = ContentSize.allCases.map { style.size(at: $0) }
    #expect(sizes == sizes.sorted())
    #expect(ContentSize.allCases.allSatisfy { $0.sizes.count == TextStyle.allCases.count })
    let leadings = ContentSize.allCases.map { style.leading(at: $0) }
    #expect(leadings == leadings.sorted() && zip(leadings, sizes).allSatisfy { $0 > $1 })
    #expect(ContentSize.allCases.allSatisfy { $0.leadings.count == TextStyle.allCases.count })
  }
}
