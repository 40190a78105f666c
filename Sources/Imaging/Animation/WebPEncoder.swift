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
    try append(Self.encode(plan(bitmap, seconds: seconds)))
  }

  /// The file.
  public mutating func finish() throws(AnimationFault) -> [UInt8] {
    guard let container else { throw .noFrames }
    self.container = nil
    return try container.finish()
  }
}

extension WebPEncoder {
  /// What is to be written of a frame.
  package struct Plan: Sendable {
    fileprivate let canvas: PNG.Size
    fileprivate let part: PixelRectangle
    /// Only the part: whole pictures would be kept for as long as it waits.
    fileprivate let picture: Bitmap
    fileprivate let milliseconds: Int
    fileprivate let quality: Quality
    fileprivate let hasAlpha: Bool
  }

  /// A frame as it stands in the file.
  package struct Piece: Sendable {
    fileprivate let stream: [UInt8]
    fileprivate let canvas: PNG.Size
    fileprivate let part: PixelRectangle
    fileprivate let milliseconds: Int
  }

  /// What changes with a picture: by order of the frames.
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

  /// Takes nearly all of the time, and may run beside other frames.
  package static func encode(_ plan: Plan) throws(AnimationFault) -> Piece {
    let stream = try WebPPicture.encode(plan.picture, plan.quality, hasAlpha: plan.hasAlpha)
    return Piece(
      stream: stream,
      canvas: plan.canvas,
      part: plan.part,
      milliseconds: plan.milliseconds
    )
  }

  /// By order of the frames.
  package mutating func append(_ piece: Piece) throws(AnimationFault) {
    let container =
      if let container { container } else {
        try WebPContainer(piece.canvas.width, piece.canvas.height, plays: plays)
      }
    self.container = container
    try container.add(piece.stream, at: piece.part, milliseconds: piece.milliseconds)
  }
}

extension PixelRectangle {
  // WebP stores halves of the places.
  fileprivate var onEvenPlaces: PixelRectangle {
    PixelRectangle(x: x & ~1, y: y & ~1, width: width + (x & 1), height: height + (y & 1))
  }
}
