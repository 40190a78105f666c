import Foundation
import Glibc
import Testing

@testable import FrameExport

/// What stands in a folder before, while and after a file is written, with and without a name of
/// its own.
@Suite struct DraftTests {
  private static func write(_ bytes: [UInt8], to url: URL, isHidden: Bool) throws -> AtomicFile {
    try bytes.withUnsafeBytes { try AtomicFile([$0], at: url, isHidden: isHidden) }
  }

  /// How many descriptors lead into a folder; the process may open others of its own meanwhile.
  private static func openFiles(in folder: ExportFolder) throws -> Int {
    let links = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
    }
    let path = folder.url.resolvingSymlinksInPath().path
    return links.count { $0.hasPrefix(path + "/") }
  }

  @Test(arguments: [false, true])
  func aFileIsThereOnceItIsCommitted(isHidden: Bool) throws {
    let folder = try ExportFolder()
    let url = folder.url.appending(path: "file")
    for bytes in [[1, 2, 3], [UInt8](repeating: 4, count: 70_000), []] {
      let before = folder.names.isEmpty ? nil : try folder.bytes("file")
      let file = try Self.write(bytes, to: url, isHidden: isHidden)
      #expect(file.byteCount == bytes.count)
      #expect(folder.hidden.count == (isHidden ? 1 : 0))
      #expect(try before == (folder.names.isEmpty ? nil : folder.bytes("file")))
      try file.commit()
      #expect(try folder.bytes("file") == bytes)
      #expect(folder.names == ["file"] && folder.hidden.isEmpty)
    }
  }

  @Test(arguments: [false, true])
  func aFileThatIsDiscardedLeavesNothing(isHidden: Bool) throws {
    let folder = try ExportFolder()
    let url = folder.url.appending(path: "file")
    try Self.write([1], to: url, isHidden: isHidden).discard()
    #expect(folder.names.isEmpty && folder.hidden.isEmpty)
  }

  @Test(arguments: [false, true])
  func aPlaceThatCannotBeTakenLeavesNoDraft(isHidden: Bool) throws {
    let folder = try ExportFolder()
    let url = folder.url.appending(path: "file")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    let file = try Self.write([1], to: url, isHidden: isHidden)
    #expect(throws: ExportFault.self) { try file.commit() }
    #expect(folder.names == ["file"] && folder.hidden.isEmpty)
  }

  /// A limit of file sizes stands for a full disk.
  ///
  /// Descriptors are the process's own, so this is one.
  @Test func aWriteThatFailsLeavesNeitherDraftNorDescriptor() async {
    await #expect(processExitsWith: .success) {
      let folder = try ExportFolder()
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 300, rlim_max: 300)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      let url = folder.url.appending(path: "file")
      for isHidden in [false, true, false, true] {
        #expect(throws: ExportFault.self) {
          try Self.write([UInt8](repeating: 1, count: 1000), to: url, isHidden: isHidden)
        }
      }
      let openFiles = try Self.openFiles(in: folder)
      precondition(openFiles == 0, "descriptors were left open")
      precondition(folder.names.isEmpty && folder.hidden.isEmpty, "drafts: \(folder.hidden)")
    }
  }

  @Test func committingAndDiscardingCloseTheFile() async {
    await #expect(processExitsWith: .success) {
      let folder = try ExportFolder()
      let url = folder.url.appending(path: "file")
      for isHidden in [false, true, false, true] {
        try Self.write([1], to: url, isHidden: isHidden).discard()
        try Self.write([2], to: url, isHidden: isHidden).commit()
      }
      let openFiles = try Self.openFiles(in: folder)
      precondition(openFiles == 0, "descriptors were left open")
    }
  }
}
