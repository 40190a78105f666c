import Foundation
import TestSupport
import Testing

@testable import Typography

/// Files of apps that are no fonts, or not whole ones.
@Suite struct FontFaultTests {
  @Test(arguments: TrueTypeFile().tags)
  func aFileThatEndsInATableIsCutShort(tag: String) throws {
    let file = TrueTypeFile()
    let place = try #require(file.range(of: tag))
    let cut = Array(file.bytes.prefix(place.lowerBound + place.count / 2))
    #expect(throws: FontFault.cutShort(table: tag)) { try AppFont.open(cut) }
  }

  @Test func aFileThatEndsAnywhereIsRefused() {
    let whole = TrueTypeFile().bytes
    for count in whole.indices {
      #expect(throws: FontFault.self, "\(count) bytes") {
        try AppFont.open(Array(whole.prefix(count)))
      }
    }
  }

  @Test(arguments: TrueTypeFile().tags)
  func aTableBeyondTheFileIsSaidToBe(tag: String) throws {
    let file = TrueTypeFile()
    let index = try #require(file.tags.firstIndex(of: tag))
    for (place, number) in [(8, UInt8.max), (12, 0x7f)] {
      var bytes = file.bytes
      bytes[12 + 16 * index + place] = number
      #expect(throws: FontFault.cutShort(table: tag)) { try AppFont.open(bytes) }
    }
  }

  @Test(arguments: ["head", "hhea", "maxp", "hmtx", "cmap", "name", "glyf", "loca"])
  func aFileWithoutATableIsRefused(tag: String) {
    var file = TrueTypeFile()
    file.replacements[tag] = []
    #expect(throws: FontFault.missing(table: tag)) { try AppFont.open(file.bytes) }
  }

  @Test(arguments: ["OS/2", "post"])
  func theseTablesMayBeMissing(tag: String) throws {
    var file = TrueTypeFile(style: "Bold", weight: 700)
    file.replacements[tag] = []
    #expect(try AppFont.open(file.bytes).weight == .bold)
  }

  @Test(arguments: ["head", "hhea", "maxp", "hmtx", "cmap", "name"])
  func aTableOfNothingIsDamaged(tag: String) {
    var file = TrueTypeFile()
    file.replacements[tag] = [0, 0, 0]
    #expect(throws: FontFault.damaged(table: tag)) { try AppFont.open(file.bytes) }
  }

  @Test(arguments: [
    ("wOFF", FontFault.webFont), ("wOF2", .webFont), ("ttcf", .cutShort(table: nil)),
    ("%PDF", .noFont),
    ("", .noFont), ("OT", .noFont), ("OTTO", .cutShort(table: nil)),
  ])
  func otherFormatsAreRefused(start: String, fault: FontFault) {
    let bytes = Array(start.utf8)
    #expect(throws: fault) { try AppFont.open(bytes) }
  }

  @Test func aListOfTablesThatNeverEndsIsCutShort() {
    var bytes = TrueTypeFile().bytes
    (bytes[4], bytes[5]) = (255, 255)
    #expect(throws: FontFault.self) { try AppFont.open(bytes) }
  }

  @Test func aHugeFileIsNotRead() {
    let bytes = [UInt8](repeating: 0, count: AppFont.mostBytes + 1)
    #expect(throws: FontFault.tooLarge) { try AppFont.open(bytes) }
  }

  /// The last name is the PostScript one, whose last letter the table's length leaves out.
  @Test func namesEndWithTheirTable() throws {
    let file = TrueTypeFile()
    let index = try #require(file.tags.firstIndex(of: "name"))
    let length = try #require(file.range(of: "name")).count - 2
    var bytes = file.bytes
    (bytes[12 + 16 * index + 14], bytes[12 + 16 * index + 15]) = (
      UInt8(length >> 8), UInt8(length & 0xff)
    )
    #expect(OutlineNames(bytes).postScript == nil && OutlineNames(bytes).full == "Own Regular")
    #expect(try AppFont.open(bytes).postScriptName == "Own Regular")
  }

  /// Each of the letters has the one before it twice, which nobody could draw.
  @Test func glyphsThatMultiplyAreRefused() {
    var file = TrueTypeFile()
    file.letters = [TrueTypeFile.Letter("A", advance: 600)]
    for number in 1...26 {
      let scalar = Unicode.Scalar(UInt8(0x60 + number))
      file.letters.append(TrueTypeFile.Letter(scalar, advance: 600, parts: [number, number]))
    }
    #expect(throws: FontFault.damaged(table: "glyf")) { try AppFont.open(file.bytes) }
    // HarfBuzz prefers the outlines of this table to others.
    file.replacements["CFF "] = [0]
    #expect(throws: FontFault.damaged(table: "glyf")) { try AppFont.open(file.bytes) }
    file.replacements["CFF "] = []
    file.letters = Array(file.letters.prefix(8))
    #expect(throws: Never.self) { try AppFont.open(file.bytes) }
  }

  @Test(arguments: ["head", "glyf", "loca"])
  func aSecondTableOfOutlinesIsRefused(tag: String) throws {
    let file = TrueTypeFile()
    let index = try #require(file.tags.firstIndex(of: "post"))
    var bytes = file.bytes
    let place = 12 + 16 * index
    bytes.replaceSubrange(place..<place + 4, with: Array(tag.utf8))
    #expect(throws: FontFault.damaged(table: tag)) { try AppFont.open(bytes) }
  }

  @Test func anotherVersionOfTheHeadIsRefused() throws {
    let file = TrueTypeFile()
    var bytes = file.bytes
    let place = try #require(file.range(of: "head"))
    bytes[place.lowerBound + 1] = 2
    #expect(throws: FontFault.damaged(table: "head")) { try AppFont.open(bytes) }
  }

  @Test(arguments: [[4], [5, 5]])
  func aGlyphThatIsAPartOfItselfIsRefused(parts: [Int]) {
    var file = TrueTypeFile()
    file.letters.append(TrueTypeFile.Letter("C", advance: 600, parts: parts))
    file.letters.append(TrueTypeFile.Letter("D", advance: 600, parts: [4, 2]))
    #expect(throws: FontFault.damaged(table: "glyf")) { try AppFont.open(file.bytes) }
  }

  /// A glyph of as many points as there may be, inside of another.
  @Test(arguments: [(1, false), (2, true)])
  func pointsOfPartsCountToo(count: Int, isRefused: Bool) {
    let box = [UInt8](repeating: 0, count: 8)
    var full: [UInt8] = [0, 1] + box
    full += [0xff, 0xfe]
    var whole: [UInt8] = [0xff, 0xff] + box
    if count == 2 { whole += [0, 0x22, 0, 0, 0, 0] }
    whole += [0, 0x02, 0, 0, 0, 0]
    let end = UInt8((full.count + whole.count) / 2)
    let places: [UInt8] = [0, 0, 0, UInt8(full.count / 2), 0, end]
    var parts = GlyphParts(
      outlines: BigEndian((full + whole)[...]),
      places: BigEndian(places[...]),
      isLong: false
    )
    var fault: FontFault?
    do throws(FontFault) { try parts.check() } catch { fault = error }
    let expected: FontFault? = isRefused ? .damaged(table: "glyf") : nil
    #expect(fault == expected)
  }

  /// HarfBuzz parses the tables themselves.
  @Test func damageNeverEndsTheProcess() throws {
    var random = SeededGenerator(seed: 11)
    let whole = TrueTypeFile().bytes
    var opened = 0
    for _ in 0..<400 {
      var bytes = whole
      for _ in 0...random.number(below: 6) {
        bytes[random.number(below: bytes.count)] = UInt8(random.number(below: 256))
      }
      guard let font = try? AppFont.open(bytes) else { continue }
      opened += 1
      let text = StyledText("AB é", TextAttributes(font: Font(font, size: 20)))
      let layout = try TextLayout(text, in: TextFrame(width: 100), from: .debian)
      #expect(!layout.lines.isEmpty)
    }
    #expect(opened > 50)
  }

  @Test func aFaultIsOneSentenceWithARemedy() {
    #expect("Own.ttf \(FontFault.webFont)" == "Own.ttf is a web font")
    #expect(FontFault.webFont.remedy == "convert it to TrueType or OpenType")
    #expect(
      FontFault.cutShort(table: "glyf").description
        == "is cut short: its table glyf ends beyond the file"
    )
  }
}
