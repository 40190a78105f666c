import Foundation
import Geometry

/// A 4 × 4 matrix in rows, applied to row vectors: (x, y, z, 1) · M.
public struct SCNMatrix4: Sendable {
  public var m11: Float = 0
  public var m12: Float = 0
  public var m13: Float = 0
  public var m14: Float = 0
  public var m21: Float = 0
  public var m22: Float = 0
  public var m23: Float = 0
  public var m24: Float = 0
  public var m31: Float = 0
  public var m32: Float = 0
  public var m33: Float = 0
  public var m34: Float = 0
  public var m41: Float = 0
  public var m42: Float = 0
  public var m43: Float = 0
  public var m44: Float = 0

  /// All sixteen numbers are zero; `SCNMatrix4Identity` is another value.
  public init() {}

  public init(
    m11: Float,
    m12: Float,
    m13: Float,
    m14: Float,
    m21: Float,
    m22: Float,
    m23: Float,
    m24: Float,
    m31: Float,
    m32: Float,
    m33: Float,
    m34: Float,
    m41: Float,
    m42: Float,
    m43: Float,
    m44: Float
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// The columns of Apple's simd matrices are these rows.
  public init(_ matrix: simd_float4x4) {
    rows = [matrix.columns.0, matrix.columns.1, matrix.columns.2, matrix.columns.3]
  }

  init(_ transform: CATransform3D) {
    let t = transform
    rows = [
      SIMD4(Float(t.m11), Float(t.m12), Float(t.m13), Float(t.m14)),
      SIMD4(Float(t.m21), Float(t.m22), Float(t.m23), Float(t.m24)),
      SIMD4(Float(t.m31), Float(t.m32), Float(t.m33), Float(t.m34)),
      SIMD4(Float(t.m41), Float(t.m42), Float(t.m43), Float(t.m44)),
    ]
  }

  var rows: [SIMD4<Float>] {
    get {
      [
        SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
        SIMD4(m41, m42, m43, m44),
      ]
    }
    set {
      let (a, b, c, d) = (newValue[0], newValue[1], newValue[2], newValue[3])
      (m11, m12, m13, m14) = (a.x, a.y, a.z, a.w)
      (m21, m22, m23, m24) = (b.x, b.y, b.z, b.w)
      (m31, m32, m33, m34) = (c.x, c.y, c.z, c.w)
      (m41, m42, m43, m44) = (d.x, d.y, d.z, d.w)
    }
  }

  /// Whether it makes a left hand of a right one.
  var isMirroring: Bool {
    let first = m11 * (m22 * m33 - m23 * m32)
    let second = m12 * (m23 * m31 - m21 * m33)
    return first + second + m13 * (m21 * m32 - m22 * m31) < 0
  }

  /// A row vector times the matrix.
  func apply(to vector: SIMD4<Float>) -> SIMD4<Float> {
    let rows = rows
    let (first, second) = (rows[0] * vector.x + rows[1] * vector.y, rows[2] * vector.z)
    return first + second + rows[3] * vector.w
  }

  func apply(toPoint point: SCNVector3) -> SCNVector3 {
    let moved = apply(to: SIMD4(point.x, point.y, point.z, 1))
    return SCNVector3(moved.x, moved.y, moved.z)
  }

  func apply(toDirection direction: SCNVector3) -> SCNVector3 {
    let turned = apply(to: SIMD4(direction.x, direction.y, direction.z, 0))
    return SCNVector3(turned.x, turned.y, turned.z)
  }

  fileprivate var transform: CATransform3D {
    CATransform3D(
      m11: CGFloat(m11),
      m12: CGFloat(m12),
      m13: CGFloat(m13),
      m14: CGFloat(m14),
      m21: CGFloat(m21),
      m22: CGFloat(m22),
      m23: CGFloat(m23),
      m24: CGFloat(m24),
      m31: CGFloat(m31),
      m32: CGFloat(m32),
      m33: CGFloat(m33),
      m34: CGFloat(m34),
      m41: CGFloat(m41),
      m42: CGFloat(m42),
      m43: CGFloat(m43),
      m44: CGFloat(m44)
    )
  }
}

public let SCNMatrix4Identity = SCNMatrix4(CATransform3DIdentity)

public func SCNMatrix4IsIdentity(_ m: SCNMatrix4) -> Bool { m.rows == SCNMatrix4Identity.rows }

public func SCNMatrix4EqualToMatrix4(_ a: SCNMatrix4, _ b: SCNMatrix4) -> Bool { a.rows == b.rows }

public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
  SCNMatrix4Translate(SCNMatrix4Identity, tx, ty, tz)
}

public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
  SCNMatrix4(CATransform3DMakeScale(CGFloat(sx), CGFloat(sy), CGFloat(sz)))
}

/// In radians, counterclockwise seen from the tip of the axis.
public func SCNMatrix4MakeRotation(
  _ angle: Float,
  _ x: Float,
  _ y: Float,
  _ z: Float
) -> SCNMatrix4 {
  SCNMatrix4(CATransform3DMakeRotation(CGFloat(angle), CGFloat(x), CGFloat(y), CGFloat(z)))
}

/// [D] m · translation.
public func SCNMatrix4Translate(
  _ m: SCNMatrix4,
  _ tx: Float,
  _ ty: Float,
  _ tz: Float
) -> SCNMatrix4 {
  var moved = m
  (moved.m41, moved.m42, moved.m43) = (m.m41 + tx, m.m42 + ty, m.m43 + tz)
  return moved
}

/// [D] scale · m.
public func SCNMatrix4Scale(_ m: SCNMatrix4, _ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
  SCNMatrix4Mult(SCNMatrix4MakeScale(sx, sy, sz), m)
}

/// [D] rotation · m.
public func SCNMatrix4Rotate(
  _ m: SCNMatrix4,
  _ angle: Float,
  _ x: Float,
  _ y: Float,
  _ z: Float
) -> SCNMatrix4 { SCNMatrix4Mult(SCNMatrix4MakeRotation(angle, x, y, z), m) }

/// [D] a · b: first a, then b.
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 {
  var product = SCNMatrix4()
  product.rows = a.rows.map(b.apply(to:))
  return product
}

/// The matrix itself if it has no inverse.
public func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4 {
  SCNMatrix4(CATransform3DInvert(m.transform))
}
