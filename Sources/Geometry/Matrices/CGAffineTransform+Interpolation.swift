import Foundation

/// A transform decomposed for interpolation as in CSS: scale, then skew, then rotation, then
/// translation.
///
/// CSS Transforms 1, §11, in the orthogonal form that browsers compute: the skew is one number.
package struct PlanarParts: Hashable, Sendable {
  package var translation: SIMD2<Double>
  package var scale: SIMD2<Double>
  /// How far x moves for each unit of y, after scaling.
  package var skew: Double
  /// In radians.
  package var angle: Double

  /// Nil if the matrix is singular or not finite.
  package init?(_ t: CGAffineTransform) {
    var (x, y) = (SIMD2(Double(t.a), Double(t.b)), SIMD2(Double(t.c), Double(t.d)))
    let determinant = x.cross(y)
    guard determinant != 0, determinant.isFinite else { return nil }
    var sign = SIMD2<Double>(1, 1)
    // A reflection flips the axis that points away most.
    if determinant < 0 { sign[x.x < y.y ? 0 : 1] = -1 }
    (x, y) = (x * sign.x, y * sign.y)
    let axis = x / x.length
    let height = axis.cross(y)
    translation = SIMD2(Double(t.tx), Double(t.ty))
    scale = SIMD2(x.length, height) * sign
    skew = axis.dot(y) / height
    angle = atan2(axis.y, axis.x)
  }

  package func mixed(with other: PlanarParts, _ p: Double) -> PlanarParts {
    let from = facing(other)
    var mixed = from
    mixed.translation += (other.translation - from.translation) * p
    mixed.scale += (other.scale - from.scale) * p
    mixed.skew += (other.skew - from.skew) * p
    mixed.angle += shortWay(from.angle, other.angle) * p
    return mixed
  }

  /// The same matrix, reflected along the same axis as `other` if both are reflected.
  private func facing(_ other: PlanarParts) -> PlanarParts {
    let crossed =
      (scale.x < 0 && other.scale.y < 0) || (scale.y < 0 && other.scale.x < 0)
    guard crossed else { return self }
    var turned = self
    turned.scale = -scale
    turned.angle += angle < 0 ? .pi : -.pi
    return turned
  }
}

/// At most half a turn; for exactly half a turn, in the direction of growing angles.
private func shortWay(_ from: Double, _ to: Double) -> Double {
  let tie = 1e-9
  let turn = to - from
  if turn > .pi + tie { return turn - 2 * .pi }
  return turn <= -.pi + tie ? turn + 2 * .pi : turn
}

extension CGAffineTransform {
  package init(_ parts: PlanarParts) {
    self.init(translationX: CGFloat(parts.translation.x), y: CGFloat(parts.translation.y))
    self = rotated(by: CGFloat(parts.angle))
    self = CGAffineTransform(1, 0, CGFloat(parts.skew), 1, 0, 0).concatenating(self)
    self = scaledBy(x: CGFloat(parts.scale.x), y: CGFloat(parts.scale.y))
  }

  /// Interpolates translation, rotation, scale and skew separately, taking the shorter rotation.
  ///
  /// A singular matrix cannot be decomposed: then the result jumps half-way.
  public static func mix(_ a: Self, _ b: Self, _ p: Double) -> Self {
    if p == 0 || a == b { return a }
    if p == 1 { return b }
    guard let from = PlanarParts(a), let to = PlanarParts(b) else { return p < 0.5 ? a : b }
    return CGAffineTransform(from.mixed(with: to, p))
  }
}
