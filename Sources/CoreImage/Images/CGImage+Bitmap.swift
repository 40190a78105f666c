package import Bitmap
internal import CairoRenderer
package import CoreGraphics

extension CGImage {
  /// Drawn now if it is a drawing; nil when it is empty or larger than can be drawn.
  package var bitmap: Bitmap? {
    switch pixels {
    case .bitmap(let bitmap): bitmap
    case .scene(let scene, let scale): try? Renderer(scale: scale).draw(scene)
    }
  }
}
