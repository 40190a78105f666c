package import Foundation
internal import Glibc

/// A single file, such as a list of frames or a film strip.
package enum WholeFile {
  /// Creates the folders that a file needs.
  package static func makeFolder(of url: URL) throws(ExportFault) {
    try FrameWriter.makeFolder(url.deletingLastPathComponent())
  }

  /// Writes all bytes or none, after creating the folders.
  ///
  /// Whatever has the name is replaced, so it must not be a device or a pipe.
  package static func write(_ bytes: [UInt8], to url: URL) throws(ExportFault) {
    guard isFree(url) else {
      throw .file(path: url.path, reason: "what has this name is not a plain file")
    }
    try makeFolder(of: url)
    let written: Result<Void, ExportFault> = bytes.withUnsafeBytes { all in
      Result { () throws(ExportFault) in try AtomicFile([all], at: url).commit() }
    }
    try written.get()
  }

  private static func isFree(_ url: URL) -> Bool {
    var facts = stat()
    return stat(url.path, &facts) != 0 || facts.st_mode & S_IFMT == S_IFREG
  }
}
