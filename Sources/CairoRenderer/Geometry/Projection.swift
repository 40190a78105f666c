internal import Foundation
internal import Geometry

/// A projective map between planes, usually into device pixels.
///
/// Rows act on (x, y, 1) from the left as Core Graphics' do; `px`, `py` and `w` give the divisor.
struct Projection: Hashable, Sendable {
  var a: Double
  var b: Double
  var px: Double
  var c: Double
  var d: Double
  var py: Double
  var tx: Double
  var ty: Double
  var w: Double

  static let identity = Projection(scale: 1)

  init(scale: Double) {
    self.init(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
  }

  init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    (px, py, w) = (0, 0, 1)
  }

  init(_ t: CGAffineTransform) {
    self.init(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty)
  }

  /// The matrix restricted to the plane z = 0, projected along z.
  init(_ t: CATransform3D) {
    self.init(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
    (px, py, w) = (t.m14, t.m24, t.m44)
  }

  /// Maps one rectangle to another.
  init(from source: CGRect, to target: CGRect) {
    let (x, y) = (target.width / source.width, target.height / source.height)
    self.init(
      a: x,
      b: 0,
      c: 0,
      d: y,
      tx: target.minX - source.minX * x,
      ty: target.minY - source.minY * y
    )
  }

  /// This map first, then `next`.
  func then(_ n: Projection) -> Projection {
    var r = self
    (r.a, r.b, r.px) = n.row(a, b, px)
    (r.c, r.d, r.py) = n.row(c, d, py)
    (r.tx, r.ty, r.w) = n.row(tx, ty, w)
    return r
  }

  private func row(_ x: Double, _ y: Double, _ z: Double) -> (Double, Double, Double) {
    (x * a + y * c + z * tx, x * b + y * d + z * ty, x * px + y * py + z * w)
  }

  func translated(x: Double, y: Double) -> Projection {
    then(Projection(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y))
  }
}

extension Projection {
  /// Whether the divisor is constant, up to rounding.
  var isAffine: Bool {
    abs(px) <= 1e-10 * abs(w) && abs(py) <= 1e-10 * abs(w) && w > 0
  }

  /// The same map with divisor 1; only for affine maps.
  var flattened: Projection {
    guard px != 0 || py != 0 || w != 1 else { return self }
    return Projection(a: a / w, b: b / w, c: c / w, d: d / w, tx: tx / w, ty: ty / w)
  }

  /// Whether it only translates, at `scale` pixels per point.
  func isTranslation(at scale: Double) -> Bool {
    let near = scale * 1e-9
    return isAffine && abs(a - scale) <= near && abs(d - scale) <= near
      && abs(b) <= near && abs(c) <= near
  }

  /// Upright rectangles stay upright.
  var keepsAxes: Bool { isAffine && abs(b) + abs(c) <= 1e-9 * (abs(a) + abs(d)) }

  var determinant: Double {
    a * (d * w - py * ty) - b * (c * w - py * tx) + px * (c * ty - d * tx)
  }

  /// Whether it maps to something visible: finite and not edge-on.
  var isVisible: Bool {
    determinant.isFinite && abs(determinant) > 1e-14 && tx.isFinite && ty.isFinite
  }

  /// The scale of lengths, averaged over directions.
  var stretch: Double { abs(a * d - b * c).squareRoot() }

  var inverse: Projection {
    let k = 1 / determinant
    var r = self
    (r.a, r.b, r.px) = (d * w - py * ty, px * ty - b * w, b * py - px * d)
    (r.c, r.d, r.py) = (py * tx - c * w, a * w - px * tx, px * c - a * py)
    (r.tx, r.ty, r.w) = (c * ty - d * tx, b * tx - a * ty, a * d - b * c)
    (r.a, r.b, r.px) = (r.a * k, r.b * k, r.px * k)
    (r.c, r.d, r.py) = (r.c * k, r.d * k, r.py * k)
    (r.tx, r.ty, r.w) = (r.tx * k, r.ty * k, r.w * k)
    return r
  }
}

extension Projection {
  /// The image of a point under an affine map.
  func point(_ p: CGPoint) -> CGPoint {
    CGPoint(x: p.x * a + p.y * c + tx, y: p.x * b + p.y * d + ty)
  }

  /// Directions and lengths, for affine maps.
  func vector(_ v: CGSize) -> CGSize {
    CGSize(width: v.width * a + v.height * c, height: v.width * b + v.height * d)
  }

  /// The box around a rectangle's image; nil if a part of it is beside or behind the eye.
  func box(_ rect: CGRect) -> CGRect? {
    var (low, high) = (CGPoint.zero, CGPoint.zero)
    for (index, corner) in rect.corners.enumerated() {
      let depth = corner.x * px + corner.y * py + w
      guard depth > 1e-6 else { return nil }
      let at = point(corner)
      let (x, y) = (at.x / depth, at.y / depth)
      low = index == 0 ? CGPoint(x: x, y: y) : CGPoint(x: min(low.x, x), y: min(low.y, y))
      high = index == 0 ? CGPoint(x: x, y: y) : CGPoint(x: max(high.x, x), y: max(high.y, y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension CGRect {
  /// Clockwise on screen from the top left.
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }
}
