package import Foundation

/// A flat picture in space as projected to the screen: its outline and its depth at each point.
///
/// Perspective keeps planes flat: depth after the division by w is linear in the divided x and y.
package struct DepthPlane: Sendable {
  package let outline: ConvexOutline
  /// The point at which the depth is known best.
  private let middle: SIMD2<Double>
  private let middleDepth: Double
  /// The gradient of the depth.
  package let slope: SIMD2<Double>

  /// An invisible plane, which hides nothing and is hidden by nothing.
  package static let unseen = DepthPlane(outline: .empty, slope: .zero, depth: 0)

  /// A plane with the given depth at the middle of its outline.
  package init(outline: ConvexOutline, slope: SIMD2<Double>, depth: Double) {
    self.outline = outline
    self.slope = slope
    middle = outline.middle
    middleDepth = depth
  }

  /// A rectangle of the plane z = 0, transformed by a matrix.
  package init(_ rect: CGRect, through matrix: CATransform3D) {
    let rows = matrix.rows
    guard !rect.isNull, let slope = Self.slope(of: rows) else {
      self = .unseen
      return
    }
    let corners = [
      (rect.minX, rect.minY), (rect.maxX, rect.minY),
      (rect.maxX, rect.maxY), (rect.minX, rect.maxY),
    ]
    let seen = Self.beforeEye(
      corners.map { Double($0.0) * rows.first + Double($0.1) * rows.second + rows.fourth }
    )
    let projected = seen.map { $0 / $0.w }
    let depth = projected.reduce(0) { $0 + $1.z } / Double(max(projected.count, 1))
    self.init(
      outline: ConvexOutline(projected.map { SIMD2($0.x, $0.y) }),
      slope: slope,
      depth: depth
    )
  }

  /// Greater is nearer.
  package func depth(at point: SIMD2<Double>) -> Double {
    middleDepth + ((point - middle) * slope).sum()
  }

  /// Whether it is parallel to the screen.
  package var isLevel: Bool { abs(slope.x) <= 1e-9 && abs(slope.y) <= 1e-9 }
}

extension DepthPlane {
  /// Nearer to the eye's plane, a picture and its errors grow without bound.
  private static let nearest = 1.0 / 256

  /// The part of a polygon in front of the eye.
  private static func beforeEye(_ corners: [SIMD4<Double>]) -> [SIMD4<Double>] {
    let limit = nearest * (corners.map(\.w).max() ?? 0)
    guard limit > 0 else { return [] }
    var seen: [SIMD4<Double>] = []
    for index in corners.indices {
      let (here, next) = (corners[index], corners[(index + 1) % corners.count])
      if here.w >= limit { seen.append(here) }
      if (here.w < limit) != (next.w < limit) {
        seen.append(here + (next - here) * ((limit - here.w) / (next.w - here.w)))
      }
    }
    return seen
  }

  /// The a and b of z = ax + by + cw on the plane; nil if it is seen edge-on.
  private static func slope(of rows: MatrixRows) -> SIMD2<Double>? {
    let (p, q, r) = (rows.first, rows.second, rows.fourth)
    func determinant(_ x: Int, _ y: Int) -> Double {
      p[x] * (q[y] * r.w - q.w * r[y]) - p[y] * (q[x] * r.w - q.w * r[x])
        + p.w * (q[x] * r[y] - q[y] * r[x])
    }
    let whole = determinant(0, 1)
    let slope = SIMD2(determinant(2, 1), determinant(0, 2)) / whole
    return slope.x.isFinite && slope.y.isFinite ? slope : nil
  }
}
