public import Foundation
public import Scene

extension Film {
  /// Writes all frames and returns their number.
  ///
  /// For `.pngSequence` the path is a folder, for all others a file. If the surrounding task is
  /// cancelled, the export stops.
  @discardableResult
  public func write(
    to url: URL,
    as format: FilmFormat = .pngSequence,
    settings: ExportSettings = ExportSettings(),
    cancellation: ExportCancellation = ExportCancellation(),
    progress: @escaping @Sendable (ExportProgress) -> Void = { _ in }
  ) throws -> Int {
    guard !frames.isEmpty else { throw ExportFault.noFrames }
    switch format {
    case .pngSequence:
      let writer = try FrameWriter(
        folder: url,
        settings: settings,
        cancellation: cancellation,
        progress: progress
      )
      for frame in frames { try writer.write(frame) }
      return try writer.finish()
    case .animation(let format):
      return try animate(
        to: url,
        as: format,
        settings: settings,
        cancellation: cancellation,
        progress: progress
      )
    }
  }

  private func animate(
    to url: URL,
    as format: AnimationFormat,
    settings: ExportSettings,
    cancellation: ExportCancellation,
    progress: @Sendable (ExportProgress) -> Void
  ) throws -> Int {
    let writer = try AnimationWriter(
      file: url,
      format: format,
      settings: settings,
      cancellation: cancellation
    )
    for frame in frames { try writer.write(frame) }
    return try writer.finish(duration: duration, progress: progress)
  }
}
