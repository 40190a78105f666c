internal import Bitmap
internal import Foundation
internal import Imaging

/// An animation that is compressed in memory and written at its end.
///
/// Frames are compressed on separate threads, in parallel with drawing.
final class EncodedReel<Encoder: AnimationEncoder>: ReelTarget {
  private typealias Job = (index: Int, plan: Encoder.Plan)

  private let file: URL
  private let collector: Collector
  private let pipeline: OrderedPipeline<Job, (index: Int, piece: Encoder.EncodedFrame)>

  /// Plans and assembles frames in order.
  private final class Collector: @unchecked Sendable {
    private let lock = NSLock()
    private var encoder: Encoder

    init(_ encoder: Encoder) {
      self.encoder = encoder
    }

    func with<Result>(
      frame index: Int,
      _ body: (inout Encoder) throws -> Result
    ) throws -> Result {
      try lock.withLock { try EncodedReel.naming(index) { try body(&encoder) } }
    }

    func finish() throws -> [UInt8] { try lock.withLock { try encoder.finish() } }
  }

  init(_ file: URL, _ encoder: Encoder, workers: Int) {
    let collector = Collector(encoder)
    self.file = file
    self.collector = collector
    pipeline = OrderedPipeline(
      workers: workers,
      // Each job holds a picture.
      window: workers,
      work: { job in
        try EncodedReel.naming(job.index) { (job.index, try Encoder.encode(job.plan)) }
      },
      deliver: { made in try collector.with(frame: made.index) { try $0.append(made.piece) } },
      discard: { _ in }
    )
  }

  func add(_ drawn: DrawnFrame, length: TimeInterval) throws {
    let plan = try collector.with(frame: drawn.index) {
      try $0.plan(drawn.bitmap, shownFor: length)
    }
    try pipeline.add((drawn.index, plan))
  }

  func finish() throws -> Int {
    try pipeline.finish()
    let bytes = try collector.finish()
    try bytes.withUnsafeBytes { try AtomicFile([$0], at: file).commit() }
    return bytes.count
  }

  func abandon() {
    pipeline.stop(ExportFault.cancelled)
    // The caller that abandons knows the reason.
    try? pipeline.finish()
  }

  /// Adds the frame's index to an error.
  private static func naming<Result>(_ index: Int, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch {
      throw ExportFault.encoding(frame: index, reason: Reason.of(error))
    }
  }
}

/// Encodes many pictures into one file.
protocol AnimationEncoder: SendableMetatype {
  /// What will be written for a frame.
  associatedtype Plan: Sendable
  /// A frame as it is in the file.
  associatedtype EncodedFrame

  /// Called in the order of the frames.
  mutating func plan(_ bitmap: Bitmap, shownFor seconds: TimeInterval) throws -> Plan
  /// Called in parallel for several frames.
  static func encode(_ plan: Plan) throws -> EncodedFrame
  /// Called in the order of the frames.
  mutating func append(_ piece: EncodedFrame) throws
  mutating func finish() throws -> [UInt8]
}

extension APNGEncoder: AnimationEncoder {
  init(_ settings: ExportSettings, plays: Int) {
    self.init(
      setting: settings.compression,
      color: settings.color,
      plays: plays,
      texts: settings.texts
    )
  }

  // The compression of a frame starts with the results of an earlier one.
  func plan(_ bitmap: Bitmap, shownFor seconds: TimeInterval) -> TimedPicture {
    TimedPicture(bitmap: bitmap, seconds: seconds)
  }

  static func encode(_ plan: TimedPicture) -> TimedPicture { plan }

  mutating func append(_ piece: TimedPicture) throws {
    try add(piece.bitmap, delay: APNG.Delay(seconds: piece.seconds))
  }
}

/// A picture and its duration.
struct TimedPicture: Sendable {
  let bitmap: Bitmap
  let seconds: TimeInterval
}

extension GIFEncoder: AnimationEncoder {
  mutating func plan(_ bitmap: Bitmap, shownFor seconds: TimeInterval) throws -> Plan {
    try plan(bitmap, seconds: seconds)
  }
}

extension WebPEncoder: AnimationEncoder {
  mutating func plan(_ bitmap: Bitmap, shownFor seconds: TimeInterval) throws -> Plan {
    try plan(bitmap, seconds: seconds)
  }
}
