public import Foundation

/// A rule for a node's place, which is kept and not applied.
open class SCNConstraint: NSObject, NSCopying, @unchecked Sendable {
  open var isEnabled = true
  open var influenceFactor: CGFloat = 1
  open var isIncremental = true

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class SCNLookAtConstraint: SCNConstraint, @unchecked Sendable {
  open var target: SCNNode?
  open var isGimbalLockEnabled = false
  open var localFront = SCNVector3(0, 0, -1)
  open var targetOffset = SCNVector3()

  public init(target: SCNNode?) {
    self.target = target
    super.init()
  }
}

public struct SCNBillboardAxis: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  // [D]
  public static let X = SCNBillboardAxis(rawValue: 1)
  public static let Y = SCNBillboardAxis(rawValue: 2)
  public static let Z = SCNBillboardAxis(rawValue: 4)
  public static let all: SCNBillboardAxis = [.X, .Y, .Z]
}

open class SCNBillboardConstraint: SCNConstraint, @unchecked Sendable {
  open var freeAxes = SCNBillboardAxis.all

  public override init() { super.init() }
}

open class SCNDistanceConstraint: SCNConstraint, @unchecked Sendable {
  open var target: SCNNode?
  open var minimumDistance: CGFloat = 0
  open var maximumDistance = CGFloat.greatestFiniteMagnitude

  public init(target: SCNNode?) {
    self.target = target
    super.init()
  }
}

open class SCNTransformConstraint: SCNConstraint, @unchecked Sendable {
  public init(
    inWorldSpace world: Bool,
    with block: @escaping (SCNNode, SCNMatrix4) -> SCNMatrix4
  ) { super.init() }

  open class func positionConstraint(
    inWorldSpace world: Bool,
    with block: @escaping (SCNNode, SCNVector3) -> SCNVector3
  ) -> SCNTransformConstraint { SCNTransformConstraint(inWorldSpace: world) { $1 } }
}

open class SCNAccelerationConstraint: SCNConstraint, @unchecked Sendable {
  open var maximumLinearAcceleration: CGFloat = 0
  open var maximumLinearVelocity: CGFloat = 0
  open var damping: CGFloat = 0.1
  open var decelerationDistance: CGFloat = 0

  public override init() { super.init() }
}
