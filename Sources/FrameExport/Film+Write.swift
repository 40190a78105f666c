public import Foundation
public import Scene

extension Film {
  /// Writes all frames and says how many they are.
  ///
  /// For `.pngSequence` the place is a folder, for `.animatedPNG` a file. Inside of a task that is
  /// cancelled, the export stops too.
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
    case .animatedPNG(let plays):
      let writer = AnimationWriter(
        file: url,
        plays: plays,
        settings: settings,
        cancellation: cancellation
      )
      for frame in frames { try writer.write(frame) }
      return try writer.finish(duration: duration, progress: progress)
    }
  }
}
