/// The inverse; a singular matrix is returned unchanged, as by Apple's function.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  guard let rows = t.rows.inverse else { return t }
  return CATransform3D(rows)
}

extension MatrixRows {
  package var determinant: Double { Minors(self).determinant }

  /// The inverse by cofactors; nil if the determinant is zero or not finite.
  package var inverse: MatrixRows? {
    let minors = Minors(self)
    let determinant = minors.determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return minors.adjugate.scaled(by: 1 / determinant)
  }

  package func scaled(by k: Double) -> MatrixRows {
    MatrixRows(first * k, second * k, third * k, fourth * k)
  }
}

/// The twelve 2 × 2 determinants from which a 4 × 4 inverse is built (Laplace expansion).
private struct Minors {
  let matrix: MatrixRows
  let top: [Double]
  let bottom: [Double]

  init(_ matrix: MatrixRows) {
    func pairs(_ p: SIMD4<Double>, _ q: SIMD4<Double>) -> [Double] {
      let columns: [(Int, Int)] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
      return columns.map { (i: Int, j: Int) -> Double in p[i] * q[j] - q[i] * p[j] }
    }
    self.matrix = matrix
    self.top = pairs(matrix.first, matrix.second)
    self.bottom = pairs(matrix.third, matrix.fourth)
  }

  var determinant: Double {
    let signs: [Double] = [1, -1, 1, 1, -1, 1]
    return signs.indices.reduce(0) { sum, i in sum + signs[i] * (top[i] * bottom[5 - i]) }
  }

  var adjugate: MatrixRows {
    let (first, second) = (cofactors(bottom, matrix.second), cofactors(bottom, matrix.first))
    let (third, fourth) = (cofactors(top, matrix.fourth), cofactors(top, matrix.third))
    return MatrixRows(
      SIMD4(first[0], -second[0], third[0], -fourth[0]),
      SIMD4(-first[1], second[1], -third[1], fourth[1]),
      SIMD4(first[2], -second[2], third[2], -fourth[2]),
      SIMD4(-first[3], second[3], -third[3], fourth[3])
    )
  }

  /// The four 3 × 3 determinants of `row` over the two rows whose pairs are given.
  private func cofactors(_ pairs: [Double], _ row: SIMD4<Double>) -> [Double] {
    [
      row.y * pairs[5] - row.z * pairs[4] + row.w * pairs[3],
      row.x * pairs[5] - row.z * pairs[2] + row.w * pairs[1],
      row.x * pairs[4] - row.y * pairs[2] + row.w * pairs[0],
      row.x * pairs[3] - row.y * pairs[1] + row.z * pairs[0],
    ]
  }
}
