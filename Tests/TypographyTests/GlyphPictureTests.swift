import Foundation
import Geometry
import TestSupport
import Testing

@testable import Typography

/// Pictures of an app's own font.
@Suite struct GlyphPictureTests {
  /// A font whose A is a PNG file, of which only the head is written.
  private func file(width: Int, height: Int, pixelsPerEm: Int = 100) -> TrueTypeFile {
    var png: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    png += Self.long(13) + Array("IHDR".utf8) + Self.long(width, height)
    png += [8, 6, 0, 0, 0] + Self.long(0)
    return file(png, pixelsPerEm: pixelsPerEm)
  }

  private func file(_ png: [UInt8], pixelsPerEm: Int = 100) -> TrueTypeFile {
    var file = TrueTypeFile()
    let picture: [UInt8] = [0, 0, 0, 0] + Array("png ".utf8) + png
    // Of the missing glyph, the space, A and B; then the end of the last one.
    let start = 4 + 4 * 5
    let end = start + picture.count
    var table: [UInt8] = [0, 1, 0, 1] + Self.long(1, 12)
    table += [UInt8(pixelsPerEm >> 8), UInt8(pixelsPerEm & 0xff), 0, 72]
    table += Self.long(start, start, start, end, end)
    file.replacements["sbix"] = table + picture
    return file
  }

  private static func long(_ values: Int...) -> [UInt8] {
    values.flatMap { value in [24, 16, 8, 0].map { UInt8(value >> $0 & 0xff) } }
  }

  private func layout(_ bytes: [UInt8]) throws -> TextLayout {
    let font = try AppFont.open(bytes)
    return try TextLayout(StyledText("AB", TextAttributes(font: Font(font, size: 20))))
  }

  /// 10 × 20 pixels, of which 100 are an em of 20 points.
  @Test func aPictureStandsOnTheBaselineInItsSize() throws {
    let run = try #require(try layout(file(width: 10, height: 20).bytes).lines.first?.runs.first)
    #expect(run.glyphs.glyphs.map(\.outline.isEmpty) == [true, false])
    let picture = try #require(run.pictures.first)
    #expect(run.pictures.count == 1)
    #expect(picture.glyph.file.count == 33)
    #expect(abs(picture.frame.minX) < 1e-9 && abs(picture.frame.minY + 4) < 1e-9)
    #expect(abs(picture.frame.width - 2) < 1e-9 && abs(picture.frame.height - 4) < 1e-9)
  }

  /// What a font has as a picture is no outline, however short it is; nothing is none.
  @Test(arguments: [(0, [false, false]), (1, [true, false]), (2, [true, false])])
  func theShortestPictureIsAByte(length: Int, isPicture: [Bool]) throws {
    let bytes = file(Array(repeating: 0x89, count: length)).bytes
    let run = try #require(try layout(bytes).lines.first?.runs.first)
    #expect(run.glyphs.glyphs.map(\.outline.isEmpty) == isPicture)
    #expect(run.pictures.map(\.glyph.file.count) == (length > 0 ? [length] : []))
  }

  @Test(arguments: [
    (65_535, 65_535, 1), (70_000, 20, 100), (10, Int(UInt32.max), 1), (10, 20, 0), (0, 0, 100),
  ])
  func oddSizesEndNoProcess(width: Int, height: Int, pixelsPerEm: Int) throws {
    let file = file(width: width, height: height, pixelsPerEm: pixelsPerEm)
    #expect(try layout(file.bytes).lines.count == 1)
  }

  /// HarfBuzz parses the table itself.
  @Test func damageNeverEndsTheProcess() throws {
    var random = SeededGenerator(seed: 23)
    let file = file(width: 10, height: 20)
    let place = try #require(file.range(of: "sbix"))
    for _ in 0..<300 {
      var bytes = file.bytes
      for _ in 0...random.number(below: 6) {
        let index = place.lowerBound + random.number(below: place.count)
        bytes[index] = UInt8(random.number(below: 256))
      }
      #expect(try layout(bytes).lines.count == 1)
    }
  }
}
