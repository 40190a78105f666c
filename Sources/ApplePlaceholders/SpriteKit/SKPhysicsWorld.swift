public import Foundation
public import Geometry

/// The physics of a scene, in which nothing happens.
@preconcurrency @MainActor
open class SKPhysicsWorld: NSObject {
  nonisolated override init() {
    super.init()
  }

  open var gravity = CGVector(dx: 0, dy: -9.8)  // [D]
  open var speed: CGFloat = 1
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?

  open func add(_ joint: SKPhysicsJoint) { SpriteKitGap.physics.report() }
  open func remove(_ joint: SKPhysicsJoint) {}
  open func removeAllJoints() {}

  open func body(at point: CGPoint) -> SKPhysicsBody? { nil }
  open func body(in rect: CGRect) -> SKPhysicsBody? { nil }
  open func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? { nil }

  open func enumerateBodies(
    at point: CGPoint,
    using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func enumerateBodies(
    in rect: CGRect,
    using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

/// Two bodies that touch; no bodies do here.
@preconcurrency @MainActor
open class SKPhysicsContact: NSObject {
  public let bodyA: SKPhysicsBody
  public let bodyB: SKPhysicsBody
  public let contactPoint: CGPoint
  public let contactNormal: CGVector
  public let collisionImpulse: CGFloat

  init(_ a: SKPhysicsBody, _ b: SKPhysicsBody) {
    (bodyA, bodyB, contactPoint, contactNormal, collisionImpulse) = (a, b, .zero, .zero, 0)
    super.init()
  }
}

@preconcurrency @MainActor
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
  func didBegin(_ contact: SKPhysicsContact)
  func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
  public func didBegin(_ contact: SKPhysicsContact) {}
  public func didEnd(_ contact: SKPhysicsContact) {}
}
