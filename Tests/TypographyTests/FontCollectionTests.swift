import Foundation
import TestSupport
import Testing

@testable import Typography

/// Files of several fonts.
@Suite struct FontCollectionTests {
  private let collection = TrueTypeCollection(
    TrueTypeFile(),
    TrueTypeFile(style: "Bold", weight: 700)
  )

  private var wide: TrueTypeFile {
    var file = TrueTypeFile(style: "Wide")
    file.letters[1] = TrueTypeFile.Letter("A", advance: 900)
    return file
  }

  @Test func allItsFontsAreOpened() throws {
    let fonts = try AppFont.openAll(collection.bytes)
    #expect(fonts.map(\.postScriptName) == ["Own-Regular", "Own-Bold"])
    #expect(fonts.map(\.weight) == [.regular, .bold])
    #expect(fonts[0] != fonts[1])
    #expect(try AppFont.open(collection.bytes) == fonts[0])
    #expect(try AppFont.openAll(collection.bytes) == fonts)
  }

  @Test func eachIsDrawnByItsOwnOutlines() throws {
    let fonts = try AppFont.openAll(TrueTypeCollection(TrueTypeFile(), wide).bytes)
    let widths = try fonts.map { font in
      try TextLayout(StyledText("A", TextAttributes(font: Font(font, size: 20)))).size.width
    }
    #expect(abs(widths[0] - 12) < 1e-9 && abs(widths[1] - 18) < 1e-9)
  }

  @Test func oneFontIsACollectionOfOne() throws {
    #expect(try AppFont.openAll(TrueTypeFile().bytes).map(\.style) == ["Regular"])
  }

  @Test func aCollectionThatEndsAnywhereIsRefused() {
    let whole = collection.bytes
    for count in whole.indices {
      #expect(throws: FontFault.self, "\(count) bytes") {
        try AppFont.openAll(Array(whole.prefix(count)))
      }
    }
  }

  @Test(arguments: [(0, FontFault.noFont), (65, .largeCollection(most: 64))])
  func oddNumbersOfFontsAreRefused(count: Int, fault: FontFault) {
    var bytes = collection.bytes
    bytes[11] = UInt8(count)
    #expect(throws: fault) { try AppFont.openAll(bytes) }
  }

  @Test func aCollectionInItselfIsRefused() {
    var bytes = collection.bytes
    bytes.replaceSubrange(12..<16, with: [0, 0, 0, 0])
    #expect(throws: FontFault.noFont) { try AppFont.openAll(bytes) }
  }
}
