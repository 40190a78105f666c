public import Foundation

/// How a surface looks.
open class SCNMaterial: NSObject, NSCopying, @unchecked Sendable {
  public struct LightingModel: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
    public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
    public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
    public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
    public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
    public static let shadowOnly = LightingModel(rawValue: "SCNLightingModelShadowOnly")
  }

  public override init() { super.init() }

  open var name: String?
  public let diffuse = SCNMaterialProperty()
  public let ambient = SCNMaterialProperty()
  public let specular = SCNMaterialProperty()
  public let emission = SCNMaterialProperty()
  public let transparent = SCNMaterialProperty()
  public let reflective = SCNMaterialProperty()
  public let multiply = SCNMaterialProperty()
  public let normal = SCNMaterialProperty()
  public let displacement = SCNMaterialProperty()
  public let ambientOcclusion = SCNMaterialProperty()
  public let selfIllumination = SCNMaterialProperty()
  public let metalness = SCNMaterialProperty()
  public let roughness = SCNMaterialProperty()
  public let clearCoat = SCNMaterialProperty()

  // [D] The defaults.
  open var lightingModel = LightingModel.blinn
  open var shininess: CGFloat = 1
  open var transparency: CGFloat = 1
  open var transparencyMode = SCNTransparencyMode.aOne
  open var isLitPerPixel = true
  open var isDoubleSided = false
  open var cullMode = SCNCullMode.back
  open var fillMode = SCNFillMode.fill
  open var blendMode = SCNBlendMode.alpha
  open var locksAmbientWithDiffuse = true
  open var writesToDepthBuffer = true
  open var readsFromDepthBuffer = true
  open var colorBufferWriteMask: SCNColorMask = .all
  open var fresnelExponent: CGFloat = 0
  open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?

  private var properties: [SCNMaterialProperty] {
    [
      diffuse, ambient, specular, emission, transparent, reflective, multiply, normal,
      displacement, ambientOcclusion, selfIllumination, metalness, roughness, clearCoat,
    ]
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SCNMaterial()
    for (new, old) in zip(copy.properties, properties) { new.take(old) }
    (copy.name, copy.lightingModel, copy.shininess) = (name, lightingModel, shininess)
    (copy.transparency, copy.transparencyMode) = (transparency, transparencyMode)
    (copy.isLitPerPixel, copy.isDoubleSided) = (isLitPerPixel, isDoubleSided)
    (copy.cullMode, copy.fillMode, copy.blendMode) = (cullMode, fillMode, blendMode)
    copy.locksAmbientWithDiffuse = locksAmbientWithDiffuse
    copy.writesToDepthBuffer = writesToDepthBuffer
    copy.readsFromDepthBuffer = readsFromDepthBuffer
    (copy.colorBufferWriteMask, copy.fresnelExponent) = (colorBufferWriteMask, fresnelExponent)
    copy.shaderModifiers = shaderModifiers
    return copy
  }
}

public enum SCNTransparencyMode: Int, Sendable {
  case aOne, rgbZero, singleLayer, dualLayer
  public static let `default` = SCNTransparencyMode.aOne
}

public enum SCNCullMode: Int, Sendable {
  case back, front
}

public enum SCNFillMode: UInt, Sendable {
  case fill, lines
}

public enum SCNBlendMode: Int, Sendable {
  case alpha, add, subtract, multiply, screen, replace, max
}

public struct SCNColorMask: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  // [D]
  public static let alpha = SCNColorMask(rawValue: 1)
  public static let blue = SCNColorMask(rawValue: 2)
  public static let green = SCNColorMask(rawValue: 4)
  public static let red = SCNColorMask(rawValue: 8)
  public static let all: SCNColorMask = [.alpha, .blue, .green, .red]
}
