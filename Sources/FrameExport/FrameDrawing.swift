internal import Bitmap
internal import CairoRenderer
internal import Scene

/// Draws frames on any thread, with a shared cache.
struct FrameDrawing: Sendable {
  private let draw: @Sendable ([Scene], _ inLinearLight: Bool) throws -> Bitmap
  private let stack: @Sendable (Scene) throws -> RowStack
  private let prepare: @Sendable (Scene) -> Void

  init(_ draw: @escaping @Sendable (Scene) throws -> Bitmap) {
    self.draw = { scenes, _ in try draw(scenes[0]) }
    stack = { scene in RowStack(try draw(scene)) }
    prepare = { _ in }
  }

  init(_ settings: ExportSettings) {
    // Enough for a few full screens; the default would be most of an export's memory.
    let cache = RasterCache(limit: 64 << 20)
    let renderer = Renderer(scale: settings.scale, placement: settings.placement, cache: cache)
    draw = { scenes, isLinear in try renderer.expose(scenes, inLinearLight: isLinear) }
    stack = { scene in try renderer.stack(scene) }
    prepare = { scene in renderer.prepare(scene) }
  }

  /// Draws parts that the picture will need, from front to back, while its worker starts at the
  /// back.
  func help(with exposure: Exposure) {
    for scene in exposure.scenes.prefix(exposure.isStill ? 1 : exposure.scenes.count) {
      prepare(scene)
    }
  }

  func callAsFunction(_ exposure: Exposure) throws(ExportFault) -> Bitmap {
    try run(exposure) { try draw($0, exposure.inLinearLight) }
  }

  /// The same picture, without copying rows that other frames show, too.
  func rows(of exposure: Exposure) throws(ExportFault) -> RowStack {
    try run(exposure) { scenes in
      try scenes.count == 1
        ? stack(scenes[0]) : RowStack(draw(scenes, exposure.inLinearLight))
    }
  }

  private func run<Picture>(
    _ exposure: Exposure,
    _ work: ([Scene]) throws -> Picture
  ) throws(ExportFault) -> Picture {
    do {
      return try work(exposure.isStill ? [exposure.scenes[0]] : exposure.scenes)
    } catch {
      throw .drawing(frame: exposure.index, reason: Reason.of(error))
    }
  }
}
