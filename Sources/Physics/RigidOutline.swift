package import Foundation
package import Geometry

/// The collision outline of a body, relative to its centre.
package enum RigidOutline: Equatable {
  case circle(radius: Double)
  /// Convex; two corners form a wall.
  case polygon([SIMD2<Double>])

  package static func rectangle(_ size: CGSize) -> RigidOutline {
    let (x, y) = (size.width / 2, size.height / 2)
    return .polygon([SIMD2(-x, -y), SIMD2(x, -y), SIMD2(x, y), SIMD2(-x, y)])
  }

  package static func ellipse(_ size: CGSize) -> RigidOutline {
    if size.width == size.height { return .circle(radius: size.width / 2) }
    return .polygon(
      (0..<32).map { corner in
        let angle = Double(corner) * .pi / 16
        return SIMD2(size.width / 2 * cos(angle), size.height / 2 * sin(angle))
      }
    )
  }

  /// [D] A path must be convex and relative to the item's centre.
  package static func path(_ path: Path) -> RigidOutline? {
    let corners = path.subpaths.first.map(\.corners) ?? []
    guard corners.count > 2 else { return nil }
    return .polygon(doubleArea(of: corners) < 0 ? corners.reversed() : corners)
  }

  var area: Double {
    switch self {
    case .circle(let radius): .pi * radius * radius
    case .polygon(let corners): abs(Self.doubleArea(of: corners)) / 2
    }
  }

  /// The moment of inertia per unit of mass.
  var inertia: Double {
    switch self {
    case .circle(let radius): radius * radius / 2
    case .polygon(let corners): Self.inertia(of: corners)
    }
  }

  private static func doubleArea(of corners: [SIMD2<Double>]) -> Double {
    zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) { $0 + $1.0.cross($1.1) }
  }

  private static func inertia(of corners: [SIMD2<Double>]) -> Double {
    var (sum, area) = (0.0, 0.0)
    for (p, q) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let part = p.cross(q)
      sum += part * (p.dot(p) + p.dot(q) + q.dot(q))
      area += part
    }
    return area == 0 ? 0 : sum / (6 * area)
  }
}

extension Subpath {
  /// The corners with each curve as eight lines, without repeated points.
  fileprivate var corners: [SIMD2<Double>] {
    var corners = [start]
    for segment in segments {
      var steps = 8
      if case .line = segment { steps = 1 }
      for step in 1...steps {
        let point = segment.point(at: Double(step) / Double(steps))
        if (point - corners[corners.count - 1]).length > 1e-6 { corners.append(point) }
      }
    }
    if corners.count > 1, (corners[0] - corners[corners.count - 1]).length <= 1e-6 {
      corners.removeLast()
    }
    return corners
  }
}

extension SIMD2<Double> {
  /// Rotated by a quarter turn, towards growing y.
  var turned: Self { Self(-y, x) }

  /// The unit vector, or `fallback` for a zero vector.
  package func normalized(or fallback: Self) -> Self {
    let length = length
    return length > 1e-9 ? self / length : fallback
  }

  package func rotated(by angle: Double) -> Self {
    let (c, s) = (cos(angle), sin(angle))
    return Self(c * x - s * y, s * x + c * y)
  }
}
