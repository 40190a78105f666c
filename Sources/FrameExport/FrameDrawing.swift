internal import Bitmap
internal import CairoRenderer
internal import Scene

/// Draws frames on any thread, sharing what was drawn before.
struct FrameDrawing: Sendable {
  private let draw: @Sendable (Scene) throws -> Bitmap
  private let stack: @Sendable (Scene) throws -> RowStack

  init(_ draw: @escaping @Sendable (Scene) throws -> Bitmap) {
    self.draw = draw
    stack = { scene in RowStack(try draw(scene)) }
  }

  init(_ settings: ExportSettings) {
    // Enough for a few full screens; the default would be most of an export's memory.
    let cache = RasterCache(limit: 64 << 20)
    let renderer = Renderer(scale: settings.scale, placement: settings.placement, cache: cache)
    draw = { scene in try renderer.draw(scene) }
    stack = { scene in try renderer.stack(scene) }
  }

  func callAsFunction(_ frame: Frame) throws(ExportFault) -> Bitmap {
    try run(draw, frame)
  }

  /// The same picture, without copying the rows that other frames show too.
  func rows(of frame: Frame) throws(ExportFault) -> RowStack {
    try run(stack, frame)
  }

  private func run<Picture>(
    _ work: (Scene) throws -> Picture,
    _ frame: Frame
  ) throws(ExportFault) -> Picture {
    do {
      return try work(frame.scene)
    } catch {
      throw .drawing(frame: frame.index, reason: Reason.of(error))
    }
  }
}
