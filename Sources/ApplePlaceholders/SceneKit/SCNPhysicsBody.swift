public import Foundation

public enum SCNPhysicsBodyType: Int, Sendable {
  case `static`, dynamic, kinematic
}

/// A body that keeps its values; nothing moves it.
open class SCNPhysicsBody: NSObject, NSCopying, @unchecked Sendable {
  public override init() { super.init() }

  public convenience init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) {
    self.init()
    (self.type, physicsShape) = (type, shape)
  }

  open class func `static`() -> SCNPhysicsBody { SCNPhysicsBody(type: .static, shape: nil) }
  open class func dynamic() -> SCNPhysicsBody { SCNPhysicsBody(type: .dynamic, shape: nil) }
  open class func kinematic() -> SCNPhysicsBody { SCNPhysicsBody(type: .kinematic, shape: nil) }

  // [D] The defaults.
  open var type = SCNPhysicsBodyType.dynamic
  open var physicsShape: SCNPhysicsShape?
  open var mass: CGFloat = 1
  open var charge: CGFloat = 0
  open var friction: CGFloat = 0.5
  open var rollingFriction: CGFloat = 0
  open var restitution: CGFloat = 0.5
  open var damping: CGFloat = 0.1
  open var angularDamping: CGFloat = 0.1
  open var velocity = SCNVector3()
  open var angularVelocity = SCNVector4()
  open var velocityFactor = SCNVector3(1, 1, 1)
  open var angularVelocityFactor = SCNVector3(1, 1, 1)
  open var isAffectedByGravity = true
  open var allowsResting = true
  open var isResting: Bool { true }
  open var categoryBitMask = 1
  open var collisionBitMask = -1
  open var contactTestBitMask = 0

  open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
  open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) {}
  open func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) {}
  open func clearAllForces() {}
  open func resetTransform() {}

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SCNPhysicsBody(type: type, shape: physicsShape)
    (copy.mass, copy.friction, copy.restitution) = (mass, friction, restitution)
    (copy.categoryBitMask, copy.collisionBitMask) = (categoryBitMask, collisionBitMask)
    copy.contactTestBitMask = contactTestBitMask
    return copy
  }
}

public struct SCNPhysicsCollisionCategory: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  // [D]
  public static let `default` = SCNPhysicsCollisionCategory(rawValue: 1)
  public static let `static` = SCNPhysicsCollisionCategory(rawValue: 2)
  public static let all = SCNPhysicsCollisionCategory(rawValue: -1)
}

/// The outline of a body.
open class SCNPhysicsShape: NSObject, @unchecked Sendable {
  public struct Option: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let type = Option(rawValue: "SCNPhysicsShapeOptionType")
    public static let scale = Option(rawValue: "SCNPhysicsShapeOptionScale")
    public static let collisionMargin = Option(rawValue: "SCNPhysicsShapeOptionCollisionMargin")
    public static let keepAsCompound = Option(rawValue: "SCNPhysicsShapeOptionKeepAsCompound")
  }

  public init(geometry: SCNGeometry, options: [Option: Any]? = nil) { super.init() }

  public init(node: SCNNode, options: [Option: Any]? = nil) { super.init() }

  public init(shapes: [SCNPhysicsShape], transforms: [NSValue]?) { super.init() }
}

/// A field of forces, which acts on nothing.
open class SCNPhysicsField: NSObject, @unchecked Sendable {
  open var strength: CGFloat = 1
  open var falloffExponent: CGFloat = 0
  open var isActive = true
}
