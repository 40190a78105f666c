import Foundation
import TestSupport
import Testing

@testable import VirtualTime

@Suite struct FileWrapperTests {
  private let files = FileManager.default
  private let folder = TemporaryFolder.ofProcess
    .appending(path: "FileWrapperTests-\(UUID().uuidString)")

  /// Calls the body with a folder that is there as long as it runs.
  private func inFolder(_ body: (URL) throws -> Void) throws {
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    try body(folder)
  }

  private func package() -> FileWrapper {
    let inner = FileWrapper(
      directoryWithFileWrappers: ["x": FileWrapper(regularFileWithContents: Data("x".utf8))]
    )
    inner.preferredFilename = "inner"
    let link = FileWrapper(symbolicLinkWithDestinationURL: URL(filePath: "/nowhere"))
    link.preferredFilename = "link"
    let all = FileWrapper(directoryWithFileWrappers: [:])
    for child in [inner, link] { all.addFileWrapper(child) }
    all.addRegularFile(withContents: Data("a".utf8), preferredFilename: "a.txt")
    return all
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    try inFolder { folder in
      let url = folder.appending(path: "package")
      let written = package()
      try written.write(to: url, options: .withNameUpdating, originalContentsURL: nil)
      let read = try FileWrapper(url: url)
      #expect(read.fileWrappers?.keys.sorted() == ["a.txt", "inner", "link"])
      #expect(read.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
      #expect(read.fileWrappers?["inner"]?.fileWrappers?["x"]?.isRegularFile == true)
      #expect(read.fileWrappers?["link"]?.symbolicLinkDestinationURL?.path == "/nowhere")
      #expect(written.matchesContents(of: url))
      #expect(written.filename == "package" && read.preferredFilename == "package")
      #expect(try files.contentsOfDirectory(atPath: folder.path) == ["package"])
    }
  }

  @Test func onlyAnAtomicFolderReplacesAnother() throws {
    try inFolder { folder in
      let url = folder.appending(path: "package")
      let wrapper = package()
      try wrapper.write(to: url, originalContentsURL: nil)
      wrapper.addRegularFile(withContents: Data(), preferredFilename: "b.txt")
      #expect(throws: CocoaError.self) { try wrapper.write(to: url, originalContentsURL: nil) }
      #expect(!wrapper.matchesContents(of: url))
      try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
      #expect(wrapper.matchesContents(of: url))
      #expect(try files.contentsOfDirectory(atPath: folder.path) == ["package"])
    }
  }

  @Test func aFileDoesNotReplaceAFolder() throws {
    try inFolder { folder in
      let url = folder.appending(path: "package")
      try package().write(to: url, originalContentsURL: nil)
      let file = FileWrapper(regularFileWithContents: Data("a".utf8))
      #expect(throws: CocoaError.self) { try file.write(to: url, originalContentsURL: nil) }
      #expect(package().matchesContents(of: url))
      let other = folder.appending(path: "a.txt")
      for text in ["a", "b"] {
        let file = FileWrapper(regularFileWithContents: Data(text.utf8))
        try file.write(to: other, originalContentsURL: nil)
        #expect(file.matchesContents(of: other))
      }
    }
  }

  @Test func childrenOfOneNameHaveKeysOfTheirOwn() throws {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    let keys = (0..<3).map { _ in
      folder.addRegularFile(withContents: Data(), preferredFilename: "a")
    }
    #expect(keys[0] == "a" && Set(keys).count == 3)
    let first = try #require(folder.fileWrappers?["a"])
    #expect(folder.keyForChildFileWrapper(first) == "a")
    folder.removeFileWrapper(first)
    #expect(folder.fileWrappers?.count == 2 && folder.keyForChildFileWrapper(first) == nil)
  }

  @Test func whatIsInAFolderTwiceHasTheFirstKey() {
    let child = FileWrapper(regularFileWithContents: Data())
    child.preferredFilename = "a"
    let keys = ["d", "b", "e", "c"]
    let folder = FileWrapper(
      directoryWithFileWrappers: Dictionary(uniqueKeysWithValues: keys.map { ($0, child) })
    )
    #expect(folder.keyForChildFileWrapper(child) == "b")
  }

  @Test func aNewNameIsANewKey() throws {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    folder.addRegularFile(withContents: Data(), preferredFilename: "old")
    let child = try #require(folder.fileWrappers?["old"])
    child.preferredFilename = "new"
    #expect(folder.fileWrappers?.keys.sorted() == ["new"])
  }

  @Test func whatIsNotThereCannotBeRead() {
    #expect(throws: CocoaError.self) { try FileWrapper(url: URL(filePath: "/nowhere/at/all")) }
  }
}
