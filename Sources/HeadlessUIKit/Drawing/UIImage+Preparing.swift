public import Foundation

// Images are always decoded, so what UIKit prepares in the background is ready at once.

extension UIImage {
  public func preparingForDisplay() -> UIImage? { self }

  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    StageCore.ambient.queue.later { completionHandler(self) }
  }

  public func byPreparingForDisplay() async -> UIImage? { self }

  /// The largest size inside `size` with the image's proportions.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else {
      return nil
    }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    let fitted = CGSize(width: self.size.width * factor, height: self.size.height * factor)
    return UIGraphicsImageRenderer(size: fitted, format: imageRendererFormat).image { _ in
      draw(in: CGRect(origin: .zero, size: fitted))
    }
  }

  public func prepareThumbnail(
    of size: CGSize,
    completionHandler: @escaping (UIImage?) -> Void
  ) {
    StageCore.ambient.queue.later { completionHandler(self.preparingThumbnail(of: size)) }
  }

  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// A format with this image's properties.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}
