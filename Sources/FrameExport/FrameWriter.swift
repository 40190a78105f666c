public import Foundation
internal import Imaging
public import Scene

/// Writes frames as PNG files into a folder while they are made.
///
/// Drawing and encoding run on separate threads; `write` waits while they are behind. Files appear
/// complete and in order.
public final class FrameWriter: FrameSink {
  private let pipeline: OrderedPipeline<Exposure, AtomicFile>
  private let cancellation: ExportCancellation
  private let tally: Tally
  private var hasFinished = false

  /// Creates the folder if it does not exist.
  public convenience init(
    folder: URL,
    settings: ExportSettings = ExportSettings(),
    cancellation: ExportCancellation = ExportCancellation(),
    progress: @escaping @Sendable (ExportProgress) -> Void = { _ in }
  ) throws(ExportFault) {
    let draw = FrameDrawing(settings)
    try self.init(
      folder: folder,
      settings: settings,
      cancellation: cancellation,
      progress: progress,
      draw: draw
    )
  }

  init(
    folder: URL,
    settings: ExportSettings,
    cancellation: ExportCancellation = ExportCancellation(),
    progress: @escaping @Sendable (ExportProgress) -> Void = { _ in },
    draw: FrameDrawing
  ) throws(ExportFault) {
    try Self.makeFolder(folder)
    let bench = FrameBench(folder: folder, settings: settings, draw: draw)
    let tally = Tally(progress)
    self.tally = tally
    self.cancellation = cancellation
    pipeline = OrderedPipeline(
      workers: settings.workers,
      work: { exposure in
        if cancellation.isCancelled { throw ExportFault.cancelled }
        return try bench.file(of: exposure)
      },
      help: { bench.help(with: $0) },
      deliver: { file in
        if cancellation.isCancelled {
          file.discard()
          throw ExportFault.cancelled
        }
        try file.commit()
        tally.add(file)
      },
      discard: { $0.discard() }
    )
  }

  deinit {
    if !hasFinished { pipeline.stop(ExportFault.cancelled) }
    try? pipeline.finish()
  }

  /// Adds a frame; its file is named by its index.
  public func write(_ frame: Frame) throws {
    try write(Exposure(frame))
  }

  /// Adds a frame that may have motion blur.
  public func write(_ exposure: Exposure) throws {
    if hasFinished { throw ExportFault.finished }
    if cancellation.isCancelled || Task.isCancelled { pipeline.stop(ExportFault.cancelled) }
    try pipeline.add(exposure)
  }

  /// Waits for the last file, and returns the number of files.
  @discardableResult
  public func finish() throws -> Int {
    hasFinished = true
    try pipeline.finish()
    return tally.frames
  }

  static func makeFolder(_ folder: URL) throws(ExportFault) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .folder(path: folder.path, reason: Reason.of(error))
    }
  }
}
