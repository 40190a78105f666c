package import Foundation

/// A single file, such as a list of frames or a film strip.
package enum WholeFile {
  /// Creates the folders that a file needs.
  package static func makeFolder(of url: URL) throws(ExportFault) {
    try FrameWriter.makeFolder(url.deletingLastPathComponent())
  }

  /// Writes all bytes or none, after creating the folders.
  package static func write(_ bytes: [UInt8], to url: URL) throws(ExportFault) {
    try makeFolder(of: url)
    let written: Result<Void, ExportFault> = bytes.withUnsafeBytes { all in
      Result { () throws(ExportFault) in try AtomicFile([all], at: url).commit() }
    }
    try written.get()
  }
}
