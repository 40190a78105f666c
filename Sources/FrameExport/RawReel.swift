internal import Bitmap
internal import Foundation
internal import Imaging

/// Raw pixels: straight red, green, blue, alpha, rows from the top, frame by frame.
final class RawReel: ReelTarget {
  private let handle: FileHandle
  private var bytes = 0

  init(_ handle: FileHandle) {
    self.handle = handle
  }

  func add(_ drawn: DrawnFrame, length: TimeInterval) throws {
    let pixels = drawn.bitmap.straightRows()
    try pixels.withUnsafeBytes { bytes in
      do throws(FileBytes.Fault) {
        try FileBytes.writeToPipe(bytes, handle.fileDescriptor)
      } catch {
        throw ExportFault.pipe(reason: String(cString: strerror(error.code)))
      }
    }
    bytes += pixels.count
  }

  func finish() throws -> Int { bytes }

  func abandon() {}
}
