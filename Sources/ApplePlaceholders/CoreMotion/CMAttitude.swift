public import Foundation

public struct CMRotationMatrix: Sendable {
  public var (m11, m12, m13) = (1.0, 0.0, 0.0)
  public var (m21, m22, m23) = (0.0, 1.0, 0.0)
  public var (m31, m32, m33) = (0.0, 0.0, 1.0)

  public init() {}
}

public struct CMQuaternion: Sendable {
  public var (x, y, z, w) = (0.0, 0.0, 0.0, 1.0)

  public init() {}

  public init(x: Double, y: Double, z: Double, w: Double) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }

  /// Turned back.
  var inverse: CMQuaternion { CMQuaternion(x: -x, y: -y, z: -z, w: w) }

  static func * (a: CMQuaternion, b: CMQuaternion) -> CMQuaternion {
    CMQuaternion(
      x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
      y: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
      z: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
      w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z
    )
  }
}

/// How a device is held.
///
/// [I] A device is turned about its vertical axis, then tilted, then rolled.
open class CMAttitude: NSObject, NSCopying {
  public private(set) var quaternion: CMQuaternion

  public override convenience init() { self.init(CMQuaternion()) }

  init(_ quaternion: CMQuaternion) {
    self.quaternion = quaternion
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { CMAttitude(quaternion) }

  open var roll: Double {
    let q = quaternion
    return atan2(2 * (q.w * q.y - q.x * q.z), 1 - 2 * (q.x * q.x + q.y * q.y))
  }

  open var pitch: Double {
    let q = quaternion
    return asin(min(max(2 * (q.w * q.x + q.y * q.z), -1), 1))
  }

  open var yaw: Double {
    let q = quaternion
    return atan2(2 * (q.w * q.z - q.x * q.y), 1 - 2 * (q.x * q.x + q.z * q.z))
  }

  /// Leads from the reference frame to the device's.
  open var rotationMatrix: CMRotationMatrix {
    let q = quaternion
    var matrix = CMRotationMatrix()
    matrix.m11 = 1 - 2 * (q.y * q.y + q.z * q.z)
    matrix.m12 = 2 * (q.x * q.y + q.w * q.z)
    matrix.m13 = 2 * (q.x * q.z - q.w * q.y)
    matrix.m21 = 2 * (q.x * q.y - q.w * q.z)
    matrix.m22 = 1 - 2 * (q.x * q.x + q.z * q.z)
    matrix.m23 = 2 * (q.y * q.z + q.w * q.x)
    matrix.m31 = 2 * (q.x * q.z + q.w * q.y)
    matrix.m32 = 2 * (q.y * q.z - q.w * q.x)
    matrix.m33 = 1 - 2 * (q.x * q.x + q.y * q.y)
    return matrix
  }

  /// [D] Becomes the change since another attitude.
  open func multiply(byInverseOf attitude: CMAttitude) {
    quaternion = attitude.quaternion.inverse * quaternion
  }
}
