public import Foundation
public import HeadlessUIKit

/// Particles that keep their values and are not drawn; their files are not read.
open class SCNParticleSystem: NSObject, NSCopying, @unchecked Sendable {
  public override init() { super.init() }

  public convenience init?(named name: String, inDirectory directory: String?) {
    SceneKitGap.archive(name).report()
    self.init()
  }

  // [D] The defaults.
  open var birthRate: CGFloat = 1
  open var birthRateVariation: CGFloat = 0
  open var emissionDuration: CGFloat = 1
  open var loops = true
  open var warmupDuration: CGFloat = 0
  open var emitterShape: SCNGeometry?
  open var emittingDirection = SCNVector3(0, 1, 0)
  open var spreadingAngle: CGFloat = 0
  open var particleLifeSpan: CGFloat = 1
  open var particleLifeSpanVariation: CGFloat = 0
  open var particleVelocity: CGFloat = 0
  open var particleVelocityVariation: CGFloat = 0
  open var particleSize: CGFloat = 1
  open var particleSizeVariation: CGFloat = 0
  open var particleColor = UIColor.white
  open var particleColorVariation = SCNVector4()
  open var particleImage: Any?
  open var particleIntensity: CGFloat = 1
  open var isLightingEnabled = false
  open var isLocal = false
  open var acceleration = SCNVector3()
  open var isAffectedByGravity = false
  open var colliderNodes: [SCNNode]?
  open var speedFactor: CGFloat = 1
  open var stretchFactor: CGFloat = 0

  open func reset() {}

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SCNParticleSystem()
    (copy.birthRate, copy.particleLifeSpan) = (birthRate, particleLifeSpan)
    (copy.particleSize, copy.particleColor) = (particleSize, particleColor)
    (copy.particleImage, copy.emitterShape) = (particleImage, emitterShape)
    return copy
  }
}
