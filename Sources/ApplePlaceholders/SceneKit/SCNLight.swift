public import Foundation
import HeadlessUIKit

/// A light, which lights nothing that is drawn.
open class SCNLight: NSObject, NSCopying, @unchecked Sendable {
  public struct LightType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let ambient = LightType(rawValue: "ambient")
    public static let omni = LightType(rawValue: "omni")
    public static let directional = LightType(rawValue: "directional")
    public static let spot = LightType(rawValue: "spot")
    public static let area = LightType(rawValue: "area")
    public static let probe = LightType(rawValue: "probe")
    public static let IES = LightType(rawValue: "ies")
  }

  public override init() { super.init() }

  // [D] The defaults.
  open var type = LightType.omni
  open var color: Any = UIColor.white
  open var intensity: CGFloat = 1000
  open var temperature: CGFloat = 6500
  open var name: String?
  open var castsShadow = false
  open var shadowColor: Any = UIColor.black.withAlphaComponent(0.5)
  open var shadowRadius: CGFloat = 3
  open var shadowMapSize = CGSize.zero
  open var shadowSampleCount = 0
  open var shadowMode = SCNShadowMode.forward
  open var shadowBias: CGFloat = 1
  open var maximumShadowDistance: CGFloat = 100
  open var shadowCascadeCount = 1
  open var shadowCascadeSplittingFactor: CGFloat = 0.15
  open var automaticallyAdjustsShadowProjection = true
  open var orthographicScale: CGFloat = 1
  open var zNear: CGFloat = 1
  open var zFar: CGFloat = 100
  open var attenuationStartDistance: CGFloat = 0
  open var attenuationEndDistance: CGFloat = 0
  open var attenuationFalloffExponent: CGFloat = 2
  open var spotInnerAngle: CGFloat = 0
  open var spotOuterAngle: CGFloat = 45
  open var categoryBitMask = -1

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SCNLight()
    (copy.type, copy.color, copy.intensity) = (type, color, intensity)
    (copy.temperature, copy.name, copy.castsShadow) = (temperature, name, castsShadow)
    (copy.shadowColor, copy.shadowRadius) = (shadowColor, shadowRadius)
    (copy.shadowMapSize, copy.shadowSampleCount) = (shadowMapSize, shadowSampleCount)
    (copy.shadowMode, copy.shadowBias) = (shadowMode, shadowBias)
    copy.maximumShadowDistance = maximumShadowDistance
    copy.shadowCascadeCount = shadowCascadeCount
    copy.shadowCascadeSplittingFactor = shadowCascadeSplittingFactor
    copy.automaticallyAdjustsShadowProjection = automaticallyAdjustsShadowProjection
    (copy.orthographicScale, copy.zNear, copy.zFar) = (orthographicScale, zNear, zFar)
    copy.attenuationStartDistance = attenuationStartDistance
    copy.attenuationEndDistance = attenuationEndDistance
    copy.attenuationFalloffExponent = attenuationFalloffExponent
    (copy.spotInnerAngle, copy.spotOuterAngle) = (spotInnerAngle, spotOuterAngle)
    copy.categoryBitMask = categoryBitMask
    return copy
  }
}

public enum SCNShadowMode: Int, Sendable {
  case forward, deferred, modulated
}
