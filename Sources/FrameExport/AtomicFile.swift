internal import Foundation
internal import Glibc
internal import Imaging

/// A file that appears under its name only when it is whole.
///
/// Until then it has no name at all where the file system allows that, so that a process that is
/// killed leaves nothing behind; elsewhere a hidden name of its own.
struct AtomicFile {
  let url: URL
  let byteCount: Int
  private let draft: Draft

  private enum Draft {
    case unnamed(Int32)
    case hidden(String)
  }

  /// Writes the pieces to the file system of the place.
  init(_ pieces: [UnsafeRawBufferPointer], at url: URL) throws(ExportFault) {
    self.url = url
    byteCount = pieces.reduce(0) { $0 + $1.count }
    let unnamed = Self.openUnnamed(beside: url)
    let path = HiddenName.next(for: url)
    let file = unnamed >= 0 ? unnamed : open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw Self.fault(url) }
    draft = unnamed >= 0 ? .unnamed(file) : .hidden(path)
    do {
      try FileBytes.write(pieces, to: file)
    } catch {
      close(file)
      if unnamed < 0 { unlink(path) }
      throw Self.fault(url, error.code)
    }
    // Some file systems tell only now that there was no room.
    if unnamed < 0, close(file) != 0 {
      let fault = Self.fault(url)
      unlink(path)
      throw fault
    }
  }

  /// Puts the file in its place, over a former one.
  func commit() throws(ExportFault) {
    defer { discard() }
    switch draft {
    case .hidden(let path):
      guard rename(path, url.path) == 0 else { throw Self.fault(url) }
    case .unnamed(let file):
      if Self.name(file, url.path) { return }
      guard errno == EEXIST else { throw Self.fault(url) }
      let path = HiddenName.next(for: url)
      guard Self.name(file, path) else { throw Self.fault(url) }
      guard rename(path, url.path) == 0 else {
        let fault = Self.fault(url)
        unlink(path)
        throw fault
      }
    }
  }

  func discard() {
    switch draft {
    case .unnamed(let file): close(file)
    case .hidden(let path): unlink(path)
    }
  }

  // open(2): O_TMPFILE, which Swift does not see.
  private static let unnamedFile = 0o20_000_000 | O_DIRECTORY
  private static let descriptors = "/proc/self/fd"

  private static func openUnnamed(beside url: URL) -> Int32 {
    guard access(descriptors, X_OK) == 0 else { return -1 }
    let folder = url.deletingLastPathComponent().path
    return open(folder, O_WRONLY | unnamedFile | O_CLOEXEC, 0o644)
  }

  private static func name(_ file: Int32, _ path: String) -> Bool {
    linkat(AT_FDCWD, "\(descriptors)/\(file)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
  }

  static func fault(_ url: URL, _ code: Int32 = errno) -> ExportFault {
    if code == ENOSPC || code == EDQUOT { return .diskFull(path: url.path) }
    return .file(path: url.path, reason: String(cString: strerror(code)))
  }
}
