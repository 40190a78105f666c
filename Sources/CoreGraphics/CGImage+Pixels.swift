package import Bitmap
import Foundation
import Geometry
package import Scene

extension CGImage {
  /// The contents of an image, for code that can render drawings.
  package enum Pixels {
    case bitmap(Bitmap)
    case scene(Scene, scale: Double)
  }

  package var pixels: Pixels {
    switch picture {
    case .bitmap(let bitmap):
      return .bitmap(bitmap)
    case .drawn(let drawn): return scene(drawn.source.size, drawn.scale)
    case .symbol(let symbol): return scene(symbol.size, symbol.scale)
    }
  }

  private func scene(_ size: CGSize, _ scale: Double) -> Pixels {
    var layer = Layer(frame: CGRect(origin: .zero, size: size))
    layer.content = .drawing(Drawing(picture.commands(in: layer.bounds)))
    return .scene(Scene(size: size, root: Node(layer, label: "image")), scale: scale)
  }
}
