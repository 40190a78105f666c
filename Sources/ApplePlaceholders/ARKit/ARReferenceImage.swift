public import Foundation

/// A picture that a session would look for; none can be made, since catalogues' groups of them are
/// not read.
open class ARReferenceImage: NSObject, @unchecked Sendable {
  open var name: String?
  open var physicalSize: CGSize { .zero }

  override init() { super.init() }

  open class func referenceImages(
    inGroupNamed name: String,
    bundle: Bundle?
  ) -> Set<ARReferenceImage>? { nil }
}
