public import Foundation

public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t == CATransform3DIdentity
}

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{
  var t = CATransform3DMakeScale(1, 1, 1)
  (t.m41, t.m42, t.m43) = (x, y, z)
  return t
}

public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  var t = CATransform3D()
  (t.m11, t.m22, t.m33, t.m44) = (x, y, z, 1)
  return t
}

/// A rotation by `angle` radians about the axis (x, y, z); an axis of zero length has no effect.
public func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (sin(angle), cos(angle))
  let rest = 1 - cosine
  var t = CATransform3DIdentity
  (t.m11, t.m12, t.m13) = (cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine)
  (t.m21, t.m22, t.m23) = (x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine)
  (t.m31, t.m32, t.m33) = (x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest)
  return t
}

/// The translation, followed by `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(x, y, z), t)
}

/// The scale, followed by `t`.
public func CATransform3DScale(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{
  CATransform3DConcat(CATransform3DMakeScale(x, y, z), t)
}

/// The rotation, followed by `t`.
public func CATransform3DRotate(
  _ t: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// `a`, followed by `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.rows, b.rows)
  return CATransform3D(
    MatrixRows(
      right.multiplied(from: left.first),
      right.multiplied(from: left.second),
      right.multiplied(from: left.third),
      right.multiplied(from: left.fourth)
    )
  )
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m12, t.m21, t.m22, t.m41, t.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  return t
}

/// Whether the matrix moves only within the plane, with no perspective.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)) == t
}

/// The six numbers of the plane; the rest of the matrix is ignored.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
