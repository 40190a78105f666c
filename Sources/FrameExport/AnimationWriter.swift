internal import Bitmap
public import Foundation
internal import Imaging
public import Scene

/// Writes frames into one file or stream while they are made.
///
/// Drawing runs on separate threads; the file appears when the writer finishes.
public final class AnimationWriter: FrameSink {
  private let file: URL
  private let reel: ReelFeed
  private let cancellation: ExportCancellation
  private let pipeline: OrderedPipeline<Exposure, DrawnFrame>
  private var hasFinished = false

  /// An animated PNG; a `plays` of 0 repeats for ever.
  public convenience init(
    file: URL,
    plays: Int = 0,
    settings: ExportSettings = ExportSettings(),
    cancellation: ExportCancellation = ExportCancellation()
  ) {
    let target = EncodedReel(file, APNGEncoder(settings, plays: plays), workers: 1)
    self.init(file: file, target: target, settings: settings, cancellation: cancellation)
  }

  /// A file of any format; for videos it throws if there is no ffmpeg.
  public convenience init(
    file: URL,
    format: AnimationFormat,
    settings: ExportSettings = ExportSettings(),
    cancellation: ExportCancellation = ExportCancellation()
  ) throws(ExportFault) {
    let target: any ReelTarget =
      switch format {
      case .animatedPNG(let plays):
        EncodedReel(file, APNGEncoder(settings, plays: plays), workers: 1)
      case .gif(let plays):
        EncodedReel(
          file,
          GIFEncoder(color: settings.color, plays: plays),
          workers: settings.workers
        )
      case .webP(let plays, let quality):
        EncodedReel(
          file,
          WebPEncoder(quality: quality, color: settings.color, plays: plays),
          workers: settings.workers
        )
      case .video(let video): try VideoReel(file, as: video, color: settings.color)
      }
    self.init(file: file, target: target, settings: settings, cancellation: cancellation)
  }

  /// Straight red, green, blue, alpha bytes, rows from the top, frame after frame, into a pipe or
  /// an open file.
  public convenience init(
    rawInto handle: FileHandle,
    settings: ExportSettings = ExportSettings(),
    cancellation: ExportCancellation = ExportCancellation()
  ) {
    let file = URL(filePath: "/dev/fd/\(handle.fileDescriptor)")
    self.init(
      file: file,
      target: RawReel(handle),
      settings: settings,
      cancellation: cancellation
    )
  }

  /// Passes drawn frames to a target, for other kinds of files.
  package init(
    file: URL,
    target: any ReelTarget,
    settings: ExportSettings,
    cancellation: ExportCancellation
  ) {
    self.file = file
    self.cancellation = cancellation
    let reel = ReelFeed(target)
    self.reel = reel
    let draw = FrameDrawing(settings)
    pipeline = OrderedPipeline(
      workers: settings.workers,
      // Each job holds a picture.
      window: settings.workers,
      work: { exposure in
        if cancellation.isCancelled { throw ExportFault.cancelled }
        let bitmap = try draw(exposure)
        return DrawnFrame(index: exposure.index, time: exposure.time, bitmap: bitmap)
      },
      deliver: { try reel.add($0) },
      discard: { _ in }
    )
  }

  deinit {
    guard !hasFinished else { return }
    pipeline.stop(ExportFault.cancelled)
    try? pipeline.finish()
    reel.abandon()
  }

  /// Adds a frame, which is shown until the time of the next.
  public func write(_ frame: Frame) throws {
    try write(Exposure(frame))
  }

  /// Adds a frame that may have motion blur.
  public func write(_ exposure: Exposure) throws {
    if hasFinished { throw ExportFault.finished }
    if cancellation.isCancelled || Task.isCancelled { pipeline.stop(ExportFault.cancelled) }
    do {
      try pipeline.add(exposure)
    } catch {
      throw cause(of: error)
    }
  }

  /// A cancellation can cause many errors; the cancellation itself is reported.
  private func cause(of error: any Error) -> any Error {
    cancellation.isCancelled ? ExportFault.cancelled : error
  }

  /// Writes the file and returns the number of frames.
  ///
  /// The last frame is shown as long as the one before it, a single frame for `duration`.
  @discardableResult
  public func finish(
    duration: TimeInterval = 0,
    progress: @Sendable (ExportProgress) -> Void = { _ in }
  ) throws -> Int {
    hasFinished = true
    do {
      try pipeline.finish()
      if cancellation.isCancelled { throw ExportFault.cancelled }
      let bytes = try reel.finish(duration: duration)
      progress(ExportProgress(frames: reel.count, bytes: bytes, file: file))
      return reel.count
    } catch {
      reel.abandon()
      throw cause(of: error)
    }
  }
}
