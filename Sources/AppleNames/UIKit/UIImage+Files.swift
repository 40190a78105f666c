internal import CoreImage
public import Foundation
public import HeadlessUIKit
internal import Imaging

extension UIImage {
  /// The picture as a PNG file; nil for an image without pixels.
  ///
  /// As with Apple's, the orientation and a tint are not in the file.
  public func pngData() -> Data? {
    guard let bitmap = cgImage?.bitmap else { return nil }
    return Data(PNG.encode(bitmap))
  }

  /// The picture as a JPEG file; nil for an image without pixels, or with more than JPEG can have.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let bitmap = cgImage?.bitmap else { return nil }
    return (try? JPEG.encode(bitmap, quality: compressionQuality)).map { Data($0) }
  }
}

extension UIGraphicsImageRenderer {
  /// What `actions` draw, as a PNG file.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// What `actions` draw, as a JPEG file.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

@available(*, deprecated, renamed: "UIImage.pngData(self:)")
@preconcurrency @MainActor
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

@available(*, deprecated, renamed: "UIImage.jpegData(self:compressionQuality:)")
@preconcurrency @MainActor
public func UIImageJPEGRepresentation(
  _ image: UIImage,
  _ compressionQuality: CGFloat
) -> Data? { image.jpegData(compressionQuality: compressionQuality) }
