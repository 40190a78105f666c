public import Foundation
public import Geometry

/// A body that keeps its values; nothing moves it.
@preconcurrency @MainActor
open class SKPhysicsBody: NSObject, @preconcurrency NSCopying {
  public override init() {
    super.init()
  }

  public convenience init(circleOfRadius r: CGFloat) {
    self.init(area: .pi * r * r)
  }
  public convenience init(circleOfRadius r: CGFloat, center: CGPoint) {
    self.init(circleOfRadius: r)
  }
  public convenience init(rectangleOf s: CGSize) {
    self.init(area: s.width * s.height)
  }
  public convenience init(rectangleOf s: CGSize, center: CGPoint) {
    self.init(rectangleOf: s)
  }
  public convenience init(polygonFrom path: CGPath) {
    self.init(area: path.boundingBoxOfPath.width * path.boundingBoxOfPath.height)
  }
  public convenience init(texture: SKTexture, size: CGSize) {
    self.init(rectangleOf: size)
  }
  public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
    self.init(rectangleOf: size)
  }
  public convenience init(bodies: [SKPhysicsBody]) {
    self.init(area: bodies.reduce(0) { $0 + $1.area })
  }
  public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) {
    self.init(area: nil)
  }
  public convenience init(edgeChainFrom path: CGPath) {
    self.init(area: nil)
  }
  public convenience init(edgeLoopFrom path: CGPath) {
    self.init(area: nil)
  }
  public convenience init(edgeLoopFrom rect: CGRect) {
    self.init(area: nil)
  }

  /// An edge, which has no area, never moves.
  private convenience init(area: CGFloat?) {
    self.init()
    self.area = area ?? 0
    isDynamic = area != nil
  }

  open internal(set) weak var node: SKNode?

  // [D] The defaults.
  open var isDynamic = true
  open var affectedByGravity = true
  open var allowsRotation = true
  open var pinned = false
  open var isResting = false
  open var usesPreciseCollisionDetection = false
  open var friction: CGFloat = 0.2
  open var restitution: CGFloat = 0.2
  open var linearDamping: CGFloat = 0.1
  open var angularDamping: CGFloat = 0.1
  open var charge: CGFloat = 0
  open var density: CGFloat = 1
  open private(set) var area: CGFloat = 0
  /// [D] In kilograms, of 150 points a metre.
  open var mass: CGFloat {
    get { density * area / (150 * 150) }
    set { if area > 0 { density = newValue * 150 * 150 / area } }
  }
  open var velocity = CGVector.zero
  open var angularVelocity: CGFloat = 0
  open var categoryBitMask: UInt32 = .max
  open var collisionBitMask: UInt32 = .max
  open var contactTestBitMask: UInt32 = 0
  open var fieldBitMask: UInt32 = .max
  open var joints: [SKPhysicsJoint] { [] }

  open func applyForce(_ force: CGVector) {}
  open func applyForce(_ force: CGVector, at point: CGPoint) {}
  open func applyTorque(_ torque: CGFloat) {}
  open func applyImpulse(_ impulse: CGVector) {}
  open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {}
  open func applyAngularImpulse(_ impulse: CGFloat) {}
  open func allContactedBodies() -> [SKPhysicsBody] { [] }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKPhysicsBody(area: area)
    (copy.isDynamic, copy.affectedByGravity) = (isDynamic, affectedByGravity)
    (copy.allowsRotation, copy.pinned) = (allowsRotation, pinned)
    (copy.friction, copy.restitution, copy.density) = (friction, restitution, density)
    (copy.linearDamping, copy.angularDamping) = (linearDamping, angularDamping)
    (copy.velocity, copy.angularVelocity) = (velocity, angularVelocity)
    (copy.categoryBitMask, copy.collisionBitMask) = (categoryBitMask, collisionBitMask)
    (copy.contactTestBitMask, copy.fieldBitMask) = (contactTestBitMask, fieldBitMask)
    return copy
  }
}
