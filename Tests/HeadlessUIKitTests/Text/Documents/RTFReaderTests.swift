import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite struct RTFReaderTests {
  @Test(arguments: [
    ("{\\rtf1 a}", ["a[1200]"]),
    ("{\\rtf1\\b a\\b0  b}", ["a[bold 1200]", " b[1200]"]),
    (
      "{\\rtf1{\\i a}\\ul b\\ulnone c\\strike d}",
      ["a[italic 1200]", "b[1200 underlined]", "c[1200]", "d[1200 struck]"]
    ),
    (
      "{\\rtf1{\\fonttbl\\f0\\fswiss Helvetica;{\\f1 Courier;}}\\f0\\fs40 a\\f1 b}",
      ["a[standard 2000]", "b[monospaced 2000]"]
    ),
    ("{\\rtf1\\deff1{\\fonttbl\\f1 Helvetica;}a}", ["a[standard 1200]"]),
    (
      "{\\rtf1{\\colortbl;\\red255\\green0\\blue0;}a\\cf1 b\\cf0 c\\cb1 d\\cf9 e}",
      ["a[1200]", "b[1200 #ff0000]", "c[1200]", "de[1200 on #ff0000]"]
    ),
    ("{\\rtf1 caf\\'e9\\'80 \\u8364?\\u-10179?\\u-8704?\\uc0\\u233 x}", ["café€ €😀éx[1200]"]),
    ("{\\rtf1 a\\par b\\\nc\\line d\\tab\\{\\}\\\\\\~e}", ["a\nb\nc\u{2028}d\t{}\\\u{A0}e[1200]"]),
    (
      "{\\rtf1{\\stylesheet x;}{\\*\\unknown y{z}}{\\info{\\title t}}{\\pict 0123}\\bin3 }}}a}",
      ["a[1200]"]
    ),
    (
      "{\\rtf1{\\field{\\*\\fldinst{HYPERLINK \"https://a.b\"}}{\\fldrslt c}}d}",
      ["c[1200 to https://a.b]", "d[1200]"]
    ),
    ("{\\rtf1\\b\\i a\\plain b}", ["a[bold italic 1200]", "b[1200]"]),
    ("{\\rtf1 a\\v b\\v0 c}", ["ac[1200]"]),
    ("{\\rtf1\\ansicpg1251 \\'c0}", ["А[1200]"]),
  ])
  func runsAreRead(rtf: String, looks: [String]) throws {
    #expect(try read(rtf: rtf).looks == looks)
  }

  @Test func numbersBeyondAnyPageAreLimited() throws {
    let text = try read(rtf: "{\\rtf1\\pard\\li2147483647\\fi-2147483648\\up2147483647 a}")
    let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.headIndent == 50_000)
    #expect(style?.firstLineHeadIndent == 0)
    #expect(text.attribute(.baselineOffset, at: 0, effectiveRange: nil) as? CGFloat == 500_000)
  }

  @Test func paragraphsHaveStyles() throws {
    let text = try read(rtf: "{\\rtf1\\pard\\qc\\li200\\fi-100\\sa240 a\\par\\pard b}")
    let styles = [0, 2].map {
      text.attribute(.paragraphStyle, at: $0, effectiveRange: nil) as? NSParagraphStyle
    }
    #expect(styles[0]?.alignment == .center)
    #expect(styles[0]?.headIndent == 10)
    #expect(styles[0]?.firstLineHeadIndent == 5)
    #expect(styles[0]?.paragraphSpacing == 12)
    #expect(styles[1] == NSParagraphStyle())
  }

  @Test(arguments: [
    "{\\rtf", "{\\rtf1 a{{{", "{\\rtf1 }}}}b", "{\\rtf1\\bin99999 x", "{\\rtf1\\u}", "{\\rtf1\\'z",
    "{\\rtf1\\", "{\\rtf1\\fs99999999999999999999 a}", "{\\rtf1{\\fonttbl", "{\\rtf1\\bin-5 a}",
  ])
  func brokenDocumentsEnd(rtf: String) throws {
    _ = try read(rtf: rtf)
  }

  @Test(arguments: 0..<20)
  func anyPiecesAreRead(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "{", "}", "\\b", "\\u", "-99", "\\'", "e9", "\\*", "\\fonttbl", ";", "\\f1", "\\colortbl",
      "\\red9", "\\fldinst", "\\bin3", " ", "a", "\\par", "\\\n", "\\uc2",
    ]
    var rtf = "{\\rtf1"
    for _ in 0..<400 { rtf += pieces[random.number(below: pieces.count)] }
    _ = try read(rtf: rtf)
  }

  @Test func deepNestingEnds() throws {
    let open = String(repeating: "{\\b ", count: 10_000)
    let text = try read(rtf: "{\\rtf1 " + open + "a" + String(repeating: "}", count: 10_000) + "b}")
    #expect(text.looks == ["a[bold 1200]", "b[1200]"])
  }

  @Test func otherTextIsNoRTF() {
    #expect(throws: DocumentError.notRTF) { try read(rtf: "<p>a</p>") }
  }
}
