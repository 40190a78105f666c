import FrameExport
import Foundation
import Glibc

/// Files that are written together: all of them, or none.
///
/// Each is first written under a hidden name beside its own, where a full disk does no harm. What
/// they replace has a hidden name until the last one is in its place.
struct FileBatch {
  private var pieces: [Piece] = []

  mutating func add(_ bytes: [UInt8], at url: URL) {
    let hidden = url.deletingLastPathComponent().appending(
      path: ".\(url.lastPathComponent).\(getpid())-\(pieces.count)"
    )
    pieces.append(Piece(bytes: bytes, url: url, hidden: hidden.path))
  }

  func write() throws {
    let folders = pieces.map { $0.url.deletingLastPathComponent() }
    for piece in pieces { try piece.expectPlainFile() }
    try CreatedFolders(making: folders).unlessItFails {
      defer { for piece in pieces { piece.tidy() } }
      for piece in pieces { try piece.writeDraft() }
      try commit()
    }
  }

  private func commit() throws {
    var count = 0
    do {
      for piece in pieces {
        try piece.replace()
        count += 1
      }
    } catch {
      for piece in pieces.prefix(count) { piece.restore() }
      throw error
    }
  }

  private struct Piece {
    let bytes: [UInt8]
    let url: URL
    /// What both hidden names begin with.
    let hidden: String

    var draft: String { hidden + ".partial" }
    private var former: String { hidden + ".former" }

    func expectPlainFile() throws(ExportFault) {
      var facts = stat()
      guard lstat(url.path, &facts) == 0, facts.st_mode & S_IFMT != S_IFREG else { return }
      throw .file(path: url.path, reason: "what has this name is not a plain file")
    }

    /// Errors name the file itself.
    func writeDraft() throws(ExportFault) {
      do throws(ExportFault) {
        try WholeFile.write(bytes, to: URL(filePath: draft))
      } catch .file(_, let reason) {
        throw .file(path: url.path, reason: reason)
      } catch .diskFull {
        throw .diskFull(path: url.path)
      }
    }

    func replace() throws(ExportFault) {
      // Some file systems have no second names for one file.
      let isKept = link(url.path, former) == 0 || errno == ENOENT || rename(url.path, former) == 0
      guard isKept, rename(draft, url.path) == 0 else {
        let reason = String(cString: strerror(errno))
        rename(former, url.path)
        throw .file(path: url.path, reason: reason)
      }
    }

    /// Undoes `replace`.
    func restore() {
      if rename(former, url.path) != 0 { unlink(url.path) }
    }

    func tidy() {
      unlink(draft)
      unlink(former)
    }
  }
}
