internal import Bitmap

extension APNG {
  /// Reads all frames as they are seen; together they may hold as many pixels as `limits` allow.
  public static func decode(
    _ bytes: [UInt8],
    limits: PNG.Limits = .standard
  ) throws(PNG.Fault) -> Animation {
    var frames: [Frame] = []
    var pixels = 0
    let plays = try read(bytes, limits: limits) { frame throws(PNG.Fault) in
      pixels += frame.bitmap.width * frame.bitmap.height
      guard pixels <= limits.pixels else {
        let (width, height) = (frame.bitmap.width, frame.bitmap.height * (frames.count + 1))
        throw .tooLarge(width: width, height: height, limits: limits)
      }
      frames.append(frame)
    }
    return Animation(frames: frames, plays: plays)
  }

  /// Reads frame by frame, holding only one, and returns how often the animation is played.
  @discardableResult
  public static func read(
    _ bytes: [UInt8],
    limits: PNG.Limits = .standard,
    each body: (Frame) throws(PNG.Fault) -> Void
  ) throws(PNG.Fault) -> Int {
    let result: Result<Int, PNG.Fault> = bytes.withUnsafeBytes { all in
      Result { () throws(PNG.Fault) in
        try PNG.recognise(all)
        guard PNG.isAnimated(bytes) else { throw .notAnimated }
        let file = try APNGParser(all, limits: limits)
        try limits.check(file.canvas, frames: file.parts.count)
        var canvas = APNGCanvas(file.canvas)
        for part in file.parts {
          canvas.lay(try picture(of: part, file, all, limits), part)
          try body(Frame(bitmap: canvas.bitmap, delay: part.delay))
        }
        return file.plays
      }
    }
    return try result.get()
  }

  /// A frame's stream, dressed up as a file of its own.
  private static func picture(
    of part: APNGParser.Part,
    _ file: APNGParser,
    _ bytes: UnsafeRawBufferPointer,
    _ limits: PNG.Limits
  ) throws(PNG.Fault) -> Bitmap {
    guard let original = file.header else { throw .damaged("the header is missing") }
    var header: [UInt8] = []
    header.append(bigEndian: UInt32(part.rectangle.width))
    header.append(bigEndian: UInt32(part.rectangle.height))
    header += bytes[original].dropFirst(8)
    var still = ChunkWriter(startingWith: PNG.signature)
    still.add("IHDR", header)
    for chunk in file.shared {
      still.add(chunk.type == "PLTE" ? "PLTE" : "tRNS", Array(bytes[chunk.content]))
    }
    for piece in part.stream { still.add("IDAT", Array(bytes[piece])) }
    still.add("IEND", [])
    return try PNG.decode(still.bytes, limits: limits)
  }
}
