internal import Imaging

/// Frames as PNG files in memory, in any order, drawn on demand.
package struct FrameFiles: Sendable {
  private let draw: FrameDrawing
  private let settings: ExportSettings

  package init(_ settings: ExportSettings) {
    (draw, self.settings) = (FrameDrawing(settings), settings)
  }

  package func file(of exposure: Exposure) throws(ExportFault) -> [UInt8] {
    let bitmap = try draw(exposure)
    do {
      return try PNG.encode(bitmap, as: settings.compression, color: settings.color)
    } catch {
      throw .encoding(frame: exposure.index, reason: error.description)
    }
  }
}
