internal import CDeflate

/// A PNG file as Xcode writes it into apps.
///
/// [W] A CgBI chunk comes first, the stream of pixels has neither zlib's header nor its checksum,
/// and pixels are blue, green, red, multiplied by the alpha that may follow.
struct OptimisedPNG {
  let size: PNG.Size
  private let bytes: UnsafeRawBufferPointer
  private let chunks: [PNGChunks.Chunk]
  /// The bytes of a pixel.
  private let channels: Int

  /// Nil for every other PNG file.
  init?(_ bytes: UnsafeRawBufferPointer) throws(PNG.Fault) {
    let all = PNGChunks(bytes)
    guard bytes.starts(with: PNG.signature), all.first(where: { _ in true })?.type == "CgBI" else {
      return nil
    }
    self.bytes = bytes
    chunks = all.dropFirst().prefix { $0.type != "IEND" }
    guard let header = chunks.first, header.isWhole else { throw .truncated }
    guard header.type == "IHDR", header.content.count == 13 else {
      throw .damaged("the header is wrong")
    }
    let start = header.content.lowerBound
    size = PNG.Size(
      width: Int(bytes.bigEndianWord(at: start)),
      height: Int(bytes.bigEndianWord(at: start + 4))
    )
    switch (bytes[start + 8], bytes[start + 9]) {
    case (8, 2): channels = 3
    case (8, 6): channels = 4
    case (let depth, let type):
      throw .damaged("its pixels have \(depth) bits and colour type \(type), and a CgBI chunk")
    }
  }

  /// The same chunks as the standard asks for, except for the order and the alpha of its pixels.
  func standard(limits: PNG.Limits) throws(PNG.Fault) -> [UInt8] {
    try limits.check(size)
    try PNGChunks.verifyAll(bytes)
    var writer = ChunkWriter(startingWith: PNG.signature)
    var isWritten = false
    for chunk in chunks {
      if chunk.type != "IDAT" {
        writer.copy(chunk, of: bytes)
      } else if !isWritten {
        isWritten = true
        writer.addPixels(try stream())
      }
    }
    writer.add("IEND", [])
    return writer.bytes
  }

  /// The stream of pixels with zlib's header and checksum.
  private func stream() throws(PNG.Fault) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for chunk in chunks where chunk.type == "IDAT" { stream += bytes[chunk.content] }
    // Deflate compresses at most 1032 times, so such a file cannot contain its pixels.
    guard (size.width * channels + 1) * size.height / 1032 <= stream.count else {
      throw .truncated
    }
    let (end, checksum) = try inflated(stream.dropFirst(2))
    // The checksum is read where the pixels end, whatever follows them.
    stream.removeSubrange(end...)
    stream.append(bigEndian: checksum)
    return stream
  }

  /// At most: a picture that is interlaced has up to four rows, with a byte each for its filter,
  /// for one.
  private var rowBytes: Int { (size.width * channels + 4) * size.height }

  /// Where the stream ends, and the checksum of what it contains.
  private func inflated(
    _ stream: ArraySlice<UInt8>
  ) throws(PNG.Fault) -> (end: Int, checksum: UInt32) {
    guard let inflater = libdeflate_alloc_decompressor() else {
      throw .damaged("no memory for a decoder")
    }
    defer { libdeflate_free_decompressor(inflater) }
    var status = LIBDEFLATE_BAD_DATA
    var length = 0
    let rows = [UInt8](unsafeUninitializedCapacity: rowBytes) { rows, count in
      status = stream.withUnsafeBytes { bytes in
        libdeflate_deflate_decompress_ex(
          inflater,
          bytes.baseAddress,
          bytes.count,
          rows.baseAddress,
          rowBytes,
          &length,
          &count
        )
      }
      if status != LIBDEFLATE_SUCCESS { count = 0 }
    }
    guard status == LIBDEFLATE_SUCCESS else {
      throw .damaged("its pixels are no stream of deflate")
    }
    return (stream.startIndex + length, libdeflate_adler32(1, rows, rows.count))
  }
}
