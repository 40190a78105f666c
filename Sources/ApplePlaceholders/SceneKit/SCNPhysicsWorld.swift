public import Foundation

/// The physics of a scene, in which nothing happens.
open class SCNPhysicsWorld: NSObject, @unchecked Sendable {
  open var gravity = SCNVector3(0, -9.8, 0)  // [D]
  open var speed: CGFloat = 1
  open var timeStep: TimeInterval = 1.0 / 60
  open weak var contactDelegate: (any SCNPhysicsContactDelegate)?

  open func removeAllBehaviors() {}
  open func updateCollisionPairs() {}
  open func contactTest(with body: SCNPhysicsBody, options: [String: Any]? = nil)
    -> [SCNPhysicsContact]
  { [] }
  open func rayTestWithSegment(
    from origin: SCNVector3,
    to dest: SCNVector3,
    options: [String: Any]? = nil
  ) -> [SCNHitTestResult] { [] }
}

/// Two bodies that touch; no bodies do here.
open class SCNPhysicsContact: NSObject, @unchecked Sendable {
  public let nodeA: SCNNode
  public let nodeB: SCNNode
  open var contactPoint: SCNVector3 { SCNVector3() }
  open var contactNormal: SCNVector3 { SCNVector3() }
  open var collisionImpulse: CGFloat { 0 }
  open var penetrationDistance: CGFloat { 0 }

  init(_ a: SCNNode, _ b: SCNNode) {
    (nodeA, nodeB) = (a, b)
    super.init()
  }
}

public protocol SCNPhysicsContactDelegate: NSObjectProtocol {
  func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
  func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact)
  func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}

extension SCNPhysicsContactDelegate {
  public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
  public func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact) {}
  public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {}
}
