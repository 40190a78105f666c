import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What text comes of HTML.
@Suite struct HTMLTextTests {
  @Test(arguments: [
    ("Hello", "Hello"),
    ("", ""),
    ("<p>Hello</p>", "Hello\n"),
    ("<p>a</p>\n<p>b <b> c</b> </p>  d ", "a\nb c\nd"),
    ("<div>a<div>b</div>c</div>", "a\nb\nc\n"),
    ("a<br>b<br/><br>c", "a\nb\n\nc"),
    ("<p>a<br>b<br></p>", "a\u{2028}b\n"),
    ("<p>a</p><p><br></p><p>b</p>", "a\n\nb\n"),
    ("<p>a</p><p></p><p>b</p>", "a\n\nb\n"),
    ("a<hr>b", "a\n\nb"),
    ("<ul><li>a</li><li>b</ul>c", "\t•\ta\n\t•\tb\nc"),
    ("<ol start=3><li>a<li>b<ul><li>c</ul></ol>", "\t3.\ta\n\t4.\tb\n\t◦\tc\n"),
    ("<ol type=i><li>a<li value=9>b</ol>", "\ti.\ta\n\tix.\tb\n"),
    ("<ol type=A><li value=28>a</ol>", "\tAB.\ta\n"),
    ("<ul><li><p>a</p><p>b</p></li><li></li></ul>", "\t•\ta\u{2028}b\n\t•\t\n"),
    ("<ul><li><ul><li>a</ul></ul>", "\t•\t\n\t◦\ta\n"),
    ("<ul style='list-style: none'><li>a</ul>", "a\n"),
    ("<table><tr><td>a<td><p>b</p></td></tr><tr><td>c</td><td>d</td></tr></table>", "a\tb\nc\td\n"),
    ("<dl><dt>a<dd>b</dl>", "a\nb\n"),
    ("<pre>\n a\n  b\n</pre>c", " a\n  b\nc"),
    ("<img alt='a b' src=c> d", "a b d"),
    ("a<span style='display:none'>b<b>c</b></span>d", "ad"),
  ])
  func blocksEndLines(html: String, text: String) throws {
    #expect(try read(html: html).string == text)
  }

  @Test(arguments: [
    ("&amp;&lt;&gt;&quot;&apos;&nbsp;&eacute;&hellip;", "&<>\"'\u{A0}é…"),
    ("&#8364;&#x20ac;&#X20AC;&#128;&#150", "€€€€–"),
    ("&#0;&#xD800;&#99999999999;&#x110000;", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("&bogus; & &; &# &#x; a&b &copy 1", "&bogus; & &; &# &#x; a&b © 1"),
    ("a\r\nb\rc", "a b c"),
    ("caf\u{E9} 😀", "café 😀"),
  ])
  func entitiesAreCharacters(html: String, text: String) throws {
    #expect(try read(html: html).string == text)
  }

  @Test(arguments: [
    ("a < b > c <3 </ > d", "a < b > c <3 d"),
    ("a<!-- x > y -->b<!-->c<!doctype html>d<?php e ?>f", "abcdf"),
    ("<!DOCTYPE html><html><head><title>a</title><style>b{}</style></head><body>c", "c"),
    ("<script>if (a<b) { '</p>' }</script>c", "c"),
    ("<SCRIPT>a</sCript >b<textarea><p>c</textarea>d", "bd"),
    ("<p title='a>b' a=b/c checked>d</p", "d\n"),
    ("a<b", "a"),
    ("a<!-- b", "a"),
    ("a<style>b", "a"),
    ("</p></div></li>a</table>", "a"),
    ("<p =\"a\" İ=b>c", "c\n"),
  ])
  func malformedMarkupIsLeftOut(html: String, text: String) throws {
    #expect(try read(html: html).string == text)
  }

  /// Inline tags in any order and nesting neither add nor remove anything.
  @Test(arguments: 0..<40)
  func textIsWhatIsLeftWithoutTags(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let tags = [
      "<b>", "</b>", "<i>", "</i>", "<a href=x>", "</a>", "<span>", "</u>", "<u>", "<!--x-->",
    ]
    let words = ["a", "bc", "é", " ", "\n ", "😀", "1 < 2", "\t"]
    var (html, plain) = ("", "")
    for _ in 0..<300 {
      if random.number(below: 2) == 0 {
        html += tags[random.number(below: tags.count)]
      } else {
        let word = words[random.number(below: words.count)]
        (html, plain) = (html + word, plain + word)
      }
    }
    let expected = plain.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(try read(html: html).string == expected)
  }

  /// Blocks add nothing but line breaks.
  @Test(arguments: 0..<40)
  func wordsStayInTheirOrder(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let names = ["p", "div", "h1", "b", "ul", "table", "tr", "td", "blockquote", "pre", "font"]
    var (html, plain) = ("", "")
    for index in 0..<300 {
      let name = names[random.number(below: names.count)]
      switch random.number(below: 3) {
      case 0: html += "<\(name)>"
      case 1: html += "</\(name)>"
      default: (html, plain) = (html + "w\(index)", plain + "w\(index)")
      }
    }
    let text = try read(html: html).string
    #expect(text.filter { !$0.isWhitespace } == plain)
  }

  @Test(arguments: 0..<20)
  func anyBytesAreRead(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "<", ">", "/", "!", "--", "&", "#", ";", "=", "\"", "'", "{", "}", "p", "style", " ",
    ]
    var html = "<style>"
    for _ in 0..<400 { html += pieces[random.number(below: pieces.count)] }
    _ = try read(html: html)
    let bytes = Data(random.bytes(400))
    _ = try NSAttributedString(
      data: bytes,
      options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: nil
    )
  }

  @Test(arguments: ["b", "div", "ul", "blockquote", "table", "span style='font-size:2em'"])
  func deepNestingEnds(tag: String) throws {
    let name = tag.prefix { $0.isLetter }
    let open = String(repeating: "<\(tag)>", count: 10_000)
    let text = try read(html: open + "a" + String(repeating: "</\(name)>", count: 10_000))
    #expect(text.string.trimmingCharacters(in: .whitespacesAndNewlines) == "a")
    _ = try read(html: open + "a")
  }

  /// Ten times the text takes about ten times as long; a square would be a hundred times.
  @Test(arguments: [
    "<b><i>a</b></i>", "<div><p>a", "<", "<!--", "&#", "<i></p></b>", "<table><tr><td>", "<ul><li>",
    "<title>", "<p>a <b>b</b></p>", "<a b='", "{",
  ])
  func timeGrowsWithTheText(piece: String) throws {
    func seconds(_ count: Int) throws -> Double {
      let html = String(repeating: piece, count: count)
      return try secondsOfThread { _ = try read(html: html) }
    }
    _ = try seconds(100)
    let (short, long) = (try seconds(300), try seconds(3000))
    #expect(long < max(short, 0.002) * 60)
  }
}
