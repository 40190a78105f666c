import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Elements and attributes of HTML that have rules of their own.
@Suite struct HTMLRuleTests {
  @Test(arguments: [
    ("<h2>a</h2>", ["a\n[bold 1800]"]), ("<h3>a</h3>", ["a\n[bold 1404]"]),
    ("<h4>a</h4>", ["a\n[bold 1200]"]), ("<h5>a</h5>", ["a\n[bold 996]"]),
    ("<h6>a</h6>", ["a\n[bold 804]"]), ("<strong>a</strong>", ["a[bold 1200]"]),
    ("<em>a</em><cite>b</cite><var>c</var><dfn>d</dfn>", ["abcd[italic 1200]"]),
    ("<strike>a</strike><del>b</del><s>c</s>", ["abc[1200 struck]"]),
    ("<tt>a</tt><kbd>b</kbd><samp>c</samp>", ["abc[monospaced 1000]"]),
    ("<table><tr><th>a</table>", ["a[bold 1200]", "\n[1200]"]),
    (
      "<a href=x>a<a href=y>b</a>c",
      ["a[1200 #0000ee underlined to x]", "b[1200 #0000ee underlined to y]", "c[1200]"]
    ),
    ("<font size='+2'>a</font>", ["a[1800]"]), ("<font size=1>a</font>", ["a[900]"]),
    ("<font size='-9'>a</font>", ["a[900]"]), ("<font size=9>a</font>", ["a[3600]"]),
    ("<font size=x>a</font>", ["a[1200]"]), ("<font color=f00>a</font>", ["a[1200 #ff0000]"]),
    ("<font color='#00f'>a</font>", ["a[1200 #0000ff]"]), ("<font color=''>a</font>", ["a[1200]"]),
    ("<body text=ff0000>a</body>", ["a[1200 #ff0000]"]),
    ("<u>a<span style='text-decoration:none'>b</span></u>", ["ab[1200 underlined]"]),
    ("<mark style='background:none'>a</mark>", ["a[1200]"]),
    ("<p style='background:yellow'>a</p>", ["a\n[1200 on #ffff00]"]),
    ("<div style='background:yellow'><p>a</p></div>", ["a\n[1200]"]),
  ])
  func elementsHaveLooks(html: String, looks: [String]) throws {
    #expect(try read(html: html).looks == looks)
  }

  /// [D] End tags that may be left out (WHATWG HTML 13.1.2.4).
  @Test(arguments: [
    ("<p>a<ul><li>b</ul>", "a\n\t•\tb\n"), ("<p>a<div>b</div>c", "a\nb\nc"),
    ("<p>a<hr>b", "a\n\nb"), ("<p>a<p>b", "a\nb\n"), ("<dl><dt>a<dt>b<dd>c</dl>", "a\nb\nc\n"),
    ("<table><tr><td>a<tr><td>b</table>", "a\nb\n"),
    ("<table><thead><tr><th>a<tbody><tr><td>b</table>", "a\nb\n"),
    ("<ul><li>a<ul><li>b<li>c</ul><li>d</ul>", "\t•\ta\n\t◦\tb\n\t◦\tc\n\t•\td\n"),
    ("<p><b>a<div>b</div></b>c", "a\nb\nc"), ("a</br>b", "a\nb"),
  ])
  func endTagsMayBeLeftOut(html: String, text: String) throws {
    #expect(try read(html: html).string == text)
  }

  @Test(arguments: [
    ("<ol start=x><li>a</ol>", "\t1.\ta\n"),
    ("<ol start='-1'><li>a<li>b</ol>", "\t-1.\ta\n\t0.\tb\n"),
    ("<ol><li value=5>a<li>b</ol>", "\t5.\ta\n\t6.\tb\n"), ("<li>a", "\t•\ta\n"),
    ("<ul type=square><li>a</ul>", "\t▪\ta\n"),
    ("<ol><li type=a>a<li>b</ol>", "\ta.\ta\n\t2.\tb\n"),
    ("<ul><li><ul><li><ul><li><ul><li>a</ul></ul></ul></ul>", "\t•\t\n\t◦\t\n\t▪\t\n\t▪\ta\n"),
  ])
  func itemsAreMarked(html: String, text: String) throws {
    #expect(try read(html: html).string == text)
  }

  // MARK: Paragraphs

  /// The style of a text's last paragraph.
  private func style(_ html: String) throws -> ParagraphValues {
    let text = try read(html: html)
    let found = text.attribute(.paragraphStyle, at: text.length - 1, effectiveRange: nil)
    return try #require(found as? NSParagraphStyle).values
  }

  @Test(arguments: [
    ("left", NSTextAlignment.left), ("right", .right), ("center", .center),
    ("-webkit-center", .center), ("justify", .justified), ("start", .natural), ("x", .natural),
  ])
  func blocksAreAligned(value: String, alignment: NSTextAlignment) throws {
    #expect(try style("<div style='text-align:\(value)'>a</div>").alignment == alignment)
    // Inside of a line it means nothing.
    #expect(try style("<span style='text-align:\(value)'>a</span>").alignment == .natural)
  }

  /// Head, first line, tail and space below.
  @Test(arguments: [
    ("margin: 5px", [5, 5, -5, 5]), ("margin: 1px 2px", [2, 2, -2, 1]),
    ("margin: 1px 2px 3px", [2, 2, -2, 3]), ("margin: 1px 2px 3px 4px", [4, 4, -2, 3]),
    ("margin-left: 7px", [7, 7, 0, 0]), ("margin-right: 7px", [0, 0, -7, 0]),
    ("margin-bottom: -3px", [0, 0, 0, 0]), ("font-size: 10px; margin-bottom: 2em", [0, 0, 0, 20]),
    ("text-indent: 9px", [0, 9, 0, 0]), ("margin: auto 3px", [3, 3, -3, 0]),
  ])
  func blocksAreIndented(declarations: String, numbers: [Double]) throws {
    let style = try style("<div style='\(declarations)'>a</div>")
    let found = [
      style.headIndent, style.firstLineHeadIndent, style.tailIndent, style.paragraphSpacing,
    ]
    #expect(found.map { Double($0) } == numbers)
  }

  /// A block has the indents of the one around it, but neither its space nor its first line twice.
  @Test func blocksInheritTheirIndents() throws {
    let html = "<div style='margin: 3px 3px 3px 5px; text-indent: 10px'>"
    let inner = try style(html + "<div style='margin-left: 2px; text-indent: 4px'>a</div></div>")
    #expect(inner.headIndent == 7 && inner.firstLineHeadIndent == 11)
    #expect(inner.tailIndent == -3 && inner.paragraphSpacing == 0)
  }

  @Test(arguments: [
    ("line-height: 2", "", 24), ("line-height: 150%", "", 18), ("line-height: 20px", "", 20),
    ("line-height: normal", "", 0), ("line-height: x", "", 0),
    // [D] A number is inherited as it is, a share as what it was.
    ("line-height: 2", "font-size: 20px", 40), ("line-height: 200%", "font-size: 20px", 24),
    ("line-height: 2", "line-height: normal", 0), ("font: 20px/30px x", "", 30),
  ])
  func linesHaveHeights(outer: String, inner: String, height: Double) throws {
    let html = "<div style='\(outer)'><div style='\(inner)'>a</div></div>"
    #expect(abs(Double(try style(html).minimumLineHeight) - height) < 1e-9)
  }

  @Test func blocksHaveADirectionAndTabs() throws {
    #expect(try style("<p dir=rtl>a").baseWritingDirection == .rightToLeft)
    let back = "<div dir=rtl><p style='direction:ltr'>a"
    #expect(try style(back).baseWritingDirection == .leftToRight)
    #expect(try style("<p style='tab-size:50px'>a").defaultTabInterval == 50)
    #expect(try style("<p style='tab-size:0px'>a").defaultTabInterval == 36)
    #expect(try style("<dl><dd>a</dl>").headIndent == 40)
    #expect(try style("<ol><li>a</ol>").defaultTabInterval == 18)
  }

  // MARK: Encodings

  @Test(arguments: [
    ("windows-1251", 0xC0, "А"), ("\"MacIntosh\"", 0x8E, "é"), ("latin1", 0xE9, "é"),
    ("unknown", 0xE9, "é"),
  ])
  func pagesDeclareTheirEncoding(name: String, byte: UInt8, text: String) throws {
    let bytes = Data("<meta charset=\(name)>".utf8) + [byte]
    #expect(DocumentDecoding.html(bytes, as: nil).text.hasSuffix(">" + text))
    let late = Data(String(repeating: " ", count: 1024).utf8) + bytes
    #expect(DocumentDecoding.html(late, as: nil).encoding == .windowsCP1252)
  }

  @Test func plainTextIsUTF8IfItCanBe() {
    let rows: [([UInt8], String.Encoding?, String, String.Encoding)] = [
      ([0xC3, 0xA9], nil, "é", .utf8), ([0xE9], nil, "é", .windowsCP1252),
      ([0xC3, 0xA9], .isoLatin1, "Ã©", .isoLatin1), ([0x80], .ascii, "€", .ascii),
      ([0xFE, 0xFF, 0x00, 0xE9], nil, "é", .utf16BigEndian),
      ([0xFF, 0xFE, 0xE9, 0x00], .utf8, "é", .utf16LittleEndian),
      ([0xEF, 0xBB, 0xBF, 0x61], .ascii, "a", .utf8), ([0x61, 0xFF], .utf8, "a\u{FFFD}", .utf8),
    ]
    for (bytes, wanted, text, encoding) in rows {
      let found = DocumentDecoding.plain(Data(bytes), as: wanted)
      #expect(found.text == text && found.encoding == encoding, "\(bytes)")
    }
  }

  // MARK: Runs

  /// Foundation on Linux cannot compare neighbours with as many attributes each.
  @Test(arguments: 0..<10)
  func neighboursHaveOtherNumbersOfAttributes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var distinction = RunDistinction()
    var counts: [Int] = []
    for _ in 0..<50 {
      let own = (0...random.number(below: 5)).map { NSAttributedString.Key("\($0)") }
      var attributes = Dictionary(uniqueKeysWithValues: own.map { ($0, 0 as Any) })
      distinction.apply(to: &attributes)
      #expect(own.allSatisfy { attributes[$0] as? Int == 0 })
      for neighbour in counts.suffix(2) { #expect(abs(neighbour - attributes.count) >= 2) }
      counts.append(attributes.count)
    }
  }
}
