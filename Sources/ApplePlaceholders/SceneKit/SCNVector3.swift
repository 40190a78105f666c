public import Foundation

/// Three numbers: a place, a direction, angles or a size.
public struct SCNVector3: Sendable {
  public var x: Float
  public var y: Float
  public var z: Float

  public init() {
    self.init(x: 0, y: 0, z: 0)
  }

  public init(x: Float, y: Float, z: Float) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  public init(_ x: Float, _ y: Float, _ z: Float) {
    self.init(x: x, y: y, z: z)
  }

  public init(_ x: Double, _ y: Double, _ z: Double) {
    self.init(x: Float(x), y: Float(y), z: Float(z))
  }

  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
    self.init(x: Float(x), y: Float(y), z: Float(z))
  }

  public init(_ x: Int, _ y: Int, _ z: Int) {
    self.init(x: Float(x), y: Float(y), z: Float(z))
  }

  public init(_ vector: SIMD3<Float>) {
    self.init(x: vector.x, y: vector.y, z: vector.z)
  }
}

public let SCNVector3Zero = SCNVector3()

public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 {
  SCNVector3(x: x, y: y, z: z)
}

public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool {
  SIMD3(a) == SIMD3(b)
}

extension SIMD3<Float> {
  public init(_ vector: SCNVector3) {
    self.init(vector.x, vector.y, vector.z)
  }
}
