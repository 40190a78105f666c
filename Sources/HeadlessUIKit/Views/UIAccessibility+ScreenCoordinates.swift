public import Foundation
import Geometry

extension UIAccessibility {
  /// [D] A rectangle of a view in the coordinates of the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.toScreen(rect)
  }

  public static func convertToScreenCoordinates(
    _ path: UIBezierPath,
    in view: UIView
  ) -> UIBezierPath {
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      view.toScreen(CGRect(x: x, y: y, width: 0, height: 0)).origin
    }
    let (origin, right, down) = (place(0, 0), place(1, 0), place(0, 1))
    let converted = UIBezierPath(cgPath: path.cgPath)
    converted.apply(
      CGAffineTransform(
        a: right.x - origin.x,
        b: right.y - origin.y,
        c: down.x - origin.x,
        d: down.y - origin.y,
        tx: origin.x,
        ty: origin.y
      )
    )
    return converted
  }
}
