internal import CDeflate

/// A libdeflate compressor; for one thread at a time.
final class Libdeflate {
  private let compressor: OpaquePointer

  init(level: Int32) {
    guard let made = libdeflate_alloc_compressor(level) else {
      preconditionFailure("no memory for a deflate compressor")
    }
    compressor = made
  }

  deinit {
    libdeflate_free_compressor(compressor)
  }

  /// The largest size of any of the streams below.
  func bound(_ inputCount: Int) -> Int {
    libdeflate_zlib_compress_bound(compressor, inputCount)
  }

  /// Compresses everything into one zlib stream and returns its length.
  func zlib(_ input: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer) -> Int {
    libdeflate_zlib_compress(
      compressor,
      input.baseAddress,
      input.count,
      target.baseAddress,
      target.count
    )
  }

  /// Compresses everything into one raw deflate stream and returns its length.
  func deflate(_ input: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer) -> Int {
    libdeflate_deflate_compress(
      compressor,
      input.baseAddress,
      input.count,
      target.baseAddress,
      target.count
    )
  }
}
