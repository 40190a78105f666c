import Foundation

/// The representation in which matrices are multiplied: four rows of four doubles.
package struct MatrixRows: Hashable, Sendable {
  package var first: SIMD4<Double>
  package var second: SIMD4<Double>
  package var third: SIMD4<Double>
  package var fourth: SIMD4<Double>

  package init(
    _ first: SIMD4<Double>,
    _ second: SIMD4<Double>,
    _ third: SIMD4<Double>,
    _ fourth: SIMD4<Double>
  ) {
    (self.first, self.second, self.third, self.fourth) = (first, second, third, fourth)
  }

  /// The row vector `row` times this matrix.
  package func multiplied(from row: SIMD4<Double>) -> SIMD4<Double> {
    row.x * first + row.y * second + row.z * third + row.w * fourth
  }
}

extension CATransform3D {
  package init(_ rows: MatrixRows) {
    let (a, b, c, d) = (rows.first, rows.second, rows.third, rows.fourth)
    self.init(
      m11: CGFloat(a.x),
      m12: CGFloat(a.y),
      m13: CGFloat(a.z),
      m14: CGFloat(a.w),
      m21: CGFloat(b.x),
      m22: CGFloat(b.y),
      m23: CGFloat(b.z),
      m24: CGFloat(b.w),
      m31: CGFloat(c.x),
      m32: CGFloat(c.y),
      m33: CGFloat(c.z),
      m34: CGFloat(c.w),
      m41: CGFloat(d.x),
      m42: CGFloat(d.y),
      m43: CGFloat(d.z),
      m44: CGFloat(d.w)
    )
  }

  package var rows: MatrixRows {
    func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) -> SIMD4<Double> {
      SIMD4(Double(x), Double(y), Double(z), Double(w))
    }
    return MatrixRows(
      row(m11, m12, m13, m14),
      row(m21, m22, m23, m24),
      row(m31, m32, m33, m34),
      row(m41, m42, m43, m44)
    )
  }
}
