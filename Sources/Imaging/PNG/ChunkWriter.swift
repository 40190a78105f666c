internal import CDeflate

/// Builds a PNG file chunk by chunk (5.3).
struct ChunkWriter {
  private(set) var bytes: [UInt8]

  init(startingWith bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  mutating func add(_ type: StaticString, _ content: [UInt8]) {
    let start = bytes.count
    bytes.append(bigEndian: UInt32(content.count))
    bytes.append(contentsOf: UnsafeBufferPointer(start: type.utf8Start, count: 4))
    bytes.append(contentsOf: content)
    let checksum = bytes.withUnsafeBytes { all in
      libdeflate_crc32(0, all.baseAddress?.advanced(by: start + 4), content.count + 4)
    }
    bytes.append(bigEndian: checksum)
  }

  /// Adds a whole chunk of another file as it is.
  mutating func copy(_ chunk: PNGChunks.Chunk, of file: UnsafeRawBufferPointer) {
    bytes += file[(chunk.content.lowerBound - 8)..<(chunk.content.upperBound + 4)]
  }

  mutating func append(_ other: ChunkWriter) {
    bytes += other.bytes
  }
}

extension ChunkWriter {
  /// Signature, IHDR, sRGB (perceptual), and the palette if there is one.
  static func head(
    width: Int,
    height: Int,
    layout: PixelLayout,
    texts: [PNG.Text]
  ) -> ChunkWriter {
    var writer = ChunkWriter(startingWith: PNG.signature)
    var header: [UInt8] = []
    header.append(bigEndian: UInt32(width))
    header.append(bigEndian: UInt32(height))
    writer.add("IHDR", header + [UInt8(layout.bitDepth), layout.colorType, 0, 0, 0])
    writer.add("sRGB", [0])
    if case .indexed(let palette) = layout { writer.add(palette) }
    for text in texts { writer.add("iTXt", text.chunk) }
    return writer
  }

  // A chunk has less than 2^31 bytes; a stream may continue in the next (11.2.3).
  mutating func addPixels(_ stream: [UInt8]) {
    for start in Swift.stride(from: 0, to: stream.count, by: 1 << 30) {
      add("IDAT", Array(stream[start..<min(start + (1 << 30), stream.count)]))
    }
  }

  private mutating func add(_ palette: Palette) {
    let colors = palette.colors
    add("PLTE", colors.flatMap { $0[0..<3] })
    if let last = colors.lastIndex(where: { $0[3] < 255 }) {
      add("tRNS", colors[...last].map { $0[3] })
    }
  }
}

extension [UInt8] {
  mutating func append(bigEndian word: UInt32) {
    for shift in stride(from: 24, through: 0, by: -8) {
      append(UInt8(truncatingIfNeeded: word >> UInt32(shift)))
    }
  }

  mutating func append(bigEndian word: UInt16) {
    append(UInt8(truncatingIfNeeded: word >> 8))
    append(UInt8(truncatingIfNeeded: word))
  }
}
