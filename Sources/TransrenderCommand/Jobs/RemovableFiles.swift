import Foundation
import Glibc

/// Files to be removed together; one that cannot be removed is refused before any is gone.
struct RemovableFiles {
  private let files: [URL]

  init(_ files: [URL]) throws(FileTrouble) {
    self.files = files
    for file in files {
      var facts = stat()
      guard lstat(file.path, &facts) == 0 else { continue }
      if facts.st_mode & S_IFMT == S_IFDIR { throw FileTrouble(removing: file, code: EISDIR) }
      if access(file.deletingLastPathComponent().path, W_OK) != 0 {
        throw FileTrouble(removing: file)
      }
    }
  }

  func remove() throws(FileTrouble) {
    for file in files where unlink(file.path) != 0 && errno != ENOENT {
      throw FileTrouble(removing: file)
    }
  }
}
