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
    ("wOFF", FontFault.webFont), ("wOF2", .webFont), ("ttcf", .collection), ("%PDF", .noFont),
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
