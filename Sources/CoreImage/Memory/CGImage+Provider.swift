import Bitmap
public import CoreGraphics
import Foundation
public import Geometry
import VirtualTime

extension CGImage {
  /// An image of the bytes of a provider, in the formats that contexts draw into, or with alpha
  /// that is not premultiplied.
  ///
  /// Nil, with a warning, for other formats, and for fewer bytes than the image has.
  public convenience init?(
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bitsPerPixel: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: CGBitmapInfo,
    provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    let isStraight = bitmapInfo.isStraight
    let format = PixelFormat(
      bitsPerComponent: bitsPerComponent,
      space: space,
      bitmapInfo: isStraight ? bitmapInfo.premultiplied : bitmapInfo
    )
    guard let format, bitsPerPixel == format.bytesPerPixel * 8, decode == nil else {
      StageCore.ambient.warnOnce(
        "CGImage",
        "an image of this format cannot be made of bytes here",
        remedy: "use eight bits per component, one or four components, and no decode array"
      )
      return nil
    }
    guard width > 0, height > 0, bytesPerRow / format.bytesPerPixel >= width,
      bytesPerRow <= Int.max / height, let data = provider.data,
      data.count >= (height - 1) * bytesPerRow + width * format.bytesPerPixel
    else { return nil }
    let bitmap = withExtendedLifetime(data) {
      format.bitmap(in: (data.bytes, bytesPerRow), width: width, height: height) { row in
        if isStraight { premultiply(row, width) }
      }
    }
    self.init(bitmap)
  }

  /// Of a provider's bytes; here they are always the plain ones.
  public var decode: UnsafePointer<CGFloat>? { nil }
  public var shouldInterpolate: Bool { true }
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
}

private func premultiply(_ pixels: UnsafeMutablePointer<UInt8>, _ width: Int) {
  for start in stride(from: 0, to: width * 4, by: 4) {
    for place in start..<start + 3 {
      pixels[place] = Bitmap.premultiply(pixels[place], by: pixels[start + 3])
    }
  }
}

extension CGBitmapInfo {
  fileprivate var isStraight: Bool {
    let alpha = CGImageAlphaInfo(rawValue: intersection(.alphaInfoMask).rawValue)
    return alpha == .last || alpha == .first
  }

  /// The same with alpha in the same place.
  fileprivate var premultiplied: CGBitmapInfo {
    let isLast = intersection(.alphaInfoMask).rawValue == CGImageAlphaInfo.last.rawValue
    let alpha = isLast ? CGImageAlphaInfo.premultipliedLast : .premultipliedFirst
    return subtracting(.alphaInfoMask).union(CGBitmapInfo(rawValue: alpha.rawValue))
  }
}
