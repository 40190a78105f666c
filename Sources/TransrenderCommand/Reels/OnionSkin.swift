import Bitmap
import CairoRenderer
import Scene

/// The average of all frames, which shows the paths of motion.
enum OnionSkin {
  /// Rotated frames are drawn on the first one's screen.
  static func picture(of frames: [Frame], scale: Double) throws -> Bitmap {
    let screen = frames[0].scene
    let pages = frames.map { frame in
      var page = Layer(frame: frame.scene.bounds, children: [frame.scene.root])
      page.background = frame.scene.background
      return Scene(size: screen.size, background: screen.background, root: Node(page))
    }
    return try Renderer(scale: scale).expose(pages, inLinearLight: false)
  }
}
