internal import Bitmap
internal import CLight
public import CoreGraphics
public import Foundation
public import Geometry
internal import Imaging

/// Renders images; every context gives the same pixels.
// Immutable.
open class CIContext: NSObject, @unchecked Sendable {
  private let space: WorkingSpace

  /// [D] `NSNull` as the working space leaves colors on the curve that images have.
  public init(options: [CIContextOption: Any]? = nil) {
    let isUnmanaged = options?[.workingColorSpace] is NSNull
    space = isUnmanaged ? .unmanaged : .linear
  }

  public override convenience init() {
    self.init(options: nil)
  }

  open var workingColorSpace: CGColorSpace? {
    space.isLinear ? CGColorSpace(name: CGColorSpace.extendedLinearSRGB) : nil
  }

  /// The pixels inside a rectangle, clear beyond the image; nil for an empty or infinite one.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    bitmap(image, from: fromRect).map { CGImage($0) }
  }

  open func createCGImage(
    _ image: CIImage,
    from fromRect: CGRect,
    format: CIFormat,
    colorSpace: CGColorSpace?
  ) -> CGImage? {
    createCGImage(image, from: fromRect)
  }

  open func createCGImage(
    _ image: CIImage,
    from fromRect: CGRect,
    format: CIFormat,
    colorSpace: CGColorSpace?,
    deferred: Bool
  ) -> CGImage? {
    createCGImage(image, from: fromRect)
  }

  /// Writes four bytes a pixel; other formats are reported.
  open func render(
    _ image: CIImage,
    toBitmap data: UnsafeMutableRawPointer,
    rowBytes: Int,
    bounds: CGRect,
    format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    guard let order = format.order else { return format.report() }
    guard let bitmap = bitmap(image, from: bounds) else { return }
    bitmap.withUnsafeBytes { bytes in
      for row in 0..<bitmap.height {
        for column in 0..<bitmap.width {
          let pixel = row * bitmap.bytesPerRow + column * Bitmap.bytesPerPixel
          let target = data + row * rowBytes + column * Bitmap.bytesPerPixel
          for (offset, channel) in order.enumerated() {
            target.storeBytes(of: bytes[pixel + channel], toByteOffset: offset, as: UInt8.self)
          }
        }
      }
    }
  }

  /// The image's extent as a PNG file.
  open func pngRepresentation(
    of image: CIImage,
    format: CIFormat,
    colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    bitmap(image, from: image.extent).map { Data(PNG.encode($0)) }
  }

  /// Has no effect: nothing is kept.
  open func clearCaches() {}
  /// [W] The size of the largest texture on devices.
  open func inputImageMaximumSize() -> CGSize { CGSize(width: 16384, height: 16384) }
  open func outputImageMaximumSize() -> CGSize { CGSize(width: 16384, height: 16384) }

  private func bitmap(_ image: CIImage, from rect: CGRect) -> Bitmap? {
    guard let area = PixelArea(covering: rect) else { return nil }
    let picture = image.picture(of: area, in: space)
    guard !picture.isVoid else { return nil }
    return Bitmap(width: area.width, height: area.height) { target in
      let bytes = target.baseAddress?.assumingMemoryBound(to: UInt8.self)
      picture.change { clight_encode($0, bytes, space.isLinear) }
    }
  }
}
