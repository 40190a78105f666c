import Bitmap
public import CoreGraphics
import Foundation

extension CGImage {
  /// The pixels in memory, as `bitmapInfo` describes them; nil for an image that cannot be drawn.
  ///
  /// Pointers to them stay valid as long as the image.
  public var dataProvider: CGDataProvider? {
    provider {
      bitmap.flatMap { CGDataProvider(data: NSData(data: beginsWithRed ? $0.redFirst : $0.data)) }
    }
  }
}

extension Bitmap {
  fileprivate var data: Data { withUnsafeBytes { Data($0) } }

  fileprivate var redFirst: Data {
    var data = data
    for pixel in stride(from: 0, to: data.count, by: Self.bytesPerPixel) {
      data.swapAt(pixel, pixel + 2)
    }
    return data
  }
}
