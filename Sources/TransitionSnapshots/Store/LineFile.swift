internal import Foundation
internal import Glibc

/// A file that several tests and processes append lines to atomically.
enum LineFile {
  static func append(_ line: String, to path: String) throws(SnapshotFault) {
    let folder = URL(filePath: path).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw fault(path) }
    defer { close(file) }
    let bytes = Array((line + "\n").utf8)
    // A single write at the end of a file is not mixed with others.
    let written = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    guard written == bytes.count else { throw fault(path) }
  }

  private static func fault(_ path: String) -> SnapshotFault {
    .unwritable(path: path, reason: String(cString: strerror(errno)))
  }
}
