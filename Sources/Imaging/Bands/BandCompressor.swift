internal import Bitmap
internal import CDeflate

/// Compresses bands of pictures of one width; one thread at a time.
final class BandCompressor {
  private let packer: RowPacker
  private let plain: Libdeflate
  private let gradient: Libdeflate
  private let joint = DeflateJoint()
  private var packed = Buffer()
  private var stream = Buffer()
  private var scratch = Buffer()
  private var collected = Buffer()

  init(layout: PixelLayout, width: Int, levels: (plain: Int32, gradient: Int32)) {
    packer = RowPacker(layout: layout, width: width)
    plain = Libdeflate(level: levels.plain)
    gradient = Libdeflate(level: levels.gradient)
  }

  func compress(_ rows: Range<Int>, of picture: RowStack) throws(PNG.Fault) -> Band {
    try picture.withRows(rows, scratch: { collected.room(for: $0) }) {
      pixels throws(PNG.Fault) in
      guard let pixels else { throw .empty }
      return try compress(0..<rows.count, of: pixels)
    }
  }

  private func compress(_ rows: Range<Int>, of pixels: UnsafeRawPointer) throws(PNG.Fault) -> Band {
    let packedCount = rows.count * packer.packedRowBytes
    let packed = self.packed.room(for: packedCount)
    let target = packed.baseAddress?.assumingMemoryBound(to: UInt8.self)
    guard let target, packer.pack(rows, of: pixels, into: target) else { throw .transparent }
    let deflate = packer.isGradient(rows, of: pixels) ? gradient : plain
    let stream = self.stream.room(for: deflate.bound(packedCount) + DeflateJoint.growth)
    let input = UnsafeRawBufferPointer(packed)
    let length = deflate.deflate(input, into: stream)
    let opened = joint.open(stream, count: length, scratch: scratch.room(for: packedCount))
    return Band(
      block: ByteBlock(UnsafeRawBufferPointer(rebasing: stream[..<opened])),
      checksum: libdeflate_adler32(1, input.baseAddress, packedCount),
      packedCount: packedCount
    )
  }

  /// Memory that grows to the largest band and stays.
  private struct Buffer: ~Copyable {
    private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)

    mutating func room(for count: Int) -> UnsafeMutableRawBufferPointer {
      if memory.count < count {
        memory.deallocate()
        memory = .allocate(byteCount: count + count / 4, alignment: 64)
      }
      return UnsafeMutableRawBufferPointer(rebasing: memory[..<count])
    }

    deinit {
      memory.deallocate()
    }
  }
}
