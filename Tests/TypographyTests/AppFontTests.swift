import Foundation
import Geometry
import TestSupport
import Testing

@testable import Typography

/// Fonts of apps, as `TrueTypeFile` writes them.
@Suite struct AppFontTests {
  private func font(_ change: (inout TrueTypeFile) -> Void = { _ in }) throws -> AppFont {
    var file = TrueTypeFile()
    change(&file)
    return try AppFont.open(file.bytes)
  }

  private func layout(
    _ text: String,
    _ font: AppFont,
    size: Double = 20,
    from source: FontSource = .debian
  ) throws -> TextLayout {
    try TextLayout(StyledText(text, TextAttributes(font: Font(font, size: size))), from: source)
  }

  @Test(arguments: [("A", 600.0), ("AB", 1100), ("A B", 1350)], [12.0, 20, 33.5])
  func advancesAreTheFilesOwn(text: (shown: String, units: Double), size: Double) throws {
    let layout = try layout(text.shown, try font(), size: size)
    #expect(abs(layout.size.width - text.units * size / 1000) < 1e-9)
    #expect(layout.missing.isEmpty)
  }

  @Test func theEmIsTheFilesOwn() throws {
    let layout = try layout("A", try font { $0.unitsPerEm = 2048 })
    #expect(abs(layout.size.width - 600.0 * 20 / 2048) < 1e-9)
  }

  @Test func glyphsAreTheFilesOwn() throws {
    let run = try #require(try layout("B", try font()).lines.first?.runs.first?.glyphs)
    #expect(run.font == "Own-Regular" && run.unitsPerEm == 1000)
    #expect(run.glyphs.map(\.outline.bounds) == [CGRect(x: 0, y: 0, width: 500, height: 700)])
  }

  @Test func aGlyphMadeOfOthersIsDrawn() throws {
    let font = try font { $0.letters.append(.init("C", advance: 600, parts: [3, 2])) }
    let run = try #require(try layout("C", font).lines.first?.runs.first?.glyphs)
    #expect(run.glyphs.map(\.outline.bounds) == [CGRect(x: 0, y: 0, width: 600, height: 700)])
  }

  /// HarfBuzz has no name for a file without a PostScript one, and cuts long ones.
  @Test(arguments: ["", String(repeating: "Own", count: 30)])
  func whatIsDrawnHasTheNameOfItsFont(postScriptName: String) throws {
    let font = try font { $0.postScriptName = postScriptName }
    let run = try #require(try layout("A", font).lines.first?.runs.first?.glyphs)
    #expect(run.font == (postScriptName.isEmpty ? "Own Regular" : postScriptName))
  }

  /// `OS/2` says 800 and −200, and asks to be believed.
  @Test func linesAreThoseOfTheHorizontalHeader() throws {
    let metrics = try Font(try font(), size: 1000).metrics(from: .debian)
    #expect(abs(metrics.ascender - 900) < 1e-9 && abs(metrics.descender + 300) < 1e-9)
    #expect(abs(metrics.leading - 100) < 1e-9 && abs(metrics.lineHeight - 1200) < 1e-9)
    #expect(abs(metrics.capHeight - 700) < 1e-9 && abs(metrics.xHeight - 480) < 1e-9)
    #expect(abs(metrics.underlinePosition + 100) < 1e-9)
  }

  @Test func anEmptyHorizontalHeaderLeavesThemToTheOtherTable() throws {
    let font = try font { ($0.ascender, $0.descender, $0.lineGap) = (0, 0, 0) }
    let metrics = try Font(font, size: 1000).metrics(from: .debian)
    #expect(abs(metrics.ascender - Double(TrueTypeFile.typographicAscender)) < 1e-9)
    #expect(abs(metrics.descender + 200) < 1e-9)
  }

  @Test func otherCharactersFallBack() throws {
    let layout = try layout("A안", try font())
    #expect(layout.lines[0].runs.map(\.glyphs.font) == ["Own-Regular", "NanumGothic"])
    #expect(layout.missing.isEmpty)
  }

  @Test func equalFilesAreOneFont() throws {
    let (one, other) = (try font(), try font())
    #expect(one == other && Font(one, size: 9) == Font(other, size: 9))
    #expect(Font(one, size: 9) != Font(size: 9))
  }

  /// Nothing that was set with one is shown for the other.
  @Test func filesOfOneNameAreTwoFonts() throws {
    let narrow = try font()
    let wide = try font { $0.letters[1] = TrueTypeFile.Letter("A", advance: 900) }
    #expect(narrow.postScriptName == wide.postScriptName && narrow != wide)
    #expect(abs(try layout("A", narrow).size.width - 12) < 1e-9)
    #expect(abs(try layout("A", wide).size.width - 18) < 1e-9)
    let outlines = try [narrow, wide].map { font in
      try layout("A", font).lines[0].runs[0].glyphs.glyphs[0].outline
    }
    #expect(outlines[0] != outlines[1])
  }

  @Test func blocksAreDrawnForItToo() throws {
    let run = try #require(try layout("AB", try font(), from: .blocks).lines.first?.runs.first)
    #expect(run.glyphs.font == "Blocks" && abs(run.width - 2 * 0.6 * 20) < 1e-9)
    #expect(try Font(try font(), size: 9).postScriptName(from: .blocks) == "Own-Regular")
  }

  @Test func aFileSaysWhatItIs() throws {
    let bold = try AppFont.open(
      TrueTypeFile(style: "Bold Italic", weight: 700, isItalic: true).bytes
    )
    #expect(bold.family == "Own" && bold.style == "Bold Italic")
    #expect(bold.fullName == "Own Bold Italic" && bold.weight == .bold && bold.isItalic)
    let plain = try font()
    #expect(plain.weight == .regular && !plain.isItalic && !plain.isMonospaced)
    #expect(try font { $0.isMonospaced = true }.isMonospaced)
    #expect(Font(bold, size: 9).weight == .bold && Font(bold, size: 9).isItalic)
  }

  @Test(arguments: ["\n", "\u{1b}[2J", "\u{2028}", "\u{202e}", "\0"])
  func namesThatBreakTheLineAreNone(text: String) throws {
    let font = try font {
      ($0.postScriptName, $0.family) = ("Own\(text)", "\(text)Own")
      $0.names = [4: "Own Regular"]
    }
    #expect(font.postScriptName == "Own Regular" && font.family == "Own Regular")
    #expect(font.fullName == "Own Regular")
  }

  /// Families of more than four faces are so called for old programs only.
  @Test func typographicNamesAreTaken() throws {
    let font = try font {
      ($0.family, $0.style) = ("Own Thin", "Regular")
      $0.names = [16: "Own", 17: "Thin"]
    }
    #expect(font.family == "Own" && font.style == "Thin")
  }

  @Test(arguments: [
    (100, FontWeight.ultraLight), (200, .thin), (300, .light), (400, .regular), (500, .medium),
    (600, .semibold), (700, .bold), (800, .heavy), (900, .black), (1000, .black), (1, .ultraLight),
    (0, .regular), (5000, .bold),
  ])
  func weightsAreNumbers(number: Int, weight: FontWeight) throws {
    #expect(try font { $0.weight = number }.weight == weight)
  }

  @Test func theNearestIsTheOneOfTheWantedSlant() throws {
    let files = [
      TrueTypeFile(style: "Light", weight: 300), TrueTypeFile(style: "Medium", weight: 500),
      TrueTypeFile(style: "Black", weight: 900),
      TrueTypeFile(style: "Italic", weight: 400, isItalic: true),
    ]
    let fonts = try files.map { try AppFont.open($0.bytes) }
    func nearest(_ weight: FontWeight, isItalic: Bool = false) -> String? {
      fonts.min {
        $0.distance(to: weight, isItalic: isItalic) < $1.distance(to: weight, isItalic: isItalic)
      }?.style
    }
    #expect(nearest(.regular) == "Light" && nearest(.bold) == "Black")
    #expect(nearest(.medium) == "Medium" && nearest(.bold, isItalic: true) == "Italic")
  }
}
