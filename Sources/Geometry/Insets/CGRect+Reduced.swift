package import Foundation

extension CGRect {
  /// The rectangle made smaller on all sides, down to a point in its middle.
  ///
  /// `insetBy` makes a rectangle that is too small for it null, which is nowhere: no view can be there.
  package func reduced(dx: CGFloat, dy: CGFloat) -> CGRect {
    insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2))
  }

  package func reduced(by inset: CGFloat) -> CGRect { reduced(dx: inset, dy: inset) }
}
