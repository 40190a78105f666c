import Foundation
import Testing

@testable import VectorImages

/// By what files are taken for drawings.
@Suite struct RecognitionTests {
  private func isRecognised(_ text: String) -> Bool { VectorImage.isRecognised(Array(text.utf8)) }

  @Test(arguments: [
    "<svg/>", " \n\t<svg/>", "\u{FEFF}<svg/>", "<?xml version=\"1.0\"?><svg/>", "%PDF-1.4",
    "junk before it %PDF-2.0",
  ])
  func drawingsAreRecognised(text: String) {
    #expect(isRecognised(text))
  }

  @Test(arguments: [
    "", "   ", "<html></html>", "an <svg/>", "!<svg/>", "<SVG/>", "% PDF-1.4", "PDF-1.4",
    "<!DOCTYPE html>",
  ])
  func othersAreNot(text: String) {
    #expect(!isRecognised(text))
  }

  /// The type of the document says it where its first element stands far below.
  @Test func aDocumentsTypeIsEnough() {
    let comment = String(repeating: "-", count: 5000)
    #expect(isRecognised("<!DOCTYPE svg PUBLIC ''><!--\(comment)--><svg/>"))
    #expect(!isRecognised("<!--\(comment)--><svg/>"))
  }

  @Test(arguments: [(1019, true), (1020, false)])
  func aPDFBeginsInTheFirstKilobyte(offset: Int, isFound: Bool) {
    #expect(isRecognised(String(repeating: "x", count: offset) + "%PDF-1.4") == isFound)
  }

  @Test(arguments: [(4092, true), (4093, false)])
  func anSVGBeginsInTheFirstFour(offset: Int, isFound: Bool) {
    #expect(isRecognised("<" + String(repeating: "x", count: offset - 1) + "<svg/>") == isFound)
  }
}
