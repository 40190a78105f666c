import CoreGraphics
public import CoreImage
public import Foundation
public import HeadlessUIKit

extension UIImage {
  /// The picture that an image's extent has; nothing for an infinite extent.
  // Rendered now: images never change.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      CIContext().createCGImage(ciImage, from: ciImage.extent),
      of: ciImage,
      scale: scale,
      orientation: orientation
    )
  }

  /// [D] Nil for an image that is not one of Core Image's.
  public var ciImage: CIImage? { origin as? CIImage }
}

extension CIImage {
  /// [D] The stored pixels, without the image's orientation.
  public convenience init?(image: UIImage) {
    if let own = image.ciImage {
      self.init(own)
    } else {
      guard let picture = image.cgImage else { return nil }
      self.init(cgImage: picture)
    }
  }

  public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
    self.init(image: image)
  }
}
