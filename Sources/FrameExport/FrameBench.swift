internal import Bitmap
internal import Foundation
internal import Imaging
internal import Scene

/// Where one frame becomes one file, on any worker.
final class FrameBench: Sendable {
  private let folder: URL
  private let encoder: SequenceEncoder
  private let pictures = EncodedFrames()

  init(folder: URL, settings: ExportSettings) {
    self.folder = folder
    encoder = SequenceEncoder(
      setting: settings.compression,
      colour: settings.colour,
      texts: settings.texts
    )
  }

  func file(of frame: Frame, _ draw: FrameWriter.Drawing) throws -> AtomicFile {
    let picture = try pictures.picture(of: frame.scene.digest) {
      try encode(drawn(frame, draw), frame)
    }
    let place = folder.appending(path: FrameName.of(frame.index))
    return try picture.withPieces { try AtomicFile($0, at: place) }
  }

  private func drawn(_ frame: Frame, _ draw: FrameWriter.Drawing) throws(ExportFault) -> Bitmap {
    do {
      return try draw(frame.scene)
    } catch {
      throw .drawing(frame: frame.index, reason: Reason.of(error))
    }
  }

  private func encode(_ bitmap: Bitmap, _ frame: Frame) throws(ExportFault) -> EncodedPicture {
    do {
      return try encoder.encode(bitmap)
    } catch {
      throw .encoding(frame: frame.index, reason: error.description)
    }
  }
}
