public import Bitmap

/// Collects the frames of an animated WebP and writes only what changes between them.
///
/// WebP counts thousandths of a second: frames begin within half of one of their times.
public struct WebPEncoder {
  /// How much of the pictures is kept.
  public enum Quality: Hashable, Sendable {
    case lossless
    /// From 0, small, to 100, good.
    case lossy(Double)
  }

  private let quality: Quality
  private let color: PNG.ColorType
  private let plays: Int
  private var sequence: FrameSequence
  private var clock = FrameClock(ticksPerSecond: 1000)
  private var container: WebPContainer?

  /// A `plays` of 0 repeats without end.
  public init(quality: Quality = .lossless, color: PNG.ColorType = .rgb, plays: Int = 0) {
    precondition(plays >= 0, "an animation cannot play \(plays) times; 0 repeats without end")
    if case .lossy(let value) = quality {
      precondition((0...100).contains(value), "a quality is 0 to 100, not \(value)")
    }
    self.quality = quality
    self.color = color
    self.plays = plays
    sequence = FrameSequence("WebP", largestSide: 16_383, color: color)
  }

  public mutating func add(_ bitmap: Bitmap, seconds: Double) throws(AnimationFault) {
    let part = try sequence.next(bitmap).onEvenPlaces
    let length = try clock.ticks(for: seconds)
    let container =
      if let container { container } else {
        try WebPContainer(bitmap.width, bitmap.height, plays: plays)
      }
    self.container = container
    let picture = bitmap.cropped(to: part)
    let stream = try WebPPicture.encode(picture, quality, hasAlpha: color == .rgba)
    try container.add(stream, at: part, milliseconds: length)
  }

  /// The file.
  public mutating func finish() throws(AnimationFault) -> [UInt8] {
    guard let container else { throw .noFrames }
    self.container = nil
    return try container.finish()
  }
}

extension PixelRectangle {
  // WebP stores halves of the places.
  fileprivate var onEvenPlaces: PixelRectangle {
    PixelRectangle(x: x & ~1, y: y & ~1, width: width + (x & 1), height: height + (y & 1))
  }
}
