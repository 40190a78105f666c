import FrameExport
import Foundation
import Glibc

/// Locks a folder for one writer; a second one is refused while the first is at work.
///
/// The system releases the lock when the process ends, and no file is left in the folder.
final class FolderLock {
  private let folder: Int32

  /// Locks a folder that exists.
  ///
  /// `name` is the folder as given on the command line; `otherwise` says what to do instead of
  /// waiting.
  init(
    _ url: URL,
    named name: String,
    otherwise: String = "or choose another folder with --out"
  ) throws {
    folder = open(url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw ExportFault.folder(path: name, reason: Self.reason) }
    guard flock(folder, LOCK_EX | LOCK_NB) != 0 else { return }
    let code = errno
    close(folder)
    // Some file systems have no locks; the folder is then used without one.
    guard code == EWOULDBLOCK else { throw ExportFault.folder(path: name, reason: Self.reason) }
    throw InputError(
      "another transrender is writing into \(name); wait until it is done, \(otherwise)"
    )
  }

  deinit { close(folder) }

  private static var reason: String { String(cString: strerror(errno)) }
}
