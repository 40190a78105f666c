import Foundation
import Testing

@testable import HeadlessUIKit

/// What the values of CSS mean, one by one.
@Suite struct CSSValueTests {
  @Test(arguments: [
    ("12px", 12), ("9pt", 12), ("1pc", 16), ("1in", 96), ("2.54cm", 96), ("25.4mm", 96),
    ("2rem", 24), ("1.5em", 30), ("2ex", 20), ("2ch", 20), ("120%", 24), ("2", 2), ("-3PX", -3),
    ("+4px", 4), (".5em", 10), ("99999px", 99_999),
  ])
  func lengthsAreInPoints(text: String, points: Double) throws {
    let length = try #require(CSSLength(text))
    #expect(abs(length.points(ofEm: 20) - points) < 1e-9)
  }

  @Test(arguments: ["", "px", "abc", "12 px", "5vw", "100000px", "-100000px", "nan", "1..2px"])
  func otherTextIsNoLength(text: String) {
    #expect(CSSLength(text) == nil)
  }

  @Test(arguments: [
    ("xx-small", 900), ("x-small", 900), ("small", 1000), ("medium", 1200), ("Large", 1400),
    ("x-large", 1800), ("xx-large", 2400), ("xxx-large", 3600), ("larger", 2400),
    ("smaller", 1667), ("50%", 1000), ("2em", 4000), ("0px", 100), ("-3px", 2000),
    ("nonsense", 2000),
  ])
  func sizesAreNamedOrMeasured(size: String, hundredths: Int) throws {
    let html = "<span style='font-size:20px'><span style='font-size:\(size)'>a</span></span>"
    #expect(try read(html: html).looks == ["a[\(hundredths)]"])
  }

  /// [D] Bolder and lighter are of the weight around (CSS Fonts 4, 2.2.1).
  @Test(arguments: [
    ("400", "100", "ultraLight "), ("400", "200", "thin "), ("400", "300", "light "),
    ("700", "400", ""), ("400", "500", "medium "), ("400", "600", "semibold "),
    ("400", "bold", "bold "), ("400", "800", "heavy "), ("400", "900", "black "),
    ("400", "1000", "black "), ("400", "1", "ultraLight "), ("700", "normal", ""),
    ("400", "0", ""), ("400", "1001", ""), ("300", "bolder", ""), ("500", "bolder", "bold "),
    ("600", "bolder", "black "), ("900", "bolder", "black "), ("500", "lighter", "ultraLight "),
    ("700", "lighter", ""), ("800", "lighter", "bold "), ("100", "lighter", "ultraLight "),
  ])
  func weightsAreNumbersOrSteps(around: String, weight: String, look: String) throws {
    let html =
      "<span style='font-weight:\(around)'><span style='font-weight:\(weight)'>a</span></span>"
    #expect(try read(html: html).looks == ["a[\(look)1200]"])
  }

  /// [D] The shorthand sets what it does not name back.
  @Test(arguments: [
    ("font: 16px Helvetica", "a[standard 1600]"),
    ("font: oblique 20px Menlo", "a[italic monospaced 2000]"),
    ("font: 700 150% Helvetica", "a[bold standard 1800]"),
    ("font: -apple-system", "a[standard 1200]"),
    ("font-style: oblique", "a[bold italic 1200]"), ("font-style: italic; font: 12px x", "a[1200]"),
    ("font-family: inherit", "a[bold 1200]"),
    ("font-family: ui-monospace", "a[bold monospaced 1000]"),
    ("font-family: 'x', SERIF", "a[bold 1200]"), ("text-decoration: none", "a[bold 1200]"),
  ])
  func fontsAreDeclared(style: String, look: String) throws {
    let html = "<b><span style=\"\(style)\">a</span></b>"
    #expect(try read(html: html).looks == [look])
  }

  /// A size that changed for a monospaced family changes back with it.
  @Test func monospacedTextIsSmallerOnce() throws {
    let html = "<code>a<tt>b</tt><span style='font-family:Helvetica'>c</span></code>"
    #expect(try read(html: html).looks == ["ab[monospaced 1000]", "c[standard 1200]"])
  }

  @Test(arguments: [
    ("letter-spacing: 2px", 2.0, 0.0), ("letter-spacing: 0.5em; font-size: 20px", 10, 0),
    ("letter-spacing: normal", 0, 0), ("vertical-align: 3px", 0, 3),
    ("vertical-align: -2px", 0, -2),
    ("vertical-align: super", 0, 4), ("vertical-align: sub", 0, -2.4),
    ("vertical-align: super; vertical-align: baseline", 0, 0), ("vertical-align: 2em", 0, 24),
  ])
  func lettersAreSpacedAndRaised(style: String, kern: Double, offset: Double) throws {
    let text = try read(html: "<span style='\(style)'>a</span>")
    let attributes = WrittenStyle(text.attributes(at: 0, effectiveRange: nil))
    #expect(attributes.kern == kern && abs(attributes.baselineOffset - offset) < 1e-9)
  }

  @Test(arguments: [
    ("pre", "a  b\n"), ("pre-wrap", "a  b\n"), ("pre-line", "a b\n"), ("normal", "a b\n"),
  ])
  func whiteSpaceIsKeptWhereItIsDeclared(space: String, text: String) throws {
    #expect(try read(html: "<p style='white-space:\(space)'>a  b</p>").string == text)
    let inside = "<pre>x <span style='white-space:\(space)'>a  b</span></pre>"
    #expect(try read(html: inside).string == "x " + text)
  }

  // MARK: Markers

  @Test(arguments: [
    (1, "a", "i"), (4, "d", "iv"), (9, "i", "ix"), (14, "n", "xiv"), (26, "z", "xxvi"),
    (27, "aa", "xxvii"), (40, "an", "xl"), (52, "az", "lii"), (53, "ba", "liii"),
    (90, "cl", "xc"), (400, "oj", "cd"), (702, "zz", "dccii"), (703, "aaa", "dcciii"),
    (900, "ahp", "cm"), (1994, "bxr", "mcmxciv"), (3999, "ewu", "mmmcmxcix"), (4000, "ewv", "4000"),
    (0, "0", "0"), (-3, "-3", "-3"),
  ])
  func itemsAreNumbered(number: Int, letters: String, roman: String) {
    #expect(HTMLMarker.lowerLetter.text(number) == "\t\(letters).\t")
    #expect(HTMLMarker.upperLetter.text(number) == "\t\(letters.uppercased()).\t")
    #expect(HTMLMarker.lowerRoman.text(number) == "\t\(roman).\t")
    #expect(HTMLMarker.upperRoman.text(number) == "\t\(roman.uppercased()).\t")
    #expect(HTMLMarker.decimal.text(number) == "\t\(number).\t")
  }

  @Test func markersAreNamed() {
    let names: [(String, HTMLMarker?)] = [
      ("a", .lowerLetter), ("A", .upperLetter), ("i", .lowerRoman), ("I", .upperRoman),
      ("1", .decimal), ("lower-latin", .lowerLetter), ("Upper-Alpha", .upperLetter),
      ("upper-roman", .upperRoman), ("lower-roman", .lowerRoman), ("square", .square),
      ("circle", .circle), ("disc", .disc), ("none", HTMLMarker.none), ("hebrew", nil),
    ]
    for (name, marker) in names { #expect(HTMLMarker(name) == marker, "\(name)") }
    #expect(HTMLMarker.none.text(1) == nil && HTMLMarker.square.text(7) == "\t▪\t")
  }

  // MARK: Selectors

  /// By the rules of CSS Selectors 3, 9.
  @Test func selectorsAreWeighed() throws {
    let rising = ["*", "b", "b:link", ".c.d", "b.c.d", "#e", "b#e.c"]
    let weights = rising.compactMap { CSSSelector($0)?.specificity }
    #expect(weights == [0, 1, 101, 200, 201, 10_000, 10_101])
    for text in ["", "b c", "b>c", "b[c]", ".", "b.", "b#", "a::b", "b,c(d)"] {
      #expect(CSSSelector(text) == nil, "\(text)")
    }
    let keys = ["b#e.c", "b.c.d", "b", "*", "B"].map { CSSSelector($0)?.key }
    #expect(keys == ["#e", ".c", "b", "*", "b"])
  }

  @Test(arguments: [
    ("b", true), ("B", true), ("*", true), (".c", true), (".c.d", true), ("b.d#e", true),
    ("i", false), (".x", false), (".c.x", false), ("#x", false), ("i.c", false), ("b:link", false),
  ])
  func selectorsMatchTheirElements(selector: String, matches: Bool) throws {
    let tag = HTMLTag(name: "b", attributes: ["class": "c  d", "id": "e", "href": "x"])
    let found = try #require(CSSSelector(selector))
    #expect(found.matches(CSSSubject(tag)) == matches)
  }
}
