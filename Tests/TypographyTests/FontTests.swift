import Foundation
import Testing

@testable import Typography

@Suite struct FontTests {
  /// Tables of Inter: unitsPerEm 2816, hhea 2728/−680/0, capitals 2048, x 1536.
  @Test func metricsComeFromTheFontsTables() throws {
    let metrics = try Font(size: 17).metrics()
    let point = 17.0 / 2816
    #expect(abs(metrics.ascender - 2728 * point) < 1e-9)
    #expect(abs(metrics.descender + 680 * point) < 1e-9)
    #expect(abs(metrics.capHeight - 2048 * point) < 1e-9)
    #expect(abs(metrics.xHeight - 1536 * point) < 1e-9)
    #expect(metrics.leading == 0)
    #expect(abs(metrics.lineHeight - 3408 * point) < 1e-9)
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
  }
}
