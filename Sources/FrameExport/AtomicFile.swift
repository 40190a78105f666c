internal import Foundation
internal import Glibc
internal import Imaging

/// A file that appears under its name only when it is complete.
struct AtomicFile {
  let url: URL
  let byteCount: Int
  private let draft: Draft

  /// Writes the pieces on the destination's file system.
  init(
    _ pieces: [UnsafeRawBufferPointer],
    at url: URL,
    isHidden: Bool = false
  ) throws(ExportFault) {
    self.url = url
    byteCount = pieces.reduce(0) { $0 + $1.count }
    draft = try Draft(of: url, isHidden: isHidden)
    do {
      try FileBytes.write(pieces, to: draft.file)
    } catch {
      if draft.hidden != nil { close(draft.file) }
      draft.discard()
      throw ExportFault(about: url, error.code)
    }
    try draft.seal()
  }

  /// Moves the file to its destination, replacing an existing one.
  func commit() throws(ExportFault) { try draft.commit() }

  func discard() { draft.discard() }
}
