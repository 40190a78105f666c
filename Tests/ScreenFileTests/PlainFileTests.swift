import Foundation
import TestSupport
import Testing

@testable import ScreenFile

@Suite struct PlainFileTests {
  @Test func aFileMayBeAsLargeAsIsAllowed() throws {
    let file = TemporaryFolder.ofProcess.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("12345".utf8).write(to: file)
    #expect(try PlainFile.contents(of: file.path, atMost: 5) == Data("12345".utf8))
    do {
      _ = try PlainFile.contents(of: file.path, atMost: 4)
      Issue.record("five bytes are more than four")
    } catch {
      guard case .tooLarge(5) = error else {
        Issue.record(error)
        return
      }
    }
  }
}
