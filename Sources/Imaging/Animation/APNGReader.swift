internal import Bitmap

extension APNG {
  /// Reads the frames of a file on demand.
  package struct Reader {
    /// The number of frames.
    package var count: Int { parts.count }
    /// How often the animation plays; 0 means for ever.
    package let plays: Int

    private let bytes: [UInt8]
    private let limits: PNG.Limits
    private let header: Range<Int>
    private let shared: [PNGChunks.Chunk]
    private let parts: [APNGParser.ParsedFrame]
    private var canvas: APNGCanvas
    private var index = 0

    package init(_ bytes: [UInt8], limits: PNG.Limits = .standard) throws(PNG.Fault) {
      let result: Result<APNGParser, PNG.Fault> = bytes.withUnsafeBytes { all in
        Result { () throws(PNG.Fault) in
          try PNG.recognise(all)
          guard PNG.isAnimated(bytes) else { throw .notAnimated }
          return try APNGParser(all, limits: limits)
        }
      }
      let file = try result.get()
      try limits.check(file.canvas, frames: file.parts.count)
      guard let header = file.header else { throw .damaged("the header is missing") }
      (self.bytes, self.limits, self.header) = (bytes, limits, header)
      (shared, parts, plays) = (file.shared, file.parts, file.plays)
      canvas = APNGCanvas(file.canvas)
    }

    /// The next frame as it is displayed, or nil after the last.
    package mutating func next() throws(PNG.Fault) -> Frame? {
      guard parts.indices.contains(index) else { return nil }
      let part = parts[index]
      canvas.lay(try picture(of: part), part)
      index += 1
      return Frame(bitmap: canvas.bitmap, delay: part.delay)
    }

    /// A frame's data as a PNG file, so that the decoder can read it.
    private func picture(of part: APNGParser.ParsedFrame) throws(PNG.Fault) -> Bitmap {
      var header: [UInt8] = []
      header.append(bigEndian: UInt32(part.rectangle.width))
      header.append(bigEndian: UInt32(part.rectangle.height))
      header += bytes[self.header].dropFirst(8)
      var still = ChunkWriter(startingWith: PNG.signature)
      still.add("IHDR", header)
      for chunk in shared {
        still.add(chunk.type == "PLTE" ? "PLTE" : "tRNS", Array(bytes[chunk.content]))
      }
      for piece in part.stream { still.add("IDAT", Array(bytes[piece])) }
      still.add("IEND", [])
      return try PNG.decode(still.bytes, limits: limits)
    }
  }
}
