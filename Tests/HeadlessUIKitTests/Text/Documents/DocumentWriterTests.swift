import Foundation
import Geometry
import TestSupport
import Testing
import Typography

@testable import HeadlessUIKit

/// What stands in documents that are written.
@Suite struct DocumentWriterTests {
  private func paragraph(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  /// A line with all that documents hold.
  private var rich: NSAttributedString {
    let style = paragraph {
      $0.alignment = .right
      $0.baseWritingDirection = .rightToLeft
      ($0.headIndent, $0.firstLineHeadIndent, $0.tailIndent) = (10, 14, -6)
      ($0.paragraphSpacing, $0.paragraphSpacingBefore) = (3, 5)
      ($0.minimumLineHeight, $0.defaultTabInterval) = (20, 40)
    }
    return NSAttributedString(
      string: "a<&>\"\n",
      attributes: [
        .paragraphStyle: style, .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 0.5),
        .backgroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1), .underlineStyle: 1,
        .strikethroughStyle: 1, .kern: 1.5, .baselineOffset: -2, .link: "https://a.b",
      ]
    )
  }

  @Test(arguments: [
    "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n</head>\n<body>\n<p style=\"",
    "\"margin: 0 6px 3px 10px; text-indent: 4px; white-space: pre-wrap; text-align: right; ",
    "; direction: rtl; line-height: 20px; tab-size: 40px; font-family: 'Times New Roman'; ",
    "; font-size: 12px; color: rgba(255, 0, 0, 0.5); letter-spacing: 1.5px\"><a href=",
    "<a href=\"https://a.b\" style=\"font-family: 'Times New Roman'; font-size: 12px; ",
    "; letter-spacing: 1.5px; background-color: rgb(0, 255, 0); text-decoration: underline ",
    "underline line-through; vertical-align: -2px\">a&lt;&amp;&gt;&quot;</a></p>\n</body>\n</html>",
  ])
  func htmlHoldsEverything(part: String) {
    let html = HTMLWriter.html(rich, encoding: .utf8)
    #expect(html.contains(part), "\(html)")
  }

  @Test(arguments: [
    "{\\rtf1\\ansi\\ansicpg1252\\uc1\n{\\fonttbl\\f0\\fnil Times New Roman;}\n{\\colortbl;",
    "{\\colortbl;\\red255\\green0\\blue0;\\red0\\green255\\blue0;}\n\\pard\\qr\\rtlpar",
    "\\pard\\qr\\rtlpar\\li200\\fi80\\ri120\\sa60\\sb100\\pardeftab800\\sl400{\\field",
    "{\\field{\\*\\fldinst{HYPERLINK \"https://a.b\"}}{\\fldrslt \\f0\\fs24\\ul\\strike\\cf1\\cb2",
    "\\expndtw30\\dn4 a<&>\"}}{\\f0\\fs24\\ul\\strike\\cf1\\cb2\\expndtw30\\dn4\\par}\n}\n",
  ])
  func rtfHoldsEverything(part: String) {
    let rtf = RTFWriter.rtf(rich)
    #expect(rtf.contains(part), "\(rtf)")
  }

  @Test func plainLinesAreShort() {
    let text = NSAttributedString(string: "a\n\nb")
    let lines = [
      "{\\rtf1\\ansi\\ansicpg1252\\uc1", "{\\fonttbl\\f0\\fnil Times New Roman;}", "{\\colortbl;}",
      "\\pard\\qnatural{\\f0\\fs24 a}{\\f0\\fs24\\par}", "\\pard\\qnatural{\\f0\\fs24\\par}",
      "\\pard\\qnatural{\\f0\\fs24 b}", "}", "",
    ]
    #expect(RTFWriter.rtf(text) == lines.joined(separator: "\n"))
    let html = HTMLWriter.html(text, encoding: .utf8)
    #expect(html.components(separatedBy: "<p ").count == 4)
    #expect(html.components(separatedBy: "<br>").count == 2, "a line without text has a height")
    #expect(!html.contains("text-align") && !html.contains("tab-size") && !html.contains("color"))
  }

  @Test(arguments: [
    (NSTextAlignment.left, "\\ql", "left"), (.right, "\\qr", "right"), (.center, "\\qc", "center"),
    (.justified, "\\qj", "justify"),
  ])
  func linesAreAligned(alignment: NSTextAlignment, word: String, value: String) {
    let style = paragraph { $0.alignment = alignment }
    let text = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
    #expect(RTFWriter.rtf(text).contains("\\pard\(word){"))
    #expect(HTMLWriter.html(text, encoding: .utf8).contains("text-align: \(value);"))
  }

  /// A greatest height is exact in RTF; directions are named.
  @Test func linesHaveExactHeightsAndDirections() {
    let style = paragraph {
      ($0.minimumLineHeight, $0.maximumLineHeight) = (20, 30)
      $0.baseWritingDirection = .leftToRight
    }
    let text = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
    #expect(RTFWriter.rtf(text).contains("\\qnatural\\ltrpar\\sl-600{"))
    #expect(!HTMLWriter.html(text, encoding: .utf8).contains("direction"))
  }

  @Test(
    arguments: [
      (.ultraLight, 100, false), (.regular, 400, false), (.medium, 500, false),
      (.semibold, 600, true), (.bold, 700, true), (.black, 900, true),
    ] as [(FontWeight, Int, Bool)]
  )
  func weightsAreNumbersInHTMLAndBoldInRTF(weight: FontWeight, number: Int, isBold: Bool) {
    let font = UIFont(Font(size: 10.5, weight: weight))
    let text = NSAttributedString(string: "a", attributes: [.font: font])
    let html = HTMLWriter.html(text, encoding: .utf8)
    #expect(html.contains("font-size: 10.5px; font-weight: \(number); font-style: normal"))
    #expect(RTFWriter.rtf(text).contains(isBold ? "\\fs21\\b a" : "\\fs21 a"))
  }

  @Test func slantsAndLinesAreWrittenOneByOne() {
    let font = UIFont(Font(size: 8, isItalic: true))
    let rows: [([NSAttributedString.Key: Any], String, String)] = [
      ([.font: font], "font-style: italic\">a", "\\fs16\\i a"),
      ([.underlineStyle: 1], "12px; text-decoration: underline\">a", "\\fs24\\ul a"),
      ([.strikethroughStyle: 1], "12px; text-decoration: line-through\">a", "\\fs24\\strike a"),
      ([.underlineStyle: 0], "12px\">a", "\\fs24 a"),
      ([.baselineOffset: 3], "12px; vertical-align: 3px\">a", "\\fs24\\up6 a"),
      ([.kern: 0], "letter-spacing: 0px\">a", "\\fs24 a"),
      ([.link: "x"], "href=\"x\" style=\"font-family: 'Times New Roman'; ", "HYPERLINK \"x\""),
      ([.link: "x"], "12px; text-decoration: none\">a</a>", "\\fldrslt \\f0\\fs24 a}}"),
    ]
    for (attributes, html, rtf) in rows {
      let text = NSAttributedString(string: "a", attributes: attributes)
      #expect(HTMLWriter.html(text, encoding: .utf8).contains(html), "\(html)")
      #expect(RTFWriter.rtf(text).contains(rtf), "\(rtf)")
    }
  }

  @Test func charactersBeyondASCIIAreNumbersInRTF() {
    let text = NSAttributedString(string: "\\{}\t\u{2028}~\u{7F}é€😀")
    let words = "\\\\\\{\\}\\tab \\line ~\\u127?\\u233?\\u8364?\\u-10179?\\u-8704?"
    #expect(RTFWriter.rtf(text).contains("\\fs24 \(words)}"))
  }

  @Test(arguments: [
    (String.Encoding.utf8, "utf-8"), (.isoLatin1, "windows-1252"), (.ascii, "windows-1252"),
    (.windowsCP1252, "windows-1252"), (.utf16, "utf-16"), (.macOSRoman, "macintosh"),
    (.shiftJIS, "shift_jis"), (.utf32, "utf-8"),
  ])
  func pagesNameTheirEncoding(encoding: String.Encoding, name: String) {
    let html = HTMLWriter.html(NSAttributedString(string: "a"), encoding: encoding)
    #expect(html.contains("<meta charset=\"\(name)\">"))
  }

  /// Every sentence says what to do instead.
  @Test func errorsAreSentences() {
    let errors: [(DocumentError, String, String)] = [
      (.unreadableType("X"), "type X", "give plain text"), (.unwritableType("X"), "as X", ".plain"),
      (.notRTF, "{\\rtf", "leave .documentType out"), (.notAFile("x:y"), "x:y", "read the data"),
      (.notEncodable(.ascii), "lacks", "String.Encoding.utf8"),
    ]
    for (error, subject, remedy) in errors {
      #expect(error.description == error.errorDescription)
      #expect(error.description.contains(subject) && error.description.contains(remedy))
    }
  }
}
