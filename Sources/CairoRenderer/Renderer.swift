package import Bitmap
internal import Foundation
internal import Geometry
package import Scene

/// Draws scenes to bitmaps, on any number of threads at once.
///
/// Pixels depend only on the scene, the scale and the placement, never on what was drawn before.
/// Renderers may share a cache.
public final class Renderer: Sendable {
  /// How a picture that only moves is positioned.
  public enum Placement: Hashable, Sendable {
    /// Raster groups are aligned with whole device pixels.
    case whole
    /// Raster groups are at the scene's positions, to 1/256 of a pixel.
    case subpixel
  }

  /// The largest side of a picture in pixels, Cairo's own limit.
  package static let largestSide = 32767

  /// Pixels per point.
  package let scale: Double
  package let placement: Placement
  private let painter: Painter
  private let pool = PixelPool(limit: 4)

  package init(
    scale: Double,
    placement: Placement = .whole,
    cache: RasterCache = RasterCache()
  ) {
    precondition(
      scale.isFinite && scale > 0,
      "a picture needs a scale above zero, not \(scale)"
    )
    self.scale = scale
    self.placement = placement
    painter = Painter(scale: scale, placement: placement, cache: cache)
  }

  package func draw(_ scene: Scene) throws(RenderError) -> Bitmap {
    let (width, height) = try size(of: scene)
    let painter = painter(for: scene, width, height)
    do {
      return try Bitmap.drawn(width: width, height: height, pool: pool) {
        memory throws(CairoError) in
        try painter.paint(scene, into: memory, width: width, height: height)
      }
    } catch {
      throw .cairo(error)
    }
  }

  /// The width and height in pixels of a scene's picture.
  package func size(of scene: Scene) throws(RenderError) -> (width: Int, height: Int) {
    let (width, height) = (scene.size.width * scale, scene.size.height * scale)
    let sides = 0.5..<(Double(Self.largestSide) + 0.5)
    guard sides.contains(width), sides.contains(height) else {
      throw .unfitSize(scene.size, scale: scale)
    }
    return (Int(width.rounded()), Int(height.rounded()))
  }

  /// Draws into memory that the caller reuses: `4 · width · height` bytes, all of which are
  /// written.
  package func draw(
    _ scene: Scene,
    into memory: UnsafeMutableRawBufferPointer
  ) throws(RenderError) {
    let (width, height) = try size(of: scene)
    do {
      try painter.paint(scene, into: memory, width: width, height: height)
    } catch {
      throw .cairo(error)
    }
  }

  /// Draws rasters that the scene's picture will need and that no thread has started, from front to
  /// back, except for the rearmost one, with which the drawing thread begins.
  package func prepare(_ scene: Scene) {
    guard let (width, height) = try? size(of: scene) else { return }
    painter.prepare(frame(scene, width: width, height: height), asHelper: true)
  }

  /// The same picture as `draw`, as rows of cached pictures if it consists of nothing else.
  package func stack(_ scene: Scene) throws(RenderError) -> RowStack {
    let (width, height) = try size(of: scene)
    do {
      let painter = painter(for: scene, width, height)
      if let stack = try painter.stack(scene, width: width, height: height) { return stack }
    } catch {
      throw .cairo(error)
    }
    return RowStack(try draw(scene))
  }

  /// A painter that draws other parts of the scene while it waits for another thread.
  private func painter(for scene: Scene, _ width: Int, _ height: Int) -> Painter {
    var painter = painter
    painter.ahead = frame(scene, width: width, height: height)
    return painter
  }

  private func frame(_ scene: Scene, width: Int, height: Int) -> Painter.Ahead {
    Painter.Ahead(scene: scene, screen: PixelRect(x: 0, y: 0, width: width, height: height))
  }
}
