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
    ("{\\rtf1\\ansicpg1250 \\'e8}", ["č[1200]"]), ("{\\rtf1\\mac \\'8e}", ["é[1200]"]),
    ("{\\rtf1\\ansicpg65001 \\'c3\\'a9}", ["é[1200]"]),
    ("{\\rtf1\\ansicpg7 \\'e9}", ["é[1200]"]),
    ("{\\rtf1\\uc2\\u233 xyz}", ["éz[1200]"]),
    ("{\\rtf1{\\uc0\\u233 }\\u233 ?a}", ["ééa[1200]"]),
    ("{\\rtf1\\u233\\'e9a}", ["éa[1200]"]),
    (
      "{\\rtf1\\emdash\\endash\\bullet\\lquote\\rquote\\ldblquote\\rdblquote}",
      ["—–•‘’“”[1200]"]
    ),
    ("{\\rtf1 a\\-b\\_c\\cell d\\row}", ["a\u{AD}b\u{2011}c\td\n[1200]"]),
    (
      "{\\rtf1\\uld a\\ul0 b\\ulw c\\striked1 d}",
      [
        "a[1200 underlined]", "b[1200]", "c[1200 underlined]", "d[1200 underlined struck]",
      ]
    ),
    ("{\\rtf1\\fs30 a\\fs b}", ["a[1500]", "b[1200]"]),
    ("{\\rtf1{\\field{\\*\\fldinst{PAGE}}{\\fldrslt 1}}}", ["1[1200]"]),
    ("{\\rtf1\\i{\\b a}b}", ["a[bold italic 1200]", "b[italic 1200]"]),
    ("{\\rtf1{\\header x}a{\\footnote y}}", ["a[1200]"]),
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

  /// Lengths are in twentieths of a point, [D] and a first line counts from the indent.
  @Test(arguments: [
    ("li200\\fi-100", [10, 5, 0, 0, 0, 0, 0]), ("fi-100\\li200", [10, 5, 0, 0, 0, 0, 0]),
    ("li200\\li400", [20, 20, 0, 0, 0, 0, 0]), ("ri200", [0, 0, -10, 0, 0, 0, 0]),
    ("sb100\\sa60", [0, 0, 0, 5, 3, 0, 0]), ("sl400", [0, 0, 0, 0, 0, 20, 0]),
    ("sl-400", [0, 0, 0, 0, 0, 20, 20]), ("li200\\pard", [0, 0, 0, 0, 0, 0, 0]),
  ])
  func paragraphsAreMeasured(words: String, numbers: [Double]) throws {
    let values = try values("\\" + words)
    let found = [
      values.headIndent, values.firstLineHeadIndent, values.tailIndent,
      values.paragraphSpacingBefore, values.paragraphSpacing, values.minimumLineHeight,
      values.maximumLineHeight,
    ]
    #expect(found.map { Double($0) } == numbers)
  }

  @Test(arguments: [
    ("ql", NSTextAlignment.left), ("qr", .right), ("qc", .center), ("qj", .justified),
    ("qc\\qnatural", .natural),
  ])
  func paragraphsAreAligned(words: String, alignment: NSTextAlignment) throws {
    #expect(try values("\\" + words).alignment == alignment)
  }

  @Test func paragraphsHaveDirectionsAndTabs() throws {
    #expect(try values("\\rtlpar").baseWritingDirection == .rightToLeft)
    #expect(try values("\\rtlpar\\ltrpar").baseWritingDirection == .leftToRight)
    #expect(try values("\\deftab720").defaultTabInterval == 36)
    #expect(try values("\\pardeftab400").defaultTabInterval == 20)
  }

  /// Half points up and down, twentieths between letters.
  @Test(
    arguments: [
      ("up10", 5.0, nil), ("up", 3, nil), ("dn8", -4, nil), ("dn", -3, nil), ("super", 4, nil),
      ("sub", -2.4, nil), ("super\\nosupersub", 0, nil), ("expndtw40", 0, 2), ("expndtw0", 0, nil),
      ("expndtw-10", 0, -0.5),
    ] as [(String, Double, Double?)]
  )
  func lettersAreRaisedAndSpaced(word: String, offset: Double, kern: Double?) throws {
    let text = try read(rtf: "{\\rtf1\\\(word) a}")
    let style = WrittenStyle(text.attributes(at: 0, effectiveRange: nil))
    #expect(abs(style.baselineOffset - offset) < 1e-9 && style.kern == kern)
  }

  private func values(_ words: String) throws -> ParagraphValues {
    let text = try read(rtf: "{\\rtf1\(words) a}")
    let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    return try #require(style as? NSParagraphStyle).values
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
