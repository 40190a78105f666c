import Foundation

/// A rotation in space; `lanes` are x, y, z, w.
package struct Quaternion: Hashable, Sendable {
  package var lanes: SIMD4<Double>

  package static let identity = Quaternion(SIMD4(0, 0, 0, 1))

  package init(_ lanes: SIMD4<Double>) {
    self.lanes = lanes
  }

  /// A rotation by `angle` radians about `axis`, whose length does not matter.
  package init(axis: SIMD3<Double>, angle: Double) {
    let length = (axis * axis).sum().squareRoot()
    guard length > 0 else {
      self = .identity
      return
    }
    let part = axis * (sin(angle / 2) / length)
    self.init(SIMD4(part, cos(angle / 2)))
  }

  /// From the three rows of a rotation matrix, by its largest component (Shepperd 1978).
  package init(rotation x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
    let traces = [
      x.x - y.y - z.z, y.y - x.x - z.z, z.z - x.x - y.y, x.x + y.y + z.z,
    ]
    let raw: SIMD4<Double>
    switch traces.indices.max(by: { traces[$0] < traces[$1] }) {
    case 0: raw = SIMD4(1 + traces[0], x.y + y.x, x.z + z.x, y.z - z.y)
    case 1: raw = SIMD4(x.y + y.x, 1 + traces[1], y.z + z.y, z.x - x.z)
    case 2: raw = SIMD4(x.z + z.x, y.z + z.y, 1 + traces[2], x.y - y.x)
    default: raw = SIMD4(y.z - z.y, z.x - x.z, x.y - y.x, 1 + traces[3])
    }
    self.init(raw / raw.length)
  }

  /// The three rows of the rotation matrix for row vectors.
  package var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    let (x, y, z, w) = (lanes.x, lanes.y, lanes.z, lanes.w)
    return (
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)),
      SIMD3(2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)),
      SIMD3(2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y))
    )
  }

  /// The shorter rotation at constant speed; extrapolates beyond 0…1.
  package static func slerp(_ a: Quaternion, _ b: Quaternion, _ p: Double) -> Quaternion {
    let (from, to) = (a.lanes, b.facing(a).lanes)
    // atan2 keeps small angles that acos of a dot product would lose.
    let angle = 2 * atan2((from - to).length, (from + to).length)
    guard angle > 1e-12 else { return a }
    return Quaternion((from * sin((1 - p) * angle) + to * sin(p * angle)) / sin(angle))
  }

  /// The same rotation, with the sign that is nearer to `other`.
  ///
  /// At half a turn both are equally near; then the last non-zero component of the axis is
  /// positive.
  private func facing(_ other: Quaternion) -> Quaternion {
    let near = lanes.dot(other.lanes)
    guard abs(near) < 1e-9 else { return near < 0 ? Quaternion(-lanes) : self }
    let axis = vector(from: other)
    let leading = [axis.z, axis.y, axis.x].first { abs($0) > 1e-9 } ?? 1
    return leading < 0 ? Quaternion(-lanes) : self
  }

  /// The vector part of the rotation from `other` to `self`.
  private func vector(from other: Quaternion) -> SIMD3<Double> {
    let (p, q) = (lanes, -other.lanes)
    let x = p.w * q.x - p.x * q.w + p.y * q.z - p.z * q.y
    let y = p.w * q.y - p.y * q.w + p.z * q.x - p.x * q.z
    let z = p.w * q.z - p.z * q.w + p.x * q.y - p.y * q.x
    return SIMD3(x, y, z)
  }
}
