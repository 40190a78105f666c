import Foundation
import Testing

@testable import HeadlessUIKit

/// What looks text has that comes of HTML.
@Suite struct HTMLLookTests {
  @Test(arguments: [
    ("a", ["a[1200]"]),
    ("a<b>b<i>c</i></b>", ["a[1200]", "b[bold 1200]", "c[bold italic 1200]"]),
    ("<b>a<i>b</b>c</i>d", ["a[bold 1200]", "b[bold italic 1200]", "c[italic 1200]", "d[1200]"]),
    (
      "<u>a<s>b</s></u><ins>c</ins>",
      ["a[1200 underlined]", "b[1200 underlined struck]", "c[1200 underlined]"]
    ),
    ("<h1>a</h1>", ["a\n[bold 2400]"]),
    ("<small>a</small><big>b</big>", ["a[1000]", "b[1440]"]),
    ("a<sub>b</sub><sup>c</sup>", ["a[1200]", "b[1000 down]", "c[1000 up]"]),
    ("<mark>a</mark>", ["a[1200 on #ffff00]"]),
    ("<code>a</code>", ["a[monospaced 1000]"]),
    (
      "<a href='https://a.b/?c=1&amp;d=2'>a</a>",
      ["a[1200 #0000ee underlined to https://a.b/?c=1&d=2]"]
    ),
    ("<a name=x>a</a>", ["a[1200]"]),
    ("<font color=ff0000 size=5 face='Helvetica'>a</font>", ["a[standard 1800 #ff0000]"]),
    ("<font color=green size='-1'>a</font>", ["a[1000 #008000]"]),
  ])
  func tagsHaveLooks(html: String, looks: [String]) throws {
    #expect(try read(html: html).looks == looks)
  }

  @Test(arguments: [
    ("color: rgb(255, 0, 0)", "a[1200 #ff0000]"),
    ("COLOR: #0F0 !important; font-size: 20px;", "a[2000 #00ff00]"),
    ("font-size: 9pt", "a[1200]"),
    ("font-size: 150%; font-weight: 600", "a[semibold 1800]"),
    (
      "font-style: italic; text-decoration: underline line-through",
      "a[italic 1200 underlined struck]"
    ),
    ("font-family: 'No Such Font', \"Helvetica Neue\", serif", "a[standard 1200]"),
    ("font-family: -apple-system", "a[standard 1200]"),
    ("font: italic bold 16px/1.5 Menlo, monospace", "a[bold italic monospaced 1600]"),
    ("background-color: yellow; color: nonsense; font-size: ;;:x", "a[1200 on #ffff00]"),
    ("font-size: 1e400px; font-size: nanpx; font-weight: -1", "a[1200]"),
  ])
  func stylesOfElementsCount(style: String, look: String) throws {
    let style = style.replacingOccurrences(of: "\"", with: "&quot;")
    #expect(try read(html: "<span style=\"\(style)\">a</span>").looks == [look])
  }

  @Test(arguments: [
    ("b { color: red }", "a[bold 1200 #ff0000]"),
    (".c { color: red } b { color: blue }", "a[bold 1200 #ff0000]"),
    ("#d { color: red } .c.e, b.c { color: blue }", "a[bold 1200 #ff0000]"),
    ("b { color: blue } b { color: red }", "a[bold 1200 #ff0000]"),
    ("* { font-size: 20px } i { color: red }", "a[bold 2000]"),
    (
      "/* b { */ body { font-size: 14px } @media x { b { color: red } } @import 'y';",
      "a[bold 1400]"
    ),
    ("p b { color: red } b:hover { color: red } { } b { color", "a[bold 1200]"),
    ("<!-- b { font-weight: normal } -->", "a[1200]"),
  ])
  func rulesFindTheirElements(sheet: String, look: String) throws {
    let html = "<style>\(sheet)</style><body><b class='c x' id=d>a</b>"
    #expect(try read(html: html).looks == [look])
  }

  @Test func htmlHasTheAttributesOfUIKit() throws {
    let text = try read(html: "<p>a</p>")
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    #expect(
      attributes[.foregroundColor] as? UIColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    )
    #expect(attributes[.kern] as? CGFloat == 0)
    #expect(attributes[.strokeWidth] as? CGFloat == 0)
    let style = try #require(attributes[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.paragraphSpacing == 12)
    #expect(style.defaultTabInterval == 36)
    #expect(style.alignment == .natural)
  }

  @Test func linksAreAddresses() throws {
    let text = try read(html: "<a href='https://a.b'>a</a><a href='http://a b/'>b</a>")
    #expect(text.attribute(.link, at: 0, effectiveRange: nil) as? URL == URL(string: "https://a.b"))
    #expect(text.attribute(.link, at: 1, effectiveRange: nil) as? String == "http://a b/")
  }

  @Test(arguments: [
    (
      "<p style='text-align:center'>a</p>", NSTextAlignment.center, CGFloat(0), CGFloat(0),
      CGFloat(0)
    ),
    ("<p align=right>a</p>", .right, 0, 0, 0),
    ("<center>a</center>", .center, 0, 0, 0),
    ("<div style='line-height:1.5; font-size:20px'>a</div>", .natural, 0, 0, 30),
    ("<div style='line-height:18px'><p>a</p></div>", .natural, 0, 0, 18),
    ("<ul><li>a</ul>", .natural, 0, 36, 0),
    ("<ul><li><ul><li>a</ul></ul>", .natural, 36, 72, 0),
    ("<blockquote>a</blockquote>", .natural, 40, 40, 0),
    ("<p style='text-indent:10px; margin-left:5px'>a</p>", .natural, 15, 5, 0),
  ])
  func paragraphsHaveStyles(
    html: String,
    alignment: NSTextAlignment,
    first: CGFloat,
    head: CGFloat,
    line: CGFloat
  ) throws {
    let text = try read(html: html)
    let last = text.length - 1
    let style = try #require(
      text.attribute(.paragraphStyle, at: last, effectiveRange: nil) as? NSParagraphStyle
    )
    #expect(style.alignment == alignment)
    #expect(style.firstLineHeadIndent == first)
    #expect(style.headIndent == head)
    #expect(style.minimumLineHeight == line)
  }

  @Test func defaultsAreForWhatTheDocumentDoesNotSay() throws {
    let defaults: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red, .ligature: 0]
    let attributes = try read(html: "a", defaults: defaults).attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.ligature] as? Int == 0)
    #expect(attributes[.foregroundColor] as? UIColor != .red)
  }
}
