internal import Bitmap
internal import Foundation
internal import Imaging
internal import Scene

/// Turns one frame into one file, on any worker.
final class FrameBench: Sendable {
  private let folder: URL
  private let draw: FrameDrawing
  private let encoder: SequenceEncoder
  private let pictures = EncodedFrames()

  init(folder: URL, settings: ExportSettings, draw: FrameDrawing) {
    self.folder = folder
    self.draw = draw
    encoder = SequenceEncoder(
      setting: settings.compression,
      color: settings.color,
      texts: settings.texts,
      workers: settings.workers
    )
  }

  func file(of exposure: Exposure) throws -> AtomicFile {
    let picture = try pictures.picture(of: exposure.digest) {
      try encode(draw.rows(of: exposure), exposure)
    }
    let file = folder.appending(path: FrameName.of(exposure.index))
    return try picture.withPieces { try AtomicFile($0, at: file) }
  }

  /// Draws what the exposure's own worker has not reached yet.
  func help(with exposure: Exposure) {
    draw.help(with: exposure)
  }

  private func encode(
    _ rows: RowStack,
    _ exposure: Exposure
  ) throws(ExportFault) -> EncodedPicture {
    do {
      return try encoder.encode(rows)
    } catch {
      throw .encoding(frame: exposure.index, reason: error.description)
    }
  }
}

extension Exposure {
  /// A digest of everything that affects the frame's pixels.
  var digest: Digest {
    guard !isStill else { return scenes[0].digest }
    var builder = DigestBuilder()
    builder.combine(inLinearLight)
    for scene in scenes { builder.combine(scene.digest) }
    return builder.finish()
  }
}
