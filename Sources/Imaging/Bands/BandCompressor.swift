internal import Bitmap
internal import CDeflate

/// Compresses bands of pictures of one width; for one thread at a time.
final class BandCompressor {
  private let packer: RowPacker
  private let shared: [RowContent: Shared]
  private let drawing: Once
  private let photograph: Once
  private var packed = Buffer()
  private var stream = Buffer()
  private var collected = Buffer()

  /// The compressor for bands that many pictures share.
  private enum Shared {
    case pixels(RowDeflate)
    case bytes(Libdeflate)
  }

  /// The compressor for bands that are written once.
  private enum Once {
    case pixels(RowDeflate)
    case quickly(ISALBlock)
    case well(Libdeflate)
  }

  init(layout: PixelLayout, width: Int, setting: PNG.Setting) {
    packer = RowPacker(layout: layout, width: width)
    let rows = RowDeflate(rowBytes: packer.packedRowBytes, pixelBytes: layout.filterStep)
    let made = RowContent.allCases.map { content -> (RowContent, Shared) in
      switch setting.bandCodec(for: content) {
      case .pixels: (content, .pixels(rows))
      case .bytes(let level): (content, .bytes(Libdeflate(level: level)))
      }
    }
    shared = Dictionary(uniqueKeysWithValues: made)
    func once(_ codec: PNG.Setting.OnceCodec) -> Once {
      switch codec {
      case .pixels: .pixels(rows)
      case .bytes(.isal(let level)): .quickly(ISALBlock(level: level))
      case .bytes(.libdeflate(let level)): .well(Libdeflate(level: level))
      }
    }
    let ofDrawings = setting.onceCodec(isPhotograph: false)
    let ofPhotographs = setting.onceCodec(isPhotograph: true)
    drawing = once(ofDrawings)
    photograph = ofPhotographs == ofDrawings ? drawing : once(ofPhotographs)
  }

  func compress(_ rows: Range<Int>, of picture: RowStack) throws(PNG.Fault) -> Band {
    try picture.withRows(rows, scratch: { collected.room(for: $0) }) {
      pixels throws(PNG.Fault) in
      guard let pixels else { throw .empty }
      return try compress(0..<rows.count, of: pixels, isShared: picture.isShared)
    }
  }

  private func compress(
    _ rows: Range<Int>,
    of pixels: UnsafeRawPointer,
    isShared: Bool
  ) throws(PNG.Fault) -> Band {
    let packedCount = rows.count * packer.packedRowBytes
    let packed = self.packed.room(for: packedCount, spare: RowDeflate.spareBytes)
    let target = packed.baseAddress?.assumingMemoryBound(to: UInt8.self)
    guard let target, packer.pack(rows, of: pixels, into: target) else { throw .transparent }
    let stream =
      isShared
      ? compressShared(packed, packer.content(of: rows, of: pixels))
      : compressOnce(packed, packer.isPhotograph(rows, of: pixels) ? photograph : drawing)
    return Band(
      block: ByteBlock(UnsafeRawBufferPointer(rebasing: stream)),
      checksum: libdeflate_adler32(1, packed.baseAddress, packedCount),
      packedCount: packedCount
    )
  }

  private func compressShared(
    _ packed: UnsafeMutableRawBufferPointer,
    _ content: RowContent
  ) -> Slice<UnsafeMutableRawBufferPointer> {
    switch shared[content] {
    case .pixels(let deflate)?:
      return compress(packed, deflate, isThorough: true)
    case .bytes(let deflate)?:
      return compress(packed, deflate)
    case nil:
      preconditionFailure("there is no compressor for \(content)")
    }
  }

  private func compressOnce(
    _ packed: UnsafeMutableRawBufferPointer,
    _ once: Once
  ) -> Slice<UnsafeMutableRawBufferPointer> {
    switch once {
    case .pixels(let deflate):
      return compress(packed, deflate, isThorough: false)
    case .quickly(let deflate):
      let target = stream.room(for: ISALBlock.bound(packed.count))
      let length = deflate.deflate(
        packed.assumingMemoryBound(to: UInt8.self),
        into: target.assumingMemoryBound(to: UInt8.self)
      )
      return target[..<length]
    case .well(let deflate):
      return compress(packed, deflate)
    }
  }

  private func compress(
    _ packed: UnsafeMutableRawBufferPointer,
    _ deflate: RowDeflate,
    isThorough: Bool
  ) -> Slice<UnsafeMutableRawBufferPointer> {
    let target = stream.room(for: RowDeflate.bound(packed.count))
    let rows = UnsafeRawBufferPointer(packed)
    return target[..<deflate.deflate(rows, into: target, isThorough: isThorough)]
  }

  private func compress(
    _ packed: UnsafeMutableRawBufferPointer,
    _ deflate: Libdeflate
  ) -> Slice<UnsafeMutableRawBufferPointer> {
    let target = stream.room(for: deflate.bound(packed.count) + DeflateJoint.growth)
    let length = deflate.deflate(UnsafeRawBufferPointer(packed), into: target)
    return target[..<DeflateJoint.open(target, count: length)]
  }

  /// Memory that grows to the size of the largest band.
  private struct Buffer: ~Copyable {
    private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)

    /// `spare` bytes after them may be read, too.
    mutating func room(for count: Int, spare: Int = 0) -> UnsafeMutableRawBufferPointer {
      if memory.count < count + spare {
        memory.deallocate()
        memory = .allocate(byteCount: count + count / 4 + spare, alignment: 64)
      }
      return UnsafeMutableRawBufferPointer(rebasing: memory[..<count])
    }

    deinit {
      memory.deallocate()
    }
  }
}
