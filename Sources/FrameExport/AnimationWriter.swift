internal import Bitmap
public import Foundation
internal import Imaging
public import Scene

/// Writes frames into one animated PNG file while they are made.
///
/// Drawing runs on threads of its own; the file appears whole when the writer finishes.
public final class AnimationWriter: FrameSink {
  private let file: URL
  private let reel: Reel
  private let cancellation: ExportCancellation
  private let pipeline: OrderedPipeline<Frame, DrawnFrame>
  private var hasFinished = false

  /// A `plays` of 0 repeats without end.
  public init(
    file: URL,
    plays: Int = 0,
    settings: ExportSettings = ExportSettings(),
    cancellation: ExportCancellation = ExportCancellation()
  ) {
    self.file = file
    self.cancellation = cancellation
    let reel = Reel(plays: plays, settings)
    self.reel = reel
    let draw = FrameDrawing(settings)
    pipeline = OrderedPipeline(
      workers: settings.workers,
      work: { frame in
        if cancellation.isCancelled { throw ExportFault.cancelled }
        return DrawnFrame(frame: frame, bitmap: try draw(frame))
      },
      deliver: { try reel.add($0) },
      discard: { _ in }
    )
  }

  deinit {
    if !hasFinished { pipeline.stop(ExportFault.cancelled) }
    try? pipeline.finish()
  }

  /// Takes a frame; it is shown until the time of the next.
  public func write(_ frame: Frame) throws {
    if hasFinished { throw ExportFault.finished }
    if cancellation.isCancelled || Task.isCancelled { pipeline.stop(ExportFault.cancelled) }
    try pipeline.add(frame)
  }

  /// Writes the file and says how many frames it has.
  ///
  /// The last frame is shown as long as the one before it, a single frame for `duration`.
  @discardableResult
  public func finish(
    duration: TimeInterval = 0,
    progress: @Sendable (ExportProgress) -> Void = { _ in }
  ) throws -> Int {
    hasFinished = true
    try pipeline.finish()
    if cancellation.isCancelled { throw ExportFault.cancelled }
    let bytes = try reel.finish(duration: duration)
    try bytes.withUnsafeBytes { try AtomicFile([$0], at: file).commit() }
    progress(ExportProgress(frames: reel.count, bytes: bytes.count, file: file))
    return reel.count
  }
}

/// A frame and its picture.
struct DrawnFrame {
  let frame: Frame
  let bitmap: Bitmap
}
