internal import Foundation
internal import Glibc

/// An unfinished file.
///
/// It has no name if the file system allows that, so that a killed process leaves nothing behind;
/// otherwise it has a hidden, unique name.
struct Draft {
  let url: URL
  /// Open for writing; after `seal` only if it has no name.
  let file: Int32
  /// Nil without a name.
  let hidden: String?

  /// `isHidden` requests the hidden name even if unnamed files are allowed.
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

  /// Marks the file as complete; some file systems only now report that there was no space.
  func seal() throws(ExportFault) {
    guard let hidden, close(file) != 0 else { return }
    let fault = ExportFault(about: url)
    unlink(hidden)
    throw fault
  }

  /// Moves the sealed file to its destination, replacing an existing one.
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

  /// Deletes the file.
  func discard() {
    if let hidden { unlink(hidden) } else { close(file) }
  }

  // open(2): O_TMPFILE, which Swift does not import.
  private static let unnamedFile = 0o20_000_000 | O_DIRECTORY
  private static let descriptors = "/proc/self/fd"

  private static func openUnnamed(beside url: URL) -> Int32 {
    // Without these the file could never get a name.
    guard access(descriptors, X_OK) == 0 else { return -1 }
    let folder = url.deletingLastPathComponent().path
    return open(folder, O_WRONLY | unnamedFile | O_CLOEXEC, 0o644)
  }

  /// A file that never gets a name, for writing and reading; there may be no temporary folder.
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
  /// The system error that has just occurred.
  init(about url: URL, _ code: Int32 = errno) {
    if code == ENOSPC || code == EDQUOT {
      self = .diskFull(path: url.path)
    } else {
      self = .file(path: url.path, reason: String(cString: strerror(code)))
    }
  }
}
