internal import Bitmap
internal import CairoRenderer
internal import Scene

/// Draws frames on any thread, sharing what was drawn before.
struct FrameDrawing: Sendable {
  private let draw: @Sendable (Scene) throws -> Bitmap

  init(_ draw: @escaping @Sendable (Scene) throws -> Bitmap) {
    self.draw = draw
  }

  init(_ settings: ExportSettings) {
    // Enough for a few full screens; the default would be most of an export's memory.
    let cache = RasterCache(limit: 64 << 20)
    let renderer = Renderer(scale: settings.scale, placement: settings.placement, cache: cache)
    draw = { scene in try renderer.draw(scene) }
  }

  func callAsFunction(_ frame: Frame) throws(ExportFault) -> Bitmap {
    do {
      return try draw(frame.scene)
    } catch {
      throw .drawing(frame: frame.index, reason: Reason.of(error))
    }
  }
}
