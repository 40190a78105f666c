import Foundation

/// How a node is turned, in the terms in which it was told.
enum NodeTurn {
  case angles(SCNVector3)
  /// An axis, and an angle around it.
  case axis(SCNVector4)
  case quaternion(SCNQuaternion)

  var matrix: SCNMatrix4 {
    switch self {
    case .angles(let angles):
      // [D] Roll first, then yaw, then pitch.
      SCNMatrix4Mult(
        SCNMatrix4Mult(
          SCNMatrix4MakeRotation(angles.z, 0, 0, 1),
          SCNMatrix4MakeRotation(angles.y, 0, 1, 0)
        ),
        SCNMatrix4MakeRotation(angles.x, 1, 0, 0)
      )
    case .axis(let axis):
      axis.w == 0 ? SCNMatrix4Identity : SCNMatrix4MakeRotation(axis.w, axis.x, axis.y, axis.z)
    case .quaternion(let q): NodeTurn.axis(Self.axis(of: q)).matrix
    }
  }

  var angles: SCNVector3 {
    if case .angles(let angles) = self { return angles }
    let m = matrix
    let yaw = atan2(m.m31, (m.m11 * m.m11 + m.m21 * m.m21).squareRoot())
    // After a quarter of yaw, pitch and roll turn around the same axis.
    if abs(m.m31) > 0.99999 { return SCNVector3(atan2(m.m23, m.m22), yaw, 0) }
    return SCNVector3(atan2(-m.m32, m.m33), yaw, atan2(-m.m21, m.m11))
  }

  var axis: SCNVector4 {
    if case .axis(let axis) = self { return axis }
    return Self.axis(of: quaternion)
  }

  var quaternion: SCNQuaternion {
    if case .quaternion(let q) = self { return q }
    return Self.quaternion(of: matrix)
  }

  private static func axis(of q: SCNQuaternion) -> SCNVector4 {
    let length = (q.x * q.x + q.y * q.y + q.z * q.z).squareRoot()
    guard length > 0 else { return SCNVector4() }
    return SCNVector4(q.x / length, q.y / length, q.z / length, 2 * atan2(length, q.w))
  }

  // Shepperd's method: the largest of the four is the divisor.
  static func quaternion(of m: SCNMatrix4) -> SCNQuaternion {
    let squares = [
      1 + m.m11 + m.m22 + m.m33, 1 + m.m11 - m.m22 - m.m33, 1 - m.m11 + m.m22 - m.m33,
      1 - m.m11 - m.m22 + m.m33,
    ]
    let greatest = squares.indices.max { squares[$0] < squares[$1] } ?? 0
    let root = squares[greatest].squareRoot()
    let (half, part) = (root / 2, 1 / (2 * root))
    let (x, y, z) = ((m.m23 - m.m32) * part, (m.m31 - m.m13) * part, (m.m12 - m.m21) * part)
    let (xy, xz, yz) = ((m.m12 + m.m21) * part, (m.m31 + m.m13) * part, (m.m23 + m.m32) * part)
    switch greatest {
    case 0: return SCNQuaternion(x, y, z, half)
    case 1: return SCNQuaternion(half, xy, xz, x)
    case 2: return SCNQuaternion(xy, half, yz, y)
    default: return SCNQuaternion(xz, yz, half, z)
    }
  }
}
