package import Foundation

// Frequently used values cross module boundaries as concrete vectors of doubles, not as generics.

extension SIMD2<Double> {
  package init(_ point: CGPoint) {
    self.init(Double(point.x), Double(point.y))
  }

  package init(_ size: CGSize) {
    self.init(Double(size.width), Double(size.height))
  }

  package init(_ vector: CGVector) {
    self.init(Double(vector.dx), Double(vector.dy))
  }

  package init(_ offset: UIOffset) {
    self.init(Double(offset.horizontal), Double(offset.vertical))
  }

  package func dot(_ other: SIMD2<Double>) -> Double { x * other.x + y * other.y }

  /// Positive if `other` is at a greater angle.
  package func cross(_ other: SIMD2<Double>) -> Double { x * other.y - y * other.x }

  package var length: Double { dot(self).squareRoot() }
}

extension SIMD4<Double> {
  package init(_ rect: CGRect) {
    self.init(Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
  }

  package init(_ insets: UIEdgeInsets) {
    self.init(
      Double(insets.top),
      Double(insets.left),
      Double(insets.bottom),
      Double(insets.right)
    )
  }

  package init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      Double(insets.top),
      Double(insets.leading),
      Double(insets.bottom),
      Double(insets.trailing)
    )
  }

  package func dot(_ other: SIMD4<Double>) -> Double { (self * other).sum() }

  package var length: Double { dot(self).squareRoot() }
}

extension CGPoint {
  package init(_ lanes: SIMD2<Double>) {
    self.init(x: lanes.x, y: lanes.y)
  }
}

extension CGSize {
  package init(_ lanes: SIMD2<Double>) {
    self.init(width: lanes.x, height: lanes.y)
  }
}

extension CGVector {
  package init(_ lanes: SIMD2<Double>) {
    self.init(dx: lanes.x, dy: lanes.y)
  }
}

extension UIOffset {
  package init(_ lanes: SIMD2<Double>) {
    self.init(horizontal: CGFloat(lanes.x), vertical: CGFloat(lanes.y))
  }
}

extension CGRect {
  package init(_ lanes: SIMD4<Double>) {
    self.init(x: lanes.x, y: lanes.y, width: lanes.z, height: lanes.w)
  }
}

extension UIEdgeInsets {
  package init(_ lanes: SIMD4<Double>) {
    self.init(
      top: CGFloat(lanes.x),
      left: CGFloat(lanes.y),
      bottom: CGFloat(lanes.z),
      right: CGFloat(lanes.w)
    )
  }
}

extension NSDirectionalEdgeInsets {
  package init(_ lanes: SIMD4<Double>) {
    self.init(
      top: CGFloat(lanes.x),
      leading: CGFloat(lanes.y),
      bottom: CGFloat(lanes.z),
      trailing: CGFloat(lanes.w)
    )
  }
}
