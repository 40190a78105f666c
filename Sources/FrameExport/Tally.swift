internal import Foundation

/// Counts the files of an export; used by the delivering thread only.
final class Tally: @unchecked Sendable {
  private let progress: @Sendable (ExportProgress) -> Void
  private(set) var frames = 0
  private var bytes = 0

  init(_ progress: @escaping @Sendable (ExportProgress) -> Void) {
    self.progress = progress
  }

  func add(_ file: AtomicFile) {
    frames += 1
    bytes += file.byteCount
    progress(ExportProgress(frames: frames, bytes: bytes, file: file.url))
  }
}
