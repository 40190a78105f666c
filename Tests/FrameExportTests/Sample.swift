import Bitmap
import Foundation
import Geometry
import Scene

@testable import FrameExport

/// Frames whose scenes stand for pictures that are made here, without a renderer.
enum Sample {
  /// A screen that slides, stands still at its ends, and slides back.
  static let frames = [0, 0, 0, 1, 5, 14, 30, 51, 60, 60, 60, 51, 30, 14, 5, 1, 0, 0]
    .enumerated().map { frame($0, shift: $1) }

  static func frame(_ index: Int, shift: Int) -> Frame {
    var layer = Layer(frame: CGRect(x: 0, y: 0, width: 60, height: 150))
    layer.position.y = CGFloat(shift)
    let scene = Scene(size: CGSize(width: 60, height: 150), root: Node(layer))
    return Frame(index: index, time: Double(index) / 60, scene: scene)
  }

  /// Lines of text, empty space, and a second screen that comes from below.
  static func picture(of scene: Scene) -> Bitmap {
    let (width, height) = (Int(scene.size.width), Int(scene.size.height))
    let shift = Int(scene.root.layer.position.y)
    return Bitmap(width: width, height: height) { memory in
      let pixels = memory.bindMemory(to: UInt32.self)
      for y in 0..<height {
        for x in 0..<width {
          let isBelow = y >= height - shift
          let line = isBelow ? y - height + shift : y
          let ink = line % 50 < 20 ? 0xFFFFFF : (x * 5 ^ line * 3) & 0xFF
          pixels[y * width + x] = 0xFF00_0000 | UInt32(ink) &* (isBelow ? 1 : 0x101)
        }
      }
    }
  }

  static func writer(
    _ folder: URL,
    workers: Int,
    cancellation: ExportCancellation = ExportCancellation(),
    progress: @escaping @Sendable (ExportProgress) -> Void = { _ in },
    drawing: @escaping @Sendable (Scene) throws -> Bitmap = { picture(of: $0) }
  ) throws -> FrameWriter {
    try FrameWriter(
      folder: folder,
      settings: ExportSettings(workers: workers),
      cancellation: cancellation,
      progress: progress,
      draw: FrameDrawing(drawing)
    )
  }

  @discardableResult
  static func write(
    _ frames: [Frame],
    to folder: URL,
    workers: Int,
    cancellation: ExportCancellation = ExportCancellation(),
    progress: @escaping @Sendable (ExportProgress) -> Void = { _ in },
    drawing: @escaping @Sendable (Scene) throws -> Bitmap = { picture(of: $0) }
  ) throws -> Int {
    let writer = try writer(
      folder,
      workers: workers,
      cancellation: cancellation,
      progress: progress,
      drawing: drawing
    )
    for frame in frames { try writer.write(frame) }
    return try writer.finish()
  }
}
