internal import Bitmap

/// A picture that is compressed into one zlib stream.
struct PackedPicture {
  private let bitmap: Bitmap
  private let packer: RowPacker

  // The rows of a phone's screen and their stream; fresh blocks cost 3 ms of page faults.
  private static let pool = PixelPool(limit: 2)

  init(_ bitmap: Bitmap, _ layout: PixelLayout) {
    self.bitmap = bitmap
    packer = RowPacker(layout: layout, width: bitmap.width)
  }

  /// Rows go through ISA-L a few at a time and stay in the processor's cache.
  func compressedByISAL(level: UInt32) -> (bytes: [UInt8], keptTransparency: Bool) {
    let rowsAtATime = max(1, 131_072 / packer.packedRowBytes)
    let deflate = ISALStream(level: level)
    let buffer = UnsafeMutablePointer<UInt8>
      .allocate(capacity: rowsAtATime * packer.packedRowBytes)
    defer { buffer.deallocate() }
    var keptTransparency = true
    bitmap.withUnsafeBytes { pixels in
      guard let base = pixels.baseAddress else { return }
      for top in stride(from: 0, to: bitmap.height, by: rowsAtATime) {
        let rows = top..<min(top + rowsAtATime, bitmap.height)
        keptTransparency = packer.pack(rows, of: base, into: buffer) && keptTransparency
        deflate.add(
          UnsafeMutableBufferPointer(start: buffer, count: rows.count * packer.packedRowBytes),
          isLast: rows.upperBound == bitmap.height
        )
      }
    }
    return (deflate.bytes, keptTransparency)
  }

  func compressedByLibdeflate(level: Int32) -> (bytes: [UInt8], keptTransparency: Bool) {
    let byteCount = packer.packedRowBytes * bitmap.height
    let rows = Self.memory(byteCount)
    defer { Self.pool.giveBack(rows) }
    let target = rows.base.assumingMemoryBound(to: UInt8.self)
    let keptTransparency = bitmap.withUnsafeBytes { pixels in
      pixels.baseAddress.map { packer.pack(0..<bitmap.height, of: $0, into: target) } ?? true
    }
    let deflate = Libdeflate(level: level)
    let stream = Self.memory(deflate.bound(byteCount))
    defer { Self.pool.giveBack(stream) }
    let length = deflate.zlib(UnsafeRawBufferPointer(rows.bytes), into: stream.bytes)
    return (Array(stream.bytes[..<length]), keptTransparency)
  }

  private static func memory(_ byteCount: Int) -> PixelMemory {
    guard let memory = pool.take(byteCount: byteCount) else { MemoryShortage.end(byteCount) }
    return memory
  }
}

extension PixelMemory {
  fileprivate var bytes: UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(start: base, count: byteCount)
  }
}
