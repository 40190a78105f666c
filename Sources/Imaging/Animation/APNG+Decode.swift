internal import Bitmap

extension APNG {
  /// Reads all frames as they are displayed; `limits` apply to their total number of pixels.
  package static func decode(
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

  /// Reads frame by frame, keeping only one in memory, and returns how often the animation plays.
  @discardableResult
  package static func read(
    _ bytes: [UInt8],
    limits: PNG.Limits = .standard,
    each body: (Frame) throws(PNG.Fault) -> Void
  ) throws(PNG.Fault) -> Int {
    var reader = try Reader(bytes, limits: limits)
    while let frame = try reader.next() { try body(frame) }
    return reader.plays
  }
}
