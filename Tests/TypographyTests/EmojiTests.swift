import Foundation
import Geometry
import Testing

@testable import Typography

/// Emoji are pictures of Noto Color Emoji.
@Suite struct EmojiTests {
  private func runs(_ text: String, from source: FontSource = .current) throws -> [StyledRun] {
    try TextLayout(StyledText(text, .inter(size: 20)), from: source).lines.flatMap(\.runs)
  }

  @Test(arguments: [
    "😀", "🦄", "⭐", "👍🏽", "👨‍👩‍👧", "🇩🇪", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤\u{fe0f}", "☎\u{fe0f}", "1\u{fe0f}\u{20e3}",
    "😮‍💨", "☝🏽",
  ])
  func aSequenceIsOnePicture(text: String) throws {
    let runs = try runs(text)
    #expect(runs.map(\.glyphs.font) == ["NotoColorEmoji"])
    #expect(runs[0].glyphs.glyphs.filter { !$0.outline.isEmpty }.isEmpty)
    let picture = try #require(runs[0].pictures.first)
    #expect(runs[0].pictures.count == 1)
    // An advance of 2550 units of 2048, a box of 2555 × 2405 that begins at 1898.
    #expect(abs(runs[0].width - 2550 * 20 / 2048.0) < 1e-9)
    let box = CGRect(x: 0, y: -1898, width: 2555, height: 2405)
    #expect(abs(picture.frame.minX - box.minX) < 1e-9)
    #expect(abs(picture.frame.minY - box.minY * 20 / 2048) < 1e-9)
    #expect(abs(picture.frame.width - box.width * 20 / 2048) < 1e-9)
    #expect(abs(picture.frame.height - box.height * 20 / 2048) < 1e-9)
  }

  @Test(arguments: ["❤", "☎", "1", "#", "©", "⭐\u{fe0e}", "a\u{fe0f}"])
  func whatIsTextByDefaultStaysText(text: String) throws {
    let runs = try runs(text)
    #expect(runs.count == 1 && runs[0].pictures.isEmpty)
    #expect(!runs[0].glyphs.font.contains("Emoji"))
  }

  @Test func picturesStandOneAfterTheOther() throws {
    let run = try #require(try runs("😀👍").first)
    let advance: CGFloat = 2550 * 20 / 2048
    #expect(run.pictures.count == 2)
    #expect(abs(run.pictures[1].frame.minX - run.pictures[0].frame.minX - advance) < 1e-9)
    #expect(run.pictures[0].glyph != run.pictures[1].glyph)
  }

  @Test func aPictureIsAPNGFileThatIsReadOnce() throws {
    let one = try #require(try runs("😀").first?.pictures.first).glyph
    let heavy = try TextLayout(StyledText("😀", .inter(.bold, size: 9))).lines[0].runs[0]
    #expect(heavy.pictures.first?.glyph === one)
    #expect(one.file.starts(with: [0x89, 0x50, 0x4e, 0x47]))
    // The width and the height of the header, of four bytes each.
    #expect(one.file[16..<24].elementsEqual([0, 0, 0, 136, 0, 0, 0, 128]))
  }

  @Test func emojiInWordsDoNotChangeTheLine() throws {
    let plain = try TextLayout(StyledText("ab", .inter()))
    let mixed = try TextLayout(StyledText("a😀b", .inter()))
    #expect(mixed.missing.isEmpty)
    #expect(mixed.size.height == plain.size.height)
    #expect(mixed.lines[0].runs.map(\.pictures.count) == [0, 1, 0])
  }

  @Test func blocksStandForEmojiToo() throws {
    let runs = try runs("😀", from: .blocks)
    #expect(runs.map(\.glyphs.font) == ["Blocks"])
    #expect(runs.filter { !$0.pictures.isEmpty }.isEmpty)
  }
}
