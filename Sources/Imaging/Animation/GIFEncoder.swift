package import Bitmap

/// Collects the frames of a GIF and writes only what changes between them.
///
/// A frame with at most 256 colours keeps them exactly; others are reduced to the best fitting
/// colours. GIF counts hundredths of a second: frames begin within half of one of their times, and
/// the total duration is exact. Browsers show frames of less than two hundredths for ten, so a GIF
/// for them has at most 50 frames per second.
package struct GIFEncoder {
  private let color: PNG.ColorType
  private let plays: Int
  private var sequence: FrameSequence
  private var clock = FrameClock(ticksPerSecond: 100)
  private var bytes: [UInt8] = []

  /// With `.rgba`, pixels below half opacity become transparent; a `plays` of 0 repeats for ever.
  package init(color: PNG.ColorType = .rgb, plays: Int = 0) {
    precondition(plays >= 0, "an animation cannot play \(plays) times; 0 repeats it for ever")
    self.color = color
    self.plays = plays
    sequence = FrameSequence("GIF", largestSide: 65_535, color: color)
  }

  package mutating func add(_ bitmap: Bitmap, seconds: Double) throws(AnimationFault) {
    try append(Self.encode(plan(bitmap, seconds: seconds)))
  }

  /// The finished file.
  package mutating func finish() throws(AnimationFault) -> [UInt8] {
    guard !bytes.isEmpty else { throw .noFrames }
    defer { bytes = [] }
    bytes.append(GIFWriter.trailer)
    return bytes
  }
}

extension GIFEncoder {
  /// The data needed to write a frame.
  package struct Plan: Sendable {
    fileprivate let canvas: PNG.Size
    /// What changes; the rest of the previous picture shows through.
    fileprivate let pixels: GIFPixels
    fileprivate let delay: Int
    fileprivate let clearsAfterwards: Bool
  }

  /// An encoded frame.
  package struct EncodedFrame: Sendable {
    fileprivate let bytes: [UInt8]
    fileprivate let canvas: PNG.Size
  }

  /// Determines what changes; called in the order of the frames.
  package mutating func plan(
    _ bitmap: Bitmap,
    seconds: Double
  ) throws(AnimationFault) -> Plan {
    let before = sequence.last
    let changed = try sequence.next(bitmap)
    // What shows through stays visible, so a frame with newly transparent pixels must start on an
    // empty canvas.
    let isWhole = color == .rgba || before == nil
    // Whole pictures: the next frame needs them as well, so that cropped ones would be copies.
    let pixels = GIFPixels(
      picture: bitmap,
      part: isWhole ? PixelRectangle(of: bitmap) : changed,
      before: isWhole ? nil : before
    )
    return Plan(
      canvas: PNG.Size(width: bitmap.width, height: bitmap.height),
      pixels: pixels,
      delay: try clock.ticks(for: seconds),
      clearsAfterwards: color == .rgba
    )
  }

  /// Takes most of the time; may run in parallel for several frames.
  package static func encode(_ plan: Plan) throws(AnimationFault) -> EncodedFrame {
    let writer = try GIFWriter(plan.canvas.width, plan.canvas.height)
    try writer.add(
      GIFFrame(plan.pixels),
      at: plan.pixels.part,
      delay: plan.delay,
      clearsAfterwards: plan.clearsAfterwards
    )
    return EncodedFrame(bytes: try writer.finish().frames, canvas: plan.canvas)
  }

  /// Called in the order of the frames.
  package mutating func append(_ piece: EncodedFrame) throws(AnimationFault) {
    if bytes.isEmpty {
      let writer = try GIFWriter(piece.canvas.width, piece.canvas.height)
      if plays != 1 { try writer.addLoop(plays) }
      bytes = try writer.finish().whole
    }
    bytes += piece.bytes
  }
}
