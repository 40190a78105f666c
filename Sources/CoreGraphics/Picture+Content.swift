import Foundation
import Geometry
package import Scene

extension Picture {
  /// The picture as a layer's content, fitted into its bounds.
  package func content(
    in bounds: CGRect,
    gravity: ImageContent.Gravity,
    scale: Double,
    contentsRect: CGRect = ImageContent.unit,
    center: CGRect = ImageContent.unit,
    tiles: Bool = false,
    tint: Color? = nil
  ) -> Content {
    switch self {
    case .bitmap(let bitmap):
      return .image(
        ImageContent(
          bitmap: bitmap,
          scale: scale,
          gravity: gravity,
          contentsRect: contentsRect,
          contentsCenter: center,
          tilesCenter: tiles,
          tint: tint
        )
      )
    case .drawn(var drawn):
      let (width, height) = (drawn.source.width, drawn.source.height)
      drawn.source = CGRect(
        x: drawn.source.minX + contentsRect.minX * width,
        y: drawn.source.minY + contentsRect.minY * height,
        width: contentsRect.width * width,
        height: contentsRect.height * height
      )
      let factor = CGFloat(drawn.scale / scale)
      let size = CGSize(width: drawn.source.width * factor, height: drawn.source.height * factor)
      let frame = gravity.frame(of: size, in: bounds)
      return .drawing(Drawing(Picture.drawn(drawn).commands(in: frame, center: center, tint: tint)))
    case .symbol(let symbol):
      guard contentsRect == ImageContent.unit, center == ImageContent.unit else {
        return Picture.drawn(symbol.drawn).content(
          in: bounds,
          gravity: gravity,
          scale: scale,
          contentsRect: contentsRect,
          center: center,
          tint: tint
        )
      }
      let factor = CGFloat(symbol.scale / scale)
      let (width, height) = (symbol.size.width * factor, symbol.size.height * factor)
      let frame = gravity.frame(of: CGSize(width: width, height: height), in: bounds)
      return .drawing(Drawing(symbol.commands(in: frame, tint: tint)))
    }
  }
}
