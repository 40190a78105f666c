public import Bitmap

/// Collects the frames of a GIF and writes only what changes between them.
///
/// A frame of at most 256 colours keeps them exactly; others are given the colours that fit best.
/// GIF counts hundredths of a second: frames begin within half of one of their times, and the
/// whole has its length. Browsers show a frame of less than two hundredths for ten, so a GIF for
/// them has at most 50 frames a second.
public struct GIFEncoder {
  private let color: PNG.ColorType
  private let plays: Int
  private var sequence: FrameSequence
  private var clock = FrameClock(ticksPerSecond: 100)
  private var writer: GIFWriter?

  /// With `.rgba`, pixels below half opacity are transparent; a `plays` of 0 repeats without end.
  public init(color: PNG.ColorType = .rgb, plays: Int = 0) {
    precondition(plays >= 0, "an animation cannot play \(plays) times; 0 repeats without end")
    self.color = color
    self.plays = plays
    sequence = FrameSequence("GIF", largestSide: 65_535, color: color)
  }

  public mutating func add(_ bitmap: Bitmap, seconds: Double) throws(AnimationFault) {
    let before = sequence.last
    let changed = try sequence.next(bitmap)
    let delay = try clock.ticks(for: seconds)
    let writer =
      if let writer { writer } else {
        try GIFWriter(bitmap.width, bitmap.height, plays: plays)
      }
    self.writer = writer
    // What shows through stays: a frame that has become clearer must begin on an empty canvas.
    let isWhole = color == .rgba || before == nil
    let part = isWhole ? PixelRectangle(of: bitmap) : changed
    let frame = try GIFFrame(bitmap, part, since: isWhole ? nil : before)
    try writer.add(frame, at: part, delay: delay, clearsAfterwards: color == .rgba)
  }

  /// The file.
  public mutating func finish() throws(AnimationFault) -> [UInt8] {
    guard let writer else { throw .noFrames }
    self.writer = nil
    return try writer.finish()
  }
}
