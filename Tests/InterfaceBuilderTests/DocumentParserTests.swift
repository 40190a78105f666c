import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite struct DocumentParserTests {
  struct Refusal: CustomTestStringConvertible {
    let name: String
    let text: String
    let sentence: String

    var testDescription: String { name }
  }

  static let refusals = [
    Refusal(name: "not XML", text: "hello", sentence: "not well-formed XML"),
    Refusal(name: "cut off", text: "<document><scenes>", sentence: "<scenes> is not closed"),
    Refusal(name: "empty", text: "", sentence: "not well-formed XML"),
    Refusal(name: "another root", text: "<plist/>", sentence: "its root element is <plist>"),
    Refusal(
      name: "Xcode 4",
      text: "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><data/></archive>",
      sentence: "an archive of Xcode 4"
    ),
    Refusal(name: "a compiled nib", text: "NIBArchive\u{1}\0\0", sentence: "it is compiled"),
    Refusal(name: "a compiled list", text: "bplist00\0", sentence: "it is compiled"),
    Refusal(
      name: "the Mac's",
      text:
        "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>",
      sentence: "it was made for MacOSX.Cocoa"
    ),
    Refusal(
      name: "an entity bomb",
      text: "<?xml version=\"1.0\"?>\n<!DOCTYPE d [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]>"
        + "<document>&b;</document>",
      sentence: "2:1: not well-formed XML: a document type declaration"
    ),
    Refusal(
      name: "10,000 nested views",
      text: String(repeating: "<view>", count: 10_000)
        + String(repeating: "</view>", count: 10_000),
      sentence: "more than 250 nested elements"
    ),
  ]

  @Test(arguments: refusals)
  func refusesInOneSentence(_ row: Refusal) {
    let error = #expect(throws: InterfaceError.self) {
      _ = try InterfaceDocument(data: Data(row.text.utf8), name: "Main")
    }
    let sentence = error?.description ?? ""
    #expect(sentence.contains(row.sentence), "\(sentence)")
    #expect(!sentence.contains("\n"))
  }

  /// Every fault with its line and column, which are those of characters.
  @Test(arguments: [
    ("<a>\n  <b>\n", "2:3", "<b> is not closed"),
    ("<a>\n  <b>\n  </c>\n</a>", "3:3", "</c> where <b> of 2:3 is still open"),
    ("<a>\n<b/><c>\n</d></a>", "3:1", "</d> where <c> of 2:5 is still open"),
    ("<a></a></b>", "1:8", "</b> closes nothing"),
    ("<a>\n &foo; </a>", "2:2", "&foo; stands for nothing"),
    ("<a>a & b</a>", "1:6", "& that is not written as &amp;"),
    ("<a b='&#0;'/>", "1:7", "&#0; stands for nothing"),
    ("<a x='1'\n   x='2'/>", "2:4", "<a> has the attribute x twice"),
    ("<a x='1'y='2'/>", "1:9", "no space before an attribute"),
    ("<a/>\n<b/>", "2:1", "<b> after the end of the root element"),
    ("<a/>\r\n\t rest", "2:3", "text outside of the root element"),
    ("<a>\r\n\t<b x=1/></a>", "2:7", "the value of x has no quotes"),
    ("<a>\r\n\t<b x='1/>\n</a>", "2:7", "the value of x has no closing quote"),
    ("<ä ü='日本'><b></ä>", "1:14", "</ä> where <b> of 1:11 is still open"),
    ("<a>🙂<b", "1:5", "<b does not end with >"),
    ("<a>\n<b\n<c/></a>", "2:1", "<b does not end with >"),
    ("<a>1 < 2</a>", "1:6", "< without a name"),
    ("<a b></a>", "1:5", "no = after the attribute b"),
    ("<a>\n\u{1}</a>", "2:1", "the control character 1"),
    ("<a><!-- b</a>", "1:4", "the comment is not closed"),
    ("<a><![CDATA[ b</a>", "1:4", "the CDATA section is not closed"),
    ("\u{FEFF}<a></b>", "1:4", "</b> where <a> of 1:1 is still open"),
    (
      "<?xml version='1.0' encoding='latin-1'?>\n<a/>", "1:21",
      "the encoding latin-1 instead of UTF-8"
    ),
  ])
  func faultsHaveTheirPositions(text: String, position: String, reason: String) {
    let error = #expect(throws: InterfaceError.self) {
      try DocumentParser.parse(Data(text.utf8))
    }
    guard case .malformed(let place, let words) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect("\(place)" == position)
    #expect(words == reason)
  }

  @Test func whatIsWrittenIsRead() throws {
    let text = """
      \u{FEFF}<?xml version="1.0" encoding="UTF-8" standalone='no'?><!-- <c> & -->
      <a b = "1 &lt; 2&#10;&#x1F642;" c='"\t\n'
        >x&amp;<![CDATA[<y>&amp;]]>\r\nz<d/><?pi?></a >

      """
    let root = try DocumentParser.parse(Data(text.utf8))
    #expect(root.attributes == ["b": "1 < 2\n🙂", "c": "\"  "])
    #expect(root.text == "x&<y>&amp;\nz")
    #expect(root.children.map(\.name) == ["d"])
  }

  @Test func elementsKnowWhereTheyWereWritten() throws {
    let root = try DocumentParser.parse(Data("<a>\n  <b/>\n  <b x=\"1\"/>\n</a>".utf8))
    #expect(root.children.map(\.position.description) == ["2:3", "3:3"])
    #expect(root.children.map { $0["x"] } == [nil, "1"])
  }

  /// Bytes of a document, changed at random but the same in every run, end with an answer.
  @Test func damagedDocumentsAreReadOrRefused() {
    let seed = Array(
      "<?xml version=\"1.0\"?><a b='1' c=\"&lt;\">\n<d>é &amp; 🙂</d><!-- x --><e/>]]></a>".utf8
    )
    var generator = SeededGenerator(seed: 1)
    var refused = 0
    for _ in 0..<3000 {
      var bytes = seed
      for _ in 0...generator.number(below: 3) {
        let place = generator.number(below: bytes.count)
        switch generator.number(below: 3) {
        case 0: bytes[place] = UInt8(generator.number(below: 256))
        case 1: bytes.remove(at: place)
        default: bytes.insert(bytes[generator.number(below: bytes.count)], at: place)
        }
      }
      do { _ = try DocumentParser.parse(Data(bytes)) } catch { refused += 1 }
    }
    #expect((1..<3000).contains(refused))
  }

  @Test func textIsKeptWithoutTheSpaceAroundIt() throws {
    let root = try DocumentParser.parse(
      Data("<a>\n  <b>two words\n</b><string key=\"k\"> kept </string></a>".utf8)
    )
    #expect(root.children.map(\.text) == ["two words", " kept "])
  }
}
