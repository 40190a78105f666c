import Foundation
import Geometry
import Scene

extension UIImage {
  /// The image as the content of a view with that mode; templates have the colour `tint`.
  ///
  /// [I] The caps of a resizable image count more than the layer's own `stretchedPart`.
  func content(
    in bounds: CGRect,
    gravity: ImageContent.Gravity,
    contentsRect: CGRect = ImageContent.unit,
    stretchedPart: CGRect = ImageContent.unit,
    tint color: Color?
  ) -> Content {
    guard let picture = traits.image?.picture else { return .none }
    let tint = tint(in: color)
    guard imageOrientation == .up else {
      let frame = gravity.frame(of: size, in: bounds)
      return .drawing(Drawing(commands(in: frame, tint: tint)))
    }
    return picture.content(
      in: bounds,
      gravity: gravity,
      scale: Double(scale),
      contentsRect: contentsRect,
      center: traits.isResizable ? center : stretchedPart,
      tiles: traits.isResizable && resizingMode == .tile,
      tint: tint
    )
  }
}
