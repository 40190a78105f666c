internal import Bitmap
internal import Foundation
internal import Imaging
internal import Scene

/// Where one frame becomes one file, on any worker.
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
      colour: settings.colour,
      texts: settings.texts
    )
  }

  func file(of frame: Frame) throws -> AtomicFile {
    let picture = try pictures.picture(of: frame.scene.digest) {
      try encode(draw.rows(of: frame), frame)
    }
    let place = folder.appending(path: FrameName.of(frame.index))
    return try picture.withPieces { try AtomicFile($0, at: place) }
  }

  private func encode(_ rows: RowStack, _ frame: Frame) throws(ExportFault) -> EncodedPicture {
    do {
      return try encoder.encode(rows)
    } catch {
      throw .encoding(frame: frame.index, reason: error.description)
    }
  }
}
