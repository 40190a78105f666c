import Foundation
import Geometry
import Testing

@testable import Typography

@Suite struct FallbackTests {
  @Test(arguments: [
    ("Hello", "Inter-Regular"), ("Привет", "Inter-Regular"), ("안녕", "NanumGothic"),
    ("سلام", "NotoSansArabic-Regular"), ("שלום", "NotoSansHebrew-Regular"),
    ("नमस्ते", "NotoSansDevanagari-Regular"), ("สวัสดี", "NotoSansThai-Regular"),
    ("漢字", "DroidSansFallback"), ("返回首页。", "DroidSansFallback"),
    ("ひらがな、カタカナ", "DroidSansFallback"), ("ㄅㄆ", "DroidSansFallback"),
    ("ગુજરાતી", "NotoSansGujarati-Regular"), ("ਪੰਜਾਬੀ", "NotoSansGurmukhi-Regular"),
    ("ಕನ್ನಡ", "NotoSansKannada-Regular"), ("മലയാളം", "NotoSansMalayalam-Regular"),
    ("ଓଡ଼ିଆ", "NotoSansOriya-Regular"), ("සිංහල", "NotoSansSinhala-Regular"),
    ("ភាសាខ្មែរ", "NotoSansKhmer-Regular"), ("ລາວ", "NotoSansLao-Regular"),
    ("မြန်မာ", "NotoSansMyanmar-Regular"), ("አማርኛ", "NotoSansEthiopic-Regular"),
    ("\u{2300}", "NotoSansSymbols-Regular"),
    ("\u{1100}\u{1161}", "NanumGothic"),
  ])
  func eachScriptHasItsDeclaredFont(text: String, font: String) throws {
    let layout = try TextLayout(StyledText(text, .inter()))
    #expect(layout.missing.isEmpty)
    #expect(Set(layout.lines[0].runs.map(\.glyphs.font)) == [font])
  }

  @Test func heavyTextFallsBackToABoldFace() throws {
    let layout = try TextLayout(StyledText("안녕", .inter(.bold)))
    #expect(layout.lines[0].runs.map(\.glyphs.font) == ["NanumGothicBold"])
  }

  /// Strokes are thicker on all sides, characters stand where they stood.
  @Test(arguments: [FontWeight.medium, .semibold, .bold, .black])
  func aScriptWithoutABoldFaceIsDrawnWithThickerStrokes(weight: FontWeight) throws {
    func run(_ weight: FontWeight) throws -> StyledRun {
      try TextLayout(StyledText("设置", .inter(weight))).lines[0].runs[0]
    }
    let (regular, heavy) = (try run(.regular), try run(weight))
    #expect(heavy.glyphs.font == "DroidSansFallback")
    #expect(heavy.width == regular.width)
    for (thin, thick) in zip(regular.glyphs.glyphs, heavy.glyphs.glyphs) {
      #expect(thin.position == thick.position)
      let (inner, outer) = (thin.outline.controlBounds, thick.outline.controlBounds)
      // Half of the growth, of an em of 256 units; tips go twice as far.
      let reach = 256 / (weight == .medium ? 144.0 : 72)
      #expect(outer.minX < inner.minX && outer.maxX > inner.maxX)
      #expect(reaches(outer, around: inner, by: -1e-9))
      #expect(reaches(inner.insetBy(dx: -2 * reach, dy: -2 * reach), around: outer, by: 0))
    }
  }

  /// Edge by edge: Foundation's `contains` compares sizes, which round.
  private func reaches(_ outer: CGRect, around inner: CGRect, by least: Double) -> Bool {
    let gaps = [
      inner.minX - outer.minX, inner.minY - outer.minY, outer.maxX - inner.maxX,
      outer.maxY - inner.maxY,
    ]
    return gaps.allSatisfy { $0 >= least }
  }

  @Test func heavyWeightsOfAScriptAreOneFaceAndLightOnesTheRegularOne() throws {
    func outlines(_ weight: FontWeight) throws -> [Path] {
      let layout = try TextLayout(StyledText("设置", .inter(weight)))
      return layout.lines[0].runs[0].glyphs.glyphs.map(\.outline)
    }
    #expect(try outlines(.semibold) == outlines(.black))
    #expect(try outlines(.medium) != outlines(.semibold))
    #expect(try outlines(.thin) == outlines(.regular))
  }

  @Test func whatNoFontHasIsReportedAndTakesRoom() throws {
    let layout = try TextLayout(StyledText("a\u{13000}\u{10fffd}b\u{13000}", .inter()))
    #expect(layout.missing == ["\u{13000}", "\u{10fffd}"])
    #expect(layout.size.width > 0)
  }

  @Test func whatIsMissingIsKnownByItsScript() throws {
    let text = "\u{13001}\u{10fffd}\u{13000}\u{12000}"
    let groups = try TextLayout(StyledText(text, .inter())).missingByScript
    #expect(
      groups.map(\.characters)
        == [["\u{12000}"], ["\u{13000}", "\u{13001}"], ["\u{10fffd}"]]
    )
    #expect(Set(groups.map(\.script)).count == 3 && groups[2].script == nil)
  }

  @Test func invisibleCharactersAreNotMissing() throws {
    let text = "a\u{200b}\u{200d}\u{fe0f}\u{ad}\u{7}\tb"
    #expect(try TextLayout(StyledText(text, .inter())).missing.isEmpty)
    let plain = try TextLayout(StyledText("ab", .inter(kern: 0))).size.width
    let padded = try TextLayout(StyledText("a\u{200b}\u{7}b", .inter(kern: 0))).size.width
    #expect(abs(plain - padded) < 1e-9)
  }

  @Test func fallbacksStandOnTheLineOfTheDeclaredFont() throws {
    let latin = try TextLayout(StyledText("a", .inter()))
    let arabic = try TextLayout(StyledText("aسلام", .inter()))
    #expect(latin.size.height == arabic.size.height)
    #expect(latin.firstBaseline == arabic.firstBaseline)
  }

  @Test func aCharacterIsNeverDividedBetweenFonts() throws {
    let layout = try TextLayout(StyledText("x\u{301}\u{20e3}", .inter()))
    #expect(layout.lines[0].runs.count == 1)
  }
}
