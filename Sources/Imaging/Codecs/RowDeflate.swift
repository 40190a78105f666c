internal import CPNGRows

/// Raw deflate streams of PNG rows that end on a byte and that another stream must follow; one
/// thread at a time.
///
/// It looks for repeated pixels, not for repeated bytes: on text three times as quick as libdeflate
/// at level 6 and a little smaller, on equal rows twenty times as quick.
final class RowDeflate {
  /// Bytes behind the rows that are read, though they change nothing.
  static let spareBytes = 2

  private let deflater: OpaquePointer
  private let rowBytes: Int
  private let pixelBytes: Int

  init(rowBytes: Int, pixelBytes: Int) {
    guard let made = pngrows_deflater_make() else {
      preconditionFailure("no memory for a compressor of rows")
    }
    deflater = made
    self.rowBytes = rowBytes
    self.pixelBytes = pixelBytes
  }

  deinit {
    pngrows_deflater_free(deflater)
  }

  /// The most bytes that a stream can take.
  static func bound(_ inputCount: Int) -> Int { pngrows_deflate_bound(inputCount) }

  /// Writes one stream of all rows and returns its length.
  func deflate(_ rows: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer) -> Int {
    pngrows_deflate(
      deflater,
      target.baseAddress,
      rows.baseAddress,
      rows.count / rowBytes,
      rowBytes,
      pixelBytes
    )
  }
}
