public import Foundation
public import Geometry
public import HeadlessUIKit

/// A source of particles, of which none is drawn.
open class SKEmitterNode: SKNode, SKFileNamed {
  public override init() {
    super.init()
    SpriteKitGap.particles.report()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    SpriteKitGap.particles.report()
  }

  open weak var targetNode: SKNode?
  open var particleTexture: SKTexture?
  open var particleBirthRate: CGFloat = 0
  open var numParticlesToEmit = 0
  open var particleLifetime: CGFloat = 0
  open var particleLifetimeRange: CGFloat = 0
  open var particlePosition = CGPoint.zero
  open var particlePositionRange = CGVector.zero
  open var particleZPosition: CGFloat = 0
  open var emissionAngle: CGFloat = 0
  open var emissionAngleRange: CGFloat = 0
  open var particleSpeed: CGFloat = 0
  open var particleSpeedRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var particleSize = CGSize.zero
  open var particleScale: CGFloat = 1
  open var particleScaleRange: CGFloat = 0
  open var particleScaleSpeed: CGFloat = 0
  open var particleRotation: CGFloat = 0
  open var particleRotationRange: CGFloat = 0
  open var particleRotationSpeed: CGFloat = 0
  open var particleColor = UIColor.white
  open var particleColorBlendFactor: CGFloat = 0
  open var particleColorBlendFactorRange: CGFloat = 0
  open var particleColorBlendFactorSpeed: CGFloat = 0
  open var particleAlpha: CGFloat = 1
  open var particleAlphaRange: CGFloat = 0
  open var particleAlphaSpeed: CGFloat = 0
  open var particleBlendMode = SKBlendMode.alpha
  open var particleAction: SKAction?
  open var fieldBitMask: UInt32 = 0

  open func advanceSimulationTime(_ sec: TimeInterval) {}
  open func resetSimulation() {}
}
