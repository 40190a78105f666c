import Bitmap
import CairoRenderer
import Foundation
import Imaging
import Scene

/// A film at the size of a gallery card: a still picture, and an animation if it moves.
struct Thumbnail {
  let still: [UInt8]
  private(set) var film: [UInt8]?

  /// In pixels.
  private static let width = 300.0
  private static let height = 420.0
  /// How long the last frame stays, in seconds.
  private static let rest = 0.8

  init(_ frames: [Frame]) throws {
    let size = frames[0].scene.size
    let scale = Swift.min(Self.width / size.width, Self.height / size.height, 2)
    let renderer = Renderer(scale: scale)
    let pictures = try frames.map { try renderer.draw($0.scene.cut(toPixelsAt: scale)) }
    still = PNG.encode(pictures[pictures.count / 2])
    guard Set(pictures).count > 1 else { return }
    var encoder = WebPEncoder(quality: .lossy(80), color: .rgba)
    for (index, picture) in pictures.enumerated() {
      let next = index + 1 < frames.count ? frames[index + 1].time : frames[index].time + Self.rest
      try encoder.add(picture, seconds: max(next - frames[index].time, 0))
    }
    film = try encoder.finish()
  }
}

extension Scene {
  /// Without the parts of pixels at the far edges, which would be a line of another colour.
  fileprivate func cut(toPixelsAt scale: Double) -> Scene {
    let (width, height) = (
      (size.width * scale).rounded(.down), (size.height * scale).rounded(.down)
    )
    guard width >= 1, height >= 1 else { return self }
    return Scene(
      size: CGSize(width: width / scale, height: height / scale),
      background: background,
      root: root
    )
  }
}
