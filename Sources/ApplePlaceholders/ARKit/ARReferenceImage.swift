public import Foundation

/// A picture that a session would look for; none can be made.
open class ARReferenceImage: NSObject, @unchecked Sendable {
  open var name: String?
  open var physicalSize: CGSize { .zero }

  override init() { super.init() }

  /// Never nil: an app takes a group of its catalogue for granted, which is not read.
  open class func referenceImages(
    inGroupNamed name: String,
    bundle: Bundle?
  ) -> Set<ARReferenceImage>? { [] }
}
