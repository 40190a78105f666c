import Foundation

extension SpatialParts {
  package func mixed(with other: SpatialParts, _ p: Double) -> SpatialParts {
    var mixed = self
    mixed.translation += (other.translation - translation) * p
    mixed.scale += (other.scale - scale) * p
    mixed.skew += (other.skew - skew) * p
    mixed.perspective += (other.perspective - perspective) * p
    mixed.rotation = Quaternion.slerp(rotation, other.rotation, p)
    return mixed
  }
}

extension CATransform3D {
  /// Interpolates affine matrices as such, and all others by decomposing them.
  ///
  /// A matrix without an inverse cannot be decomposed: then the result jumps half-way.
  public static func mix(_ a: Self, _ b: Self, _ p: Double) -> Self {
    if p == 0 || a == b { return a }
    if p == 1 { return b }
    if CATransform3DIsAffine(a), CATransform3DIsAffine(b) {
      let (from, to) = (CATransform3DGetAffineTransform(a), CATransform3DGetAffineTransform(b))
      return CATransform3DMakeAffineTransform(CGAffineTransform.mix(from, to, p))
    }
    guard let from = SpatialParts(a.rows), let to = SpatialParts(b.rows) else {
      return p < 0.5 ? a : b
    }
    return CATransform3D(MatrixRows(from.mixed(with: to, p)))
  }
}
