package import Bitmap
package import Foundation
internal import Imaging
public import Scene

/// Writes frames as PNG files into a folder while they are made.
///
/// Drawing and encoding run on threads of their own; `write` waits while they are behind. Files
/// appear whole and in the order of the frames.
public final class FrameWriter: FrameSink {
  /// Draws scenes; every worker has one of its own.
  package typealias Drawing = (Scene) throws -> Bitmap

  private let pipeline: OrderedPipeline<Frame, AtomicFile>
  private let cancellation: ExportCancellation
  private let tally: Tally
  private var hasFinished = false

  package init(
    folder: URL,
    settings: ExportSettings,
    cancellation: ExportCancellation = ExportCancellation(),
    progress: @escaping @Sendable (ExportProgress) -> Void = { _ in },
    makeDrawing: @escaping @Sendable () -> Drawing
  ) throws(ExportFault) {
    try Self.makeFolder(folder)
    let bench = FrameBench(folder: folder, settings: settings)
    let tally = Tally(progress)
    self.tally = tally
    self.cancellation = cancellation
    pipeline = OrderedPipeline(
      workers: settings.workers,
      makeWork: {
        let draw = makeDrawing()
        return { frame in
          if cancellation.isCancelled { throw ExportFault.cancelled }
          return try bench.file(of: frame, draw)
        }
      },
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

  /// Takes a frame; its file is named by its index.
  public func write(_ frame: Frame) throws {
    if hasFinished { throw ExportFault.finished }
    if cancellation.isCancelled || Task.isCancelled { pipeline.stop(ExportFault.cancelled) }
    try pipeline.add(frame)
  }

  /// Waits for the last file, and says how many there are.
  @discardableResult
  public func finish() throws -> Int {
    hasFinished = true
    try pipeline.finish()
    return tally.frames
  }

  private static func makeFolder(_ folder: URL) throws(ExportFault) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .folder(path: folder.path, reason: Reason.of(error))
    }
  }
}
