import Foundation
import Testing

@testable import TransrenderCommand

@Suite struct FileDigestsTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func whatCannotBeReadIsNotAsItWasWritten() throws {
    let digests = FileDigests([(path: "a.txt", bytes: Array("a".utf8))])
    let file = scratch.url.appending(path: "a.txt")
    func state() -> [Bool] {
      [digests.holds("a.txt", in: scratch.url), digests.isChanged("a.txt", in: scratch.url)]
    }
    #expect(state() == [false, false])
    try Data("a".utf8).write(to: file)
    #expect(state() == [true, false])
    try Data("b".utf8).write(to: file)
    #expect(state() == [false, true])
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    #expect(state() == [false, true])
    #expect(!digests.isChanged("b.txt", in: scratch.url))
  }
}
