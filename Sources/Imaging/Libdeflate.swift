internal import Bitmap
internal import CDeflate

/// A libdeflate compressor; one thread at a time.
final class Libdeflate {
  private let compressor: OpaquePointer

  // Only the pages that are written to cost anything.
  private static let pool = PixelPool(limit: 1)

  init(level: Int32) {
    guard let made = libdeflate_alloc_compressor(level) else {
      preconditionFailure("no memory for a deflate compressor")
    }
    compressor = made
  }

  deinit {
    libdeflate_free_compressor(compressor)
  }

  /// One zlib stream of everything.
  func zlib(_ input: UnsafeRawBufferPointer) -> [UInt8] {
    let bound = libdeflate_zlib_compress_bound(compressor, input.count)
    return output(bound: bound) { target in
      libdeflate_zlib_compress(compressor, input.baseAddress, input.count, target, bound)
    }
  }

  /// One raw deflate stream of everything.
  func deflate(_ input: UnsafeRawBufferPointer) -> [UInt8] {
    let bound = libdeflate_deflate_compress_bound(compressor, input.count)
    return output(bound: bound) { target in
      libdeflate_deflate_compress(compressor, input.baseAddress, input.count, target, bound)
    }
  }

  private func output(
    bound: Int,
    _ compress: (UnsafeMutableRawPointer) -> Int
  ) -> [UInt8] {
    let memory = Self.pool.take(byteCount: bound)
    defer { Self.pool.giveBack(memory) }
    return Array(UnsafeRawBufferPointer(start: memory.base, count: compress(memory.base)))
  }
}
