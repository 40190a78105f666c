import Foundation
import Geometry

/// A force as a vector, and as an angle with a magnitude.
///
/// [D] A change of one updates the other. Without a magnitude the angle is kept for later.
struct DynamicForce {
  private(set) var vector: CGVector
  /// Clockwise from the right, in radians.
  private(set) var angle: CGFloat
  /// [D] Below zero it reverses the direction.
  private(set) var magnitude: CGFloat

  init(_ vector: CGVector) {
    self.vector = vector
    angle = vector.angle
    magnitude = vector.length
  }

  init(angle: CGFloat, magnitude: CGFloat) {
    vector = CGVector(angle: angle, length: magnitude)
    (self.angle, self.magnitude) = (angle, magnitude)
  }
}

extension CGVector {
  fileprivate init(angle: CGFloat, length: CGFloat) {
    self.init(dx: length * cos(angle), dy: length * sin(angle))
  }

  fileprivate var angle: CGFloat { atan2(dy, dx) }
  fileprivate var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
