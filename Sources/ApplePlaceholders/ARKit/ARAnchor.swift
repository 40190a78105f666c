public import Foundation

/// A place in the world.
open class ARAnchor: NSObject, @unchecked Sendable {
  public let identifier = StageIdentifier.next()
  public let transform: simd_float4x4
  public let name: String?

  public init(transform: simd_float4x4) {
    (self.transform, name) = (transform, nil)
    super.init()
  }

  public init(name: String, transform: simd_float4x4) {
    (self.transform, self.name) = (transform, name)
    super.init()
  }
}

/// A flat surface; none is found.
open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {
  public enum Alignment: Int, Sendable {
    case horizontal, vertical
  }

  open var alignment: Alignment { .horizontal }
  open var center: SIMD3<Float> { .zero }
  open var extent: SIMD3<Float> { .zero }
}

/// A picture that was found; none is.
open class ARImageAnchor: ARAnchor, @unchecked Sendable {
  public let referenceImage: ARReferenceImage

  init(_ image: ARReferenceImage, transform: simd_float4x4) {
    referenceImage = image
    super.init(transform: transform)
  }
}

open class ARFaceAnchor: ARAnchor, @unchecked Sendable {}
