import Foundation
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

  @Test func elementsKnowWhereTheyWereWritten() throws {
    let root = try DocumentParser.parse(Data("<a>\n  <b/>\n  <b x=\"1\"/>\n</a>".utf8))
    #expect(root.children.map(\.position.line) == [2, 3])
    #expect(root.children.map { $0["x"] } == [nil, "1"])
  }

  @Test func textIsKeptWithoutTheSpaceAroundIt() throws {
    let root = try DocumentParser.parse(
      Data("<a>\n  <b>two words\n</b><string key=\"k\"> kept </string></a>".utf8)
    )
    #expect(root.children.map(\.text) == ["two words", " kept "])
  }
}
