internal import Foundation
internal import Glibc

/// A file that waits for its name.
///
/// Until then it has no name at all where the file system allows that, so that a process that is
/// killed leaves nothing behind; elsewhere a hidden name of its own.
struct Draft {
  let url: URL
  /// Open for writing; after `seal` only if it has no name.
  let file: Int32
  /// Nil without a name.
  let hidden: String?

  /// `isHidden` asks for the hidden name even where files without one are allowed.
  init(of url: URL, isHidden: Bool = false) throws(ExportFault) {
    self.url = url
    let unnamed = isHidden ? -1 : Self.openUnnamed(beside: url)
    if unnamed >= 0 {
      (file, hidden) = (unnamed, nil)
    } else {
      let path = HiddenName.next(for: url)
      (file, hidden) = (open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644), path)
      guard file >= 0 else { throw ExportFault(about: url) }
    }
  }

  /// Says that everything is written; some file systems tell only now that there was no room.
  func seal() throws(ExportFault) {
    guard let hidden, close(file) != 0 else { return }
    let fault = ExportFault(about: url)
    unlink(hidden)
    throw fault
  }

  /// Puts the file in its place, over a former one; it is sealed.
  func commit() throws(ExportFault) {
    defer { discard() }
    if let hidden {
      guard rename(hidden, url.path) == 0 else { throw ExportFault(about: url) }
      return
    }
    if name(url.path) { return }
    guard errno == EEXIST else { throw ExportFault(about: url) }
    let path = HiddenName.next(for: url)
    guard name(path) else { throw ExportFault(about: url) }
    guard rename(path, url.path) == 0 else {
      let fault = ExportFault(about: url)
      unlink(path)
      throw fault
    }
  }

  /// Leaves nothing of it.
  func discard() {
    if let hidden { unlink(hidden) } else { close(file) }
  }

  // open(2): O_TMPFILE, which Swift does not see.
  private static let unnamedFile = 0o20_000_000 | O_DIRECTORY
  private static let descriptors = "/proc/self/fd"

  private static func openUnnamed(beside url: URL) -> Int32 {
    // Without these it could never get a name.
    guard access(descriptors, X_OK) == 0 else { return -1 }
    let folder = url.deletingLastPathComponent().path
    return open(folder, O_WRONLY | unnamedFile | O_CLOEXEC, 0o644)
  }

  /// A file that never gets a name, to be written and read; there may be no folder for
  /// temporary files.
  static func openNameless(beside url: URL) -> Int32 {
    let folder = url.deletingLastPathComponent().path
    let unnamed = open(folder, O_RDWR | unnamedFile | O_CLOEXEC, 0o600)
    guard unnamed < 0 else { return unnamed }
    let path = HiddenName.next(for: url)
    let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if file >= 0 { unlink(path) }
    return file
  }

  private func name(_ path: String) -> Bool {
    linkat(AT_FDCWD, "\(Self.descriptors)/\(file)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
  }
}

extension ExportFault {
  /// What the system complained about just now.
  init(about url: URL, _ code: Int32 = errno) {
    if code == ENOSPC || code == EDQUOT {
      self = .diskFull(path: url.path)
    } else {
      self = .file(path: url.path, reason: String(cString: strerror(code)))
    }
  }
}
