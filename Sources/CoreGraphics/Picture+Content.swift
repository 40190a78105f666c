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

extension ImageContent.Gravity {
  /// The frame of a picture of `size` in `bounds`.
  package func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .resize: return bounds
    case .resizeAspect: return aligned(size, by: min(across, down), in: bounds, x: 0.5, y: 0.5)
    case .resizeAspectFill: return aligned(size, by: max(across, down), in: bounds, x: 0.5, y: 0.5)
    case .center: return aligned(size, by: 1, in: bounds, x: 0.5, y: 0.5)
    case .top: return aligned(size, by: 1, in: bounds, x: 0.5, y: 0)
    case .bottom: return aligned(size, by: 1, in: bounds, x: 0.5, y: 1)
    case .left: return aligned(size, by: 1, in: bounds, x: 0, y: 0.5)
    case .right: return aligned(size, by: 1, in: bounds, x: 1, y: 0.5)
    case .topLeft: return aligned(size, by: 1, in: bounds, x: 0, y: 0)
    case .topRight: return aligned(size, by: 1, in: bounds, x: 1, y: 0)
    case .bottomLeft: return aligned(size, by: 1, in: bounds, x: 0, y: 1)
    case .bottomRight: return aligned(size, by: 1, in: bounds, x: 1, y: 1)
    }
  }

  /// `x` and `y` are the fractions of the remaining space before the picture.
  private func aligned(
    _ size: CGSize,
    by factor: CGFloat,
    in bounds: CGRect,
    x: CGFloat,
    y: CGFloat
  ) -> CGRect {
    let (width, height) = (size.width * factor, size.height * factor)
    return CGRect(
      x: bounds.minX + (bounds.width - width) * x,
      y: bounds.minY + (bounds.height - height) * y,
      width: width,
      height: height
    )
  }
}
