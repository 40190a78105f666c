import Foundation
import Geometry

/// The effect of a 4 × 4 matrix on points with z = 0: a 3 × 3 matrix on row vectors (x, y, 1).
struct PlaneProjection {
  private var x: SIMD3<Double>
  private var y: SIMD3<Double>
  private var one: SIMD3<Double>

  private init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ one: SIMD3<Double>) {
    (self.x, self.y, self.one) = (x, y, one)
  }

  init(_ m: CATransform3D) {
    x = SIMD3(m.m11, m.m12, m.m14)
    y = SIMD3(m.m21, m.m22, m.m24)
    one = SIMD3(m.m41, m.m42, m.m44)
  }

  package func callAsFunction(_ point: CGPoint) -> CGPoint {
    let p = Double(point.x) * x + Double(point.y) * y + one
    let w = p.z == 0 ? .leastNonzeroMagnitude : p.z
    return CGPoint(x: p.x / w, y: p.y / w)
  }

  func boundingBox(of rect: CGRect) -> CGRect {
    let corners = [
      self(CGPoint(x: rect.minX, y: rect.minY)), self(CGPoint(x: rect.maxX, y: rect.minY)),
      self(CGPoint(x: rect.minX, y: rect.maxY)), self(CGPoint(x: rect.maxX, y: rect.maxY)),
    ]
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.reduce(.infinity, min), ys.reduce(.infinity, min))
    let (right, bottom) = (xs.reduce(-.infinity, max), ys.reduce(-.infinity, max))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The inverse; a singular projection returns itself.
  package var inverse: PlaneProjection {
    let (a, b, c) = (cross(y, one), cross(one, x), cross(x, y))
    let determinant = (x * a).sum()
    guard determinant != 0, determinant.isFinite else { return self }
    return PlaneProjection(
      SIMD3(a.x, b.x, c.x) / determinant,
      SIMD3(a.y, b.y, c.y) / determinant,
      SIMD3(a.z, b.z, c.z) / determinant
    )
  }

  private func cross(_ p: SIMD3<Double>, _ q: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(p.y * q.z - p.z * q.y, p.z * q.x - p.x * q.z, p.x * q.y - p.y * q.x)
  }
}
