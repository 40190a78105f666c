public import Foundation
public import HeadlessUIKit

/// A transform of the plane that may have a perspective: a matrix of three rows.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  public init() {}

  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// What the transform does to points whose depth is 0.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Whether there is an inverse; without one it stays as it is.
  @discardableResult
  public mutating func invert() -> Bool {
    let determinant = m11 * cofactor(0, 0) + m12 * cofactor(0, 1) + m13 * cofactor(0, 2)
    guard determinant != 0 else { return false }
    var inverse = self
    inverse.rows = (0..<3).map { row in
      (0..<3).map { column in cofactor(column, row) / determinant }
    }
    self = inverse
    return true
  }

  public func inverted() -> ProjectionTransform {
    var inverse = self
    inverse.invert()
    return inverse
  }

  /// This transform first, then the other one.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    let (left, right) = (rows, rhs.rows)
    var product = self
    product.rows = left.map { row in
      (0..<3).map { column in
        row[0] * right[0][column] + row[1] * right[1][column] + row[2] * right[2][column]
      }
    }
    return product
  }

  private var rows: [[CGFloat]] {
    get { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }
    set {
      (m11, m12, m13) = (newValue[0][0], newValue[0][1], newValue[0][2])
      (m21, m22, m23) = (newValue[1][0], newValue[1][1], newValue[1][2])
      (m31, m32, m33) = (newValue[2][0], newValue[2][1], newValue[2][2])
    }
  }

  /// The signed determinant of what is left without a row and a column.
  private func cofactor(_ row: Int, _ column: Int) -> CGFloat {
    let (rows, r, c) = (rows, [0, 1, 2].filter { $0 != row }, [0, 1, 2].filter { $0 != column })
    let minor = rows[r[0]][c[0]] * rows[r[1]][c[1]] - rows[r[0]][c[1]] * rows[r[1]][c[0]]
    return (row + column).isMultiple(of: 2) ? minor : -minor
  }
}
