import Foundation
import Glibc
import Imaging
import Scene
import TestSupport
import Testing

@testable import FrameExport

@Suite struct FileFaultTests {
  /// The kernel may take a part of what it is given.
  @Test(arguments: 0...9)
  func whatWasTakenIsForgottenToTheByte(taken: Int) {
    let bytes = (0..<9).map { UInt8($0) }
    bytes.withUnsafeBytes { all in
      var rest = [0..<2, 2..<2, 2..<9].map { range in
        let piece = UnsafeRawBufferPointer(rebasing: all[range])
        return iovec(
          iov_base: UnsafeMutableRawPointer(mutating: piece.baseAddress),
          iov_len: piece.count
        )
      }[...]
      rest.drop(taken)
      let left = rest.flatMap { UnsafeRawBufferPointer(start: $0.iov_base, count: $0.iov_len) }
      #expect(left == Array(bytes[taken...]))
    }
  }

  @Test func aFolderThatCannotBeMadeIsNamed() throws {
    let folder = try ExportFolder()
    let inTheWay = folder.url.appending(path: "file")
    try Data([1]).write(to: inTheWay)
    #expect {
      try Sample.write(Sample.frames, to: inTheWay.appending(path: "below"), workers: 1)
    } throws: { error in
      guard case .folder(let path, _) = error as? ExportFault else { return false }
      return path.hasSuffix("file/below")
    }
  }

  @Test func aFileThatCannotBeReplacedIsNamed() throws {
    let folder = try ExportFolder()
    let inTheWay = folder.url.appending(path: "00002.png/x")
    try FileManager.default.createDirectory(at: inTheWay, withIntermediateDirectories: true)
    #expect {
      try Sample.write(Sample.frames, to: folder.url, workers: 2)
    } throws: { error in
      guard case .file(let path, _) = error as? ExportFault else { return false }
      return path.hasSuffix("00002.png")
    }
    #expect(folder.hidden.isEmpty)
  }

  @Test func aFileThatStandsAloneFindsItsFolderOrSaysWhyNot() throws {
    let folder = try ExportFolder()
    try WholeFile.write([1, 2, 3], to: folder.url.appending(path: "deep/inside/file"))
    #expect(try folder.bytes("deep/inside/file") == [1, 2, 3])
    let below = folder.url.appending(path: "deep/inside/file/below")
    let expected = ExportFault.folder(
      path: below.path,
      reason: "Not a directory"
    )
    #expect(throws: expected) { try WholeFile.write([1], to: below.appending(path: "list")) }
  }

  @Test func formerFilesAreReplacedWhole() throws {
    let folder = try ExportFolder()
    try Data(repeating: 7, count: 500_000).write(to: folder.url.appending(path: "00000.png"))
    try Sample.write([Sample.frames[0]], to: folder.url, workers: 1)
    #expect(try PNG.decode(folder.bytes("00000.png")) == Sample.picture(of: Sample.frames[0].scene))
  }

  @Test func manyPiecesAreWrittenInOrder() throws {
    let folder = try ExportFolder()
    let blocks = (0..<3000).map { number in Array(repeating: UInt8(number % 251), count: number % 7)
    }
    let joined = blocks.flatMap { $0 }
    let url = folder.url.appending(path: "many")
    try joined.withUnsafeBytes { all in
      var start = 0
      let pieces = blocks.map { block in
        defer { start += block.count }
        return UnsafeRawBufferPointer(rebasing: all[start..<(start + block.count)])
      }
      try AtomicFile(pieces, at: url).commit()
    }
    #expect(try folder.bytes("many") == joined)
  }

  /// A file-size limit stands for a full disk: `writev` stops half-way through a file.
  @Test func aDiskThatRefusesLeavesNoHalfFile() async throws {
    await #expect(processExitsWith: .success) {
      let folder = try ExportFolder()
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 300, rlim_max: 300)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      #expect(throws: ExportFault.self) {
        try Sample.write(Sample.frames, to: folder.url, workers: 2)
      }
      precondition(folder.hidden.isEmpty, "half files were left: \(folder.hidden)")
      precondition(folder.names.isEmpty, "files were written: \(folder.names)")
    }
  }

  @Test func aKilledProcessLeavesWholeFilesOnly() async throws {
    let folder = try ExportFolder(TemporaryFolder(named: "killed"))
    await #expect(processExitsWith: .signal(SIGKILL)) {
      let folder = TemporaryFolder.url(named: "killed", of: getppid())
      try Sample.write(
        Sample.frames,
        to: folder,
        workers: 2,
        progress: { if $0.frames == 6 { kill(getpid(), SIGKILL) } }
      )
    }
    #expect(folder.names.count >= 6)
    for name in folder.names { _ = try PNG.decode(folder.bytes(name)) }
  }

  /// Renaming onto a device would delete it; onto a pipe, its reader would wait for ever.
  @Test func whatIsNoPlainFileIsNotReplaced() throws {
    let folder = try ExportFolder()
    let pipe = folder.url.appending(path: "pipe")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    #expect(throws: ExportFault.self) { try WholeFile.write([1], to: pipe) }
    #expect(throws: ExportFault.self) { try WholeFile.write([1], to: folder.url) }
    var facts = stat()
    #expect(stat(pipe.path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFIFO)
  }
}
