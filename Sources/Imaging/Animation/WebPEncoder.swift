package import Bitmap

/// Collects the frames of an animated WebP and writes only what changes between them.
///
/// WebP counts thousandths of a second: frames begin within half of one of their times.
public struct WebPEncoder {
  /// The quality of the pictures.
  public enum Quality: Hashable, Sendable {
    case lossless
    /// From 0, smallest, to 100, best.
    case lossy(Double)
  }

  private let quality: Quality
  private let color: PNG.ColorType
  private let plays: Int
  private var sequence: FrameSequence
  private var clock = FrameClock(ticksPerSecond: 1000)
  private var container: WebPContainer?

  /// A `plays` of 0 repeats for ever.
  package init(quality: Quality = .lossless, color: PNG.ColorType = .rgb, plays: Int = 0) {
    precondition(plays >= 0, "an animation cannot play \(plays) times; 0 repeats it for ever")
    if case .lossy(let value) = quality {
      precondition((0...100).contains(value), "a quality must be 0 to 100, not \(value)")
    }
    self.quality = quality
    self.color = color
    self.plays = plays
    sequence = FrameSequence("WebP", largestSide: 16_383, color: color)
  }

  package mutating func add(_ bitmap: Bitmap, seconds: Double) throws(AnimationFault) {
    try append(Self.encode(plan(bitmap, seconds: seconds)))
  }

  /// The finished file.
  package mutating func finish() throws(AnimationFault) -> [UInt8] {
    guard let container else { throw .noFrames }
    self.container = nil
    return try container.finish()
  }
}

extension WebPEncoder {
  /// The data needed to write a frame.
  package struct Plan: Sendable {
    fileprivate let canvas: PNG.Size
    fileprivate let part: PixelRectangle
    /// Only the changed part: whole pictures would be kept until they are encoded.
    fileprivate let picture: Bitmap
    fileprivate let milliseconds: Int
    fileprivate let quality: Quality
    fileprivate let hasAlpha: Bool
  }

  /// An encoded frame.
  package struct EncodedFrame: Sendable {
    fileprivate let stream: [UInt8]
    fileprivate let canvas: PNG.Size
    fileprivate let part: PixelRectangle
    fileprivate let milliseconds: Int
  }

  /// Determines what changes; called in the order of the frames.
  package mutating func plan(
    _ bitmap: Bitmap,
    seconds: Double
  ) throws(AnimationFault) -> Plan {
    let part = try sequence.next(bitmap).onEvenPlaces
    return Plan(
      canvas: PNG.Size(width: bitmap.width, height: bitmap.height),
      part: part,
      picture: bitmap.cropped(to: part),
      milliseconds: try clock.ticks(for: seconds),
      quality: quality,
      hasAlpha: color == .rgba
    )
  }

  /// Takes most of the time; may run in parallel for several frames.
  package static func encode(_ plan: Plan) throws(AnimationFault) -> EncodedFrame {
    let stream = try WebPPicture.encode(plan.picture, plan.quality, hasAlpha: plan.hasAlpha)
    return EncodedFrame(
      stream: stream,
      canvas: plan.canvas,
      part: plan.part,
      milliseconds: plan.milliseconds
    )
  }

  /// Called in the order of the frames.
  package mutating func append(_ piece: EncodedFrame) throws(AnimationFault) {
    let container =
      if let container { container } else {
        try WebPContainer(piece.canvas.width, piece.canvas.height, plays: plays)
      }
    self.container = container
    try container.add(piece.stream, at: piece.part, milliseconds: piece.milliseconds)
  }
}

extension PixelRectangle {
  // WebP stores half the coordinates.
  fileprivate var onEvenPlaces: PixelRectangle {
    PixelRectangle(x: x & ~1, y: y & ~1, width: width + (x & 1), height: height + (y & 1))
  }
}
