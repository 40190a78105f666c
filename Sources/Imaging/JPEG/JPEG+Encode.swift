package import Bitmap
internal import CJPEG
internal import Glibc

extension JPEG {
  /// The longest side of a picture in a file.
  package static let longestSide = 65_500

  /// Writes a picture with a quality from 0 to 1; what shows through is white. [I]
  package static func encode(_ bitmap: Bitmap, quality: Double) throws(Fault) -> [UInt8] {
    guard max(bitmap.width, bitmap.height) <= longestSide else {
      throw .unwritable(width: bitmap.width, height: bitmap.height)
    }
    let percent = max(1, min((quality * 100).rounded(), 100))
    var (start, count): (UnsafeMutablePointer<UInt8>?, Int) = (nil, 0)
    try explaining {
      cjpeg_encode(
        onWhite(bitmap),
        Int32(bitmap.width),
        Int32(bitmap.height),
        Int32(percent.isNaN ? 100 : percent),
        &start,
        &count,
        $0
      )
    }
    defer { free(start) }
    return Array(UnsafeBufferPointer(start: start, count: count))
  }

  private static func onWhite(_ bitmap: Bitmap) -> [UInt8] {
    bitmap.withUnsafeBytes { pixels in
      var result = [UInt8](pixels)
      for pixel in stride(from: 0, to: result.count, by: 4) where result[pixel + 3] < 255 {
        let white = Int(255 - result[pixel + 3])
        for channel in pixel..<pixel + 3 {
          result[channel] = UInt8(min(Int(result[channel]) + white, 255))
        }
      }
      return result
    }
  }
}
