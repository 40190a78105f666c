internal import Foundation
internal import Glibc
internal import Imaging

/// A file that appears under its name only when it is whole.
struct AtomicFile {
  let url: URL
  let byteCount: Int
  private let temporary: String

  /// Writes the pieces beside the place of the file, under a hidden name.
  init(_ pieces: [UnsafeRawBufferPointer], at url: URL) throws(ExportFault) {
    self.url = url
    byteCount = pieces.reduce(0) { $0 + $1.count }
    temporary = Self.temporaryPath(for: url)
    let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw Self.fault(url) }
    let fault = Self.write(pieces, to: file, url)
    // Some file systems tell only now that there was no room.
    let closed = close(file) == 0
    if let fault = fault ?? (closed ? nil : Self.fault(url)) {
      unlink(temporary)
      throw fault
    }
  }

  /// Puts the file in its place, over a former one.
  func commit() throws(ExportFault) {
    guard rename(temporary, url.path) == 0 else {
      let fault = Self.fault(url)
      discard()
      throw fault
    }
  }

  func discard() {
    unlink(temporary)
  }

  private static func temporaryPath(for url: URL) -> String {
    let folder = url.deletingLastPathComponent().path
    return "\(folder)/.\(url.lastPathComponent).partial"
  }

  // The kernel takes at most 1024 pieces at once.
  private static let mostPieces = 1024

  private static func write(
    _ pieces: [UnsafeRawBufferPointer],
    to file: Int32,
    _ url: URL
  ) -> ExportFault? {
    var rest = pieces.map {
      iovec(iov_base: UnsafeMutableRawPointer(mutating: $0.baseAddress), iov_len: $0.count)
    }[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBufferPointer {
        writev(file, $0.baseAddress, Int32(min($0.count, mostPieces)))
      }
      if written < 0, errno == EINTR { continue }
      guard written >= 0 else { return fault(url) }
      rest.drop(written)
    }
    return nil
  }

  private static func fault(_ url: URL) -> ExportFault {
    let code = errno
    if code == ENOSPC || code == EDQUOT { return .diskFull(path: url.path) }
    return .file(path: url.path, reason: String(cString: strerror(code)))
  }
}

extension ArraySlice<iovec> {
  /// Forgets the first bytes.
  fileprivate mutating func drop(_ count: Int) {
    var count = count
    while let piece = first, piece.iov_len <= count {
      count -= piece.iov_len
      removeFirst()
    }
    if count > 0 {
      self[startIndex].iov_base += count
      self[startIndex].iov_len -= count
    }
  }
}
