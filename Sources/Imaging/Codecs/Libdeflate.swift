internal import CDeflate

/// A libdeflate compressor; one thread at a time.
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

  /// The most bytes that any of the streams below can take.
  func bound(_ inputCount: Int) -> Int {
    libdeflate_zlib_compress_bound(compressor, inputCount)
  }

  /// Writes one zlib stream of everything and returns its length.
  func zlib(_ input: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer) -> Int {
    libdeflate_zlib_compress(
      compressor,
      input.baseAddress,
      input.count,
      target.baseAddress,
      target.count
    )
  }

  /// Writes one raw deflate stream of everything and returns its length.
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
