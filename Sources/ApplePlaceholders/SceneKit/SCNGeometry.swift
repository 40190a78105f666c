public import Foundation

/// A shape and what it is made of; it is not drawn.
open class SCNGeometry: NSObject, NSCopying, @unchecked Sendable {
  public override init() { super.init() }

  public convenience init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?) {
    self.init()
    (self.sources, self.elements) = (sources, elements ?? [])
  }

  open var name: String?
  /// [D] A shape of Apple's begins with a material.
  open var materials: [SCNMaterial] = [SCNMaterial()]
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set { materials = (newValue.map { [$0] } ?? []) + materials.dropFirst() }
  }
  open private(set) var sources: [SCNGeometrySource] = []
  open private(set) var elements: [SCNGeometryElement] = []
  open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?
  open var subdivisionLevel = 0
  open var levelsOfDetail: [Any]?
  open var elementCount: Int { elements.count }
  open var boundingBox: (min: SCNVector3, max: SCNVector3) {
    let half = extent / 2
    return (SCNVector3(-half), SCNVector3(half))
  }

  open func material(named name: String) -> SCNMaterial? {
    materials.first { $0.name == name }
  }
  open func insertMaterial(_ material: SCNMaterial, at index: Int) {
    materials.insert(material, at: min(max(index, 0), materials.count))
  }
  open func removeMaterial(at index: Int) { materials.remove(at: index) }
  open func replaceMaterial(at index: Int, with material: SCNMaterial) {
    materials[index] = material
  }

  /// The size around its middle.
  var extent: SIMD3<Float> { .zero }
  /// The same shape without materials of its own.
  func twin() -> SCNGeometry { SCNGeometry() }

  /// [D] The materials are shared.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = twin()
    (copy.name, copy.materials, copy.shaderModifiers) = (name, materials, shaderModifiers)
    (copy.sources, copy.elements) = (sources, elements)
    (copy.subdivisionLevel, copy.levelsOfDetail) = (subdivisionLevel, levelsOfDetail)
    return copy
  }
}

public struct SCNShaderModifierEntryPoint: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let geometry = SCNShaderModifierEntryPoint(
    rawValue: "SCNShaderModifierEntryPointGeometry"
  )
  public static let surface = SCNShaderModifierEntryPoint(
    rawValue: "SCNShaderModifierEntryPointSurface"
  )
  public static let lightingModel = SCNShaderModifierEntryPoint(
    rawValue: "SCNShaderModifierEntryPointLightingModel"
  )
  public static let fragment = SCNShaderModifierEntryPoint(
    rawValue: "SCNShaderModifierEntryPointFragment"
  )
}

/// Points of a shape.
open class SCNGeometrySource: NSObject, @unchecked Sendable {
  public let vectorCount: Int

  public init(vertices: [SCNVector3]) {
    vectorCount = vertices.count
    super.init()
  }

  public init(normals: [SCNVector3]) {
    vectorCount = normals.count
    super.init()
  }

  public init(textureCoordinates: [CGPoint]) {
    vectorCount = textureCoordinates.count
    super.init()
  }
}

public enum SCNGeometryPrimitiveType: Int, Sendable {
  case triangles, triangleStrip, line, point, polygon
}

/// How points make a shape.
open class SCNGeometryElement: NSObject, @unchecked Sendable {
  public let primitiveType: SCNGeometryPrimitiveType

  public init<Index: FixedWidthInteger>(
    indices: [Index],
    primitiveType: SCNGeometryPrimitiveType
  ) {
    self.primitiveType = primitiveType
    super.init()
  }

  public init(
    data: Data?,
    primitiveType: SCNGeometryPrimitiveType,
    primitiveCount: Int,
    bytesPerIndex: Int
  ) {
    self.primitiveType = primitiveType
    super.init()
  }
}
