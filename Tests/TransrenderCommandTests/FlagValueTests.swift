import Foundation
import Geometry
import Testing

@testable import TransrenderCommand

@Suite struct FlagValueTests {
  func raw(_ value: String) throws -> RawArguments {
    try RawArguments(
      command: "images",
      words: ["--x=\(value)"],
      rows: [Flag("x", takes: "X", "")]
    )
  }

  @Test(arguments: [("0.5", 0.5), ("0.5s", 0.5), ("500ms", 0.5), ("0", 0), ("3600", 3600)])
  func times(text: String, seconds: Double) throws {
    #expect(try raw(text).seconds("x") == seconds)
  }

  @Test(arguments: ["", "s", "ms", "-1", "nan", "inf", "3601", "1h", "0x1p3ss"])
  func badTimes(text: String) throws {
    let raw = try raw(text)
    #expect(throws: UsageError.self) { try raw.seconds("x") }
  }

  @Test func sizes() throws {
    #expect(try raw("390x844").screen("x")?.size.width == 390)
    #expect(try raw("390X844.5").screen("x")?.size.height == 844.5)
    #expect(try raw("390x844@2").screen("x")?.scale == 2)
    for text in [
      "390", "390x", "0x1", "1x10001", "axb", "1x2x3", "1x2@", "1x2@5", "1x2@2@2", "nanx2", "@2",
    ] {
      let raw = try raw(text)
      #expect(throws: UsageError.self) { try raw.screen("x") }
    }
  }

  @Test func insets() throws {
    #expect(try raw("59,0,34,1.5").insets("x")?.right == 1.5)
    for text in ["", "1,2,3", "1,2,3,4,5", "1,2,3,", "-1,0,0,0", "a,b,c,d", "1001,0,0,0"] {
      let raw = try raw(text)
      #expect(throws: UsageError.self) { try raw.insets("x") }
    }
  }

  @Test func locales() throws {
    #expect(try raw("de_AT").locale("x")?.language.languageCode?.identifier == "de")
    for text in ["", "klingon", "1", "../de"] {
      let raw = try raw(text)
      #expect(throws: UsageError.self) { try raw.locale("x") }
    }
  }

  @Test func parameters() throws {
    #expect(try raw("count=3,softness=0.5").parameters("x") == ["count": 3, "softness": 0.5])
    for text in ["", "count", "count=", "=3", "count=3=4", "count=3,count=4", "count=x", "a=nan"] {
      let raw = try raw(text)
      #expect(throws: UsageError.self) { try raw.parameters("x") }
    }
  }

  @Test func colors() throws {
    let blue = try #require(try raw("#0000ff80").color("x"))
    #expect(blue.blue == 1)
    #expect(blue.alpha == 128.0 / 255)
    #expect(try raw("102030").color("x")?.alpha == 1)
    for text in ["#12345", "#gggggg", "red", "+12345"] {
      let raw = try raw(text)
      #expect(throws: UsageError.self) { try raw.color("x") }
    }
  }

  @Test(arguments: [
    ("17", [17...17]), ("17,20-30", [17...17, 20...30]), ("0-0", [0...0]),
  ])
  func frameSelections(text: String, ranges: [ClosedRange<Int>]) {
    #expect(FrameSelection(text)?.ranges == ranges)
  }

  @Test(arguments: ["", ",", "3-", "-3", "5-4", "a", "1,,2", "99999999999999999999"])
  func badFrameSelections(text: String) {
    #expect(FrameSelection(text) == nil)
  }
}
