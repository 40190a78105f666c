public import Foundation

/// Bounds of a number.
open class SKRange: NSObject, @unchecked Sendable {
  public let lowerLimit: CGFloat
  public let upperLimit: CGFloat

  public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
    (lowerLimit, upperLimit) = (lower, upper)
    super.init()
  }

  public convenience init(lowerLimit lower: CGFloat) {
    self.init(lowerLimit: lower, upperLimit: .greatestFiniteMagnitude)
  }

  public convenience init(upperLimit upper: CGFloat) {
    self.init(lowerLimit: -.greatestFiniteMagnitude, upperLimit: upper)
  }

  public convenience init(constantValue value: CGFloat) {
    self.init(lowerLimit: value, upperLimit: value)
  }

  public convenience init(value: CGFloat, variance: CGFloat) {
    self.init(lowerLimit: value - variance, upperLimit: value + variance)
  }
}

/// A rule for a node's place or angle, which is kept but not applied.
open class SKConstraint: NSObject {
  open var enabled = true
  open var referenceNode: SKNode?

  open class func positionX(_ range: SKRange) -> SKConstraint { SKConstraint() }
  open class func positionY(_ range: SKRange) -> SKConstraint { SKConstraint() }
  open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint {
    SKConstraint()
  }
  open class func zRotation(_ range: SKRange) -> SKConstraint { SKConstraint() }
  open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint { SKConstraint() }
  open class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint { SKConstraint() }
  open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint {
    SKConstraint()
  }
  open class func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint {
    SKConstraint()
  }
}
