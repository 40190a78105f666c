import Bitmap
import CairoRenderer
import Scene

/// All frames at once: the even mean of their pictures, so that a path of motion can be seen.
enum OnionSkin {
  /// Frames that are turned on the way are laid on the first one's screen.
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
