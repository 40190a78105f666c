import Foundation
import Glibc
import TestSupport
import Testing

/// Tests leave nothing behind in the machine's folder for temporary files.
@Suite struct TemporaryFolderTests {
  @Test func aFolderGoesWithTheLastReference() throws {
    var folder: TemporaryFolder? = try TemporaryFolder()
    let url = try #require(folder?.url)
    try Data("a".utf8).write(to: url.appending(path: "a.txt"))
    #expect(FileManager.default.fileExists(atPath: url.path))
    folder = nil
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test func whatIsReferencedStillGoesWithTheProcess() async throws {
    let letter = try TemporaryFolder(named: "ended")
    await #expect(processExitsWith: .success) {
      try TemporaryFolderTests.begin("ended")
      try Data("a".utf8).write(to: TemporaryFolder.ofProcess.appending(path: "a.txt"))
    }
    #expect(try !isThere(Self.process(in: letter)))
  }

  @Test func theNextProcessRemovesWhatAKilledOneLeft() async throws {
    let letter = try TemporaryFolder(named: "killed")
    await #expect(processExitsWith: .signal(SIGKILL)) {
      try TemporaryFolderTests.begin("killed")
      kill(getpid(), SIGKILL)
    }
    let process = try Self.process(in: letter)
    await #expect(processExitsWith: .success) { _ = TemporaryFolder.ofProcess }
    #expect(!isThere(process))
  }

  @Test func aProcessBeginsWithAnEmptyFolder() async {
    await #expect(processExitsWith: .success) {
      let stale = TemporaryFolder.url(named: "stale", of: getpid())
      try FileManager.default.createDirectory(at: stale, withIntermediateDirectories: true)
      _ = TemporaryFolder.ofProcess
      try #require(!FileManager.default.fileExists(atPath: stale.path))
    }
  }

  /// Makes this process's folder, and tells the one that started it whose it is.
  private static func begin(_ name: String) throws {
    _ = TemporaryFolder.ofProcess
    let letter = TemporaryFolder.url(named: name, of: getppid()).appending(path: "process")
    try Data("\(getpid())".utf8).write(to: letter)
  }

  private static func process(in letter: TemporaryFolder) throws -> Int32 {
    let text = try String(contentsOf: letter.url.appending(path: "process"), encoding: .utf8)
    return try #require(Int32(text))
  }

  private func isThere(_ process: Int32) -> Bool {
    let folder = TemporaryFolder.url(named: "x", of: process).deletingLastPathComponent()
    return FileManager.default.fileExists(atPath: folder.path)
  }

  /// Consumers cannot use the package's own support.
  @Test func testsMakeTheirFoldersWithOneHelper() throws {
    let files = Repository.files(below: "Tests", suffix: ".swift").filter {
      !$0.hasPrefix("Tests/TestSupport/") && !$0.hasPrefix("Tests/Consumers/")
        && !$0.hasSuffix("/TemporaryFolderTests.swift")
    }
    #expect(!files.isEmpty)
    for file in files {
      let text = try Repository.text(file)
      #expect(
        !text.contains("temporaryDirectory") && !text.contains("NSTemporaryDirectory"),
        "\(file) makes temporary files; use TemporaryFolder of TestSupport"
      )
    }
  }
}
