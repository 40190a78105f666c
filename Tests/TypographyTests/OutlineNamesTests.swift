import Foundation
import Testing

@testable import Typography

@Suite struct OutlineNamesTests {
  @Test(arguments: [
    ("Inter-SemiBold", ["Inter-SemiBold", "Inter Semi Bold"]),
    ("NotoSerif-Bold", ["NotoSerif-Bold", "Noto Serif Bold"]),
  ])
  func fontsAreKnownByTheirFullAndTheirPostScriptName(file: String, names: [String]) throws {
    #expect(try OutlineNames(bytes(of: file)).all.isSuperset(of: names))
  }

  /// A table of names that is said to be at `offset`.
  private func font(tableAt offset: UInt8, names: [UInt8]) -> [UInt8] {
    let header: [UInt8] = [0, 1, 0, 0, 0, 1] + Array(repeating: 0, count: 6)
    let entry = Array("name".utf8) + [0, 0, 0, 0] + [0, 0, 0, offset] + [0, 0, 1, 0]
    return header + entry + names
  }

  @Test func macintoshNamesHaveOneByteForEachCharacter() {
    let names: [UInt8] = [0, 0, 0, 2, 0, 30]
    let records: [UInt8] =
      [0, 1, 0, 0, 0, 0, 0, 6, 0, 2, 0, 0] + [0, 3, 0, 1, 0, 0, 0, 4, 0, 4, 0, 2]
    let text = Array("ab".utf8) + [0, UInt8(ascii: "c"), 0, UInt8(ascii: "d")]
    let found = OutlineNames(font(tableAt: 28, names: names + records + text))
    #expect(found.all == ["ab", "cd"])
    #expect(found.postScript == "ab" && found.full == "cd")
  }

  @Test func otherNamesAreNotItsName() {
    let names: [UInt8] =
      [0, 0, 0, 1, 0, 18] + [0, 1, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0] + Array("ab".utf8)
    #expect(OutlineNames(font(tableAt: 28, names: names)).all.isEmpty)
  }

  @Test func aFileThatEndsTooEarlyHasNoNames() {
    let names: [UInt8] =
      [0, 0, 0, 1, 0, 18] + [0, 1, 0, 0, 0, 0, 0, 6, 0, 2, 0, 0] + Array("ab".utf8)
    let whole = font(tableAt: 28, names: names)
    #expect(OutlineNames(whole).all == ["ab"])
    for count in whole.indices {
      #expect(OutlineNames(Array(whole.prefix(count))).all.isEmpty, "\(count) bytes")
    }
    #expect(OutlineNames(font(tableAt: 255, names: names)).all.isEmpty)
  }

  private func bytes(of name: String) throws -> [UInt8] {
    let file = try #require(FontFile.named(name))
    return Array(try Data(contentsOf: URL(filePath: FontSource.debian.path(of: file))))
  }
}
