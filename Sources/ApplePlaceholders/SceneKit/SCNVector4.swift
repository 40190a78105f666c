public import Foundation

/// Four numbers: an axis and an angle around it, or a quaternion.
public struct SCNVector4: Sendable {
  public var x: Float
  public var y: Float
  public var z: Float
  public var w: Float

  public init() {
    self.init(x: 0, y: 0, z: 0, w: 0)
  }

  public init(x: Float, y: Float, z: Float, w: Float) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }

  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) {
    self.init(x: x, y: y, z: z, w: w)
  }

  public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
    self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w))
  }

  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) {
    self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w))
  }

  public init(_ x: Int, _ y: Int, _ z: Int, _ w: Int) {
    self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w))
  }
}

public typealias SCNQuaternion = SCNVector4

public let SCNVector4Zero = SCNVector4()

public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 {
  SCNVector4(x: x, y: y, z: z, w: w)
}

public func SCNVector4EqualToVector4(_ a: SCNVector4, _ b: SCNVector4) -> Bool {
  (a.x, a.y, a.z, a.w) == (b.x, b.y, b.z, b.w)
}
