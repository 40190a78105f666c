import Foundation
import Geometry
import Scene

extension UIImage {
  /// The image as the content of a view with that mode; templates have the colour `tint`.
  func content(
    in bounds: CGRect,
    gravity: ImageContent.Gravity,
    contentsRect: CGRect = ImageContent.unit,
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
      center: center,
      tiles: traits.isResizable && resizingMode == .tile,
      tint: tint
    )
  }
}
