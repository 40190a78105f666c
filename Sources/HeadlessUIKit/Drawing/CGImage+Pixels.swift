package import Bitmap
import Foundation
import Geometry
package import Scene

extension CGImage {
  /// What an image is made of, for those who can turn drawings into pixels.
  package enum Pixels {
    case bitmap(Bitmap)
    case scene(Scene, scale: Double)
  }

  package var pixels: Pixels {
    switch picture {
    case .bitmap(let bitmap):
      return .bitmap(bitmap)
    case .drawn(let drawn):
      let size = drawn.source.size
      var layer = Layer(frame: CGRect(origin: .zero, size: size))
      layer.content = .drawing(Drawing(picture.commands(in: layer.bounds)))
      let scene = Scene(size: size, root: Node(layer, label: "image"))
      return .scene(scene, scale: drawn.scale)
    }
  }
}
