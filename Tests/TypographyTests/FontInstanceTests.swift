import Foundation
import Geometry
import TestSupport
import Testing

@testable import Typography

/// The looks that variable fonts have names for.
@Suite struct FontInstanceTests {
  private func fonts(_ change: (inout TrueTypeFile) -> Void = { _ in }) throws -> [AppFont] {
    var file = TrueTypeFile()
    file.vary(1, by: 100, looks: [("Regular", 400), ("Semi Bold", 600), ("Black", 900)])
    change(&file)
    return try AppFont.openAll(file.bytes)
  }

  @Test func eachIsAFontOfTheFamily() throws {
    let fonts = try fonts()
    #expect(
      fonts.map(\.postScriptName)
        == ["Own-Regular", "Own-Regular_Semi-Bold", "Own-Regular_Black"]
    )
    #expect(fonts.map(\.style) == ["Regular", "Semi Bold", "Black"])
    #expect(fonts.map(\.weight) == [.regular, .semibold, .black])
    #expect(fonts.allSatisfy { $0.family == "Own" && !$0.isItalic })
    #expect(fonts[1].names == ["Own-Regular_Semi-Bold"] && fonts[1].fullName == "Own Semi Bold")
  }

  @Test func eachIsDrawnWithItsOwnOutlines() throws {
    for (font, units) in zip(try fonts(), [600.0, 640, 700]) {
      let text = StyledText("A", TextAttributes(font: Font(font, size: 1000)))
      let run = try #require(try TextLayout(text).lines.first?.runs.first)
      #expect(run.glyphs.font == font.postScriptName)
      #expect(abs(run.width - units) < 0.01)
      #expect(abs(run.glyphs.glyphs[0].outline.controlBounds.width - CGFloat(units)) < 0.01)
    }
  }

  /// A list that is cut off, of no axes, or without names.
  @Test(arguments: [(0, 2), (8, 0), (14, 4), (44, 0x7f)])
  func damagedListsHaveFewerLooks(place: Int, number: UInt8) throws {
    let fonts = try fonts { file in
      var table = file.replacements["fvar"] ?? []
      (table[place], table[place + 1]) = (0, number)
      file.replacements["fvar"] = table
    }
    #expect(fonts.count < 3 && fonts[0].postScriptName == "Own-Regular")
  }

  /// HarfBuzz moves the points itself.
  @Test func damageNeverEndsTheProcess() throws {
    var random = SeededGenerator(seed: 12)
    var file = TrueTypeFile()
    file.vary(1, by: 100, looks: [("Black", 900)])
    let places = ["fvar", "gvar"].compactMap { file.range(of: $0) }.flatMap { Array($0) }
    for _ in 0..<200 {
      var bytes = file.bytes
      for _ in 0...random.number(below: 4) {
        bytes[places[random.number(below: places.count)]] = UInt8(random.number(below: 256))
      }
      for font in try AppFont.openAll(bytes) {
        let text = StyledText("AB", TextAttributes(font: Font(font, size: 20)))
        #expect(try TextLayout(text, in: TextFrame(width: 100)).lines.isEmpty == false)
      }
    }
  }
}
