/// A 4 × 4 matrix decomposed for interpolation as in CSS (CSS Transforms 2, §"unmatrix").
package struct SpatialParts: Hashable, Sendable {
  package var translation: SIMD3<Double>
  package var scale: SIMD3<Double>
  /// xy, xz, yz.
  package var skew: SIMD3<Double>
  package var perspective: SIMD4<Double>
  package var rotation: Quaternion

  /// Nil when the matrix has no inverse.
  package init?(_ matrix: MatrixRows) {
    guard matrix.fourth.w != 0, matrix.fourth.w.isFinite else { return nil }
    let m = matrix.scaled(by: 1 / matrix.fourth.w)
    guard let perspective = m.perspective else { return nil }
    self.perspective = perspective
    translation = m.fourth.xyz
    var frame = Frame(m.first.xyz, m.second.xyz, m.third.xyz)
    frame.makeRightHanded()
    (scale, skew) = (frame.scale, frame.skew)
    rotation = Quaternion(rotation: frame.x, frame.y, frame.z)
  }
}

/// Three rows made orthonormal one after the other, with the scale and skew that were removed.
private struct Frame {
  var x: SIMD3<Double>
  var y: SIMD3<Double>
  var z: SIMD3<Double>
  var scale = SIMD3<Double>.zero
  var skew = SIMD3<Double>.zero

  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    scale.x = first.length
    x = first / scale.x
    let xy = x.dot(second)
    let upright = second - x * xy
    scale.y = upright.length
    y = upright / scale.y
    let xz = x.dot(third)
    let yz = y.dot(third)
    let standing = third - x * xz - y * yz
    scale.z = standing.length
    z = standing / scale.z
    skew = SIMD3(xy / scale.y, xz / scale.z, yz / scale.z)
  }

  mutating func makeRightHanded() {
    guard x.dot(y.cross(z)) < 0 else { return }
    (x, y, z, scale) = (-x, -y, -z, -scale)
  }
}

extension MatrixRows {
  /// The column with the perspective, for a matrix whose last number is 1.
  fileprivate var perspective: SIMD4<Double>? {
    var flat = self
    flat.first.w = 0
    flat.second.w = 0
    flat.third.w = 0
    flat.fourth.w = 1
    guard let inverse = flat.inverse else { return nil }
    let column = SIMD4(first.w, second.w, third.w, fourth.w)
    return SIMD4(
      inverse.first.dot(column),
      inverse.second.dot(column),
      inverse.third.dot(column),
      inverse.fourth.dot(column)
    )
  }

  /// The matrix with these parts, up to a common factor.
  package init(_ parts: SpatialParts) {
    let (x, y, z) = parts.rotation.rows
    // Rows are built from the last transformation to the first.
    let skewedY = y + x * parts.skew.x
    let skewedZ = z + y * parts.skew.z + x * parts.skew.y
    self.init(
      SIMD4(x * parts.scale.x, 0),
      SIMD4(skewedY * parts.scale.y, 0),
      SIMD4(skewedZ * parts.scale.z, 0),
      SIMD4(parts.translation, 1)
    )
    first.w = first.dot(parts.perspective)
    second.w = second.dot(parts.perspective)
    third.w = third.dot(parts.perspective)
    fourth.w = fourth.dot(parts.perspective)
  }
}

extension SIMD4<Double> {
  fileprivate var xyz: SIMD3<Double> { SIMD3(x, y, z) }
}

extension SIMD3<Double> {
  fileprivate func dot(_ other: SIMD3<Double>) -> Double { (self * other).sum() }
  fileprivate var length: Double { dot(self).squareRoot() }

  fileprivate func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      y * other.z - z * other.y,
      z * other.x - x * other.z,
      x * other.y - y * other.x
    )
  }
}
