internal import Bitmap
internal import CPNGRows
internal import CVP8L
internal import Glibc

/// Encodes one picture without loss.
///
/// A coder for screens, which repeat what is near: it takes a half to a twelfth of the time of libwebp's
/// level 2, for 0.9 to 1.3 of the bytes, also of photographs; smooth pictures can take 1.8.
enum LosslessWebP {
  static func encode(_ bitmap: Bitmap, hasAlpha: Bool) throws(AnimationFault) -> [UInt8] {
    let file = hasAlpha ? straight(bitmap) : opaque(bitmap)
    guard let file else { throw .library(format: "WebP", reason: "there is no memory") }
    return file
  }

  /// Opaque pixels are straight already, and the words of a bitmap are those that the coder reads.
  private static func opaque(_ bitmap: Bitmap) -> [UInt8]? {
    bitmap.withUnsafeBytes { encode($0, bitmap.width, bitmap.height, hasAlpha: false) }
  }

  private static func straight(_ bitmap: Bitmap) -> [UInt8]? {
    let pixels = bitmap.width * bitmap.height
    let words = [UInt32](unsafeUninitializedCapacity: pixels) { target, count in
      bitmap.withUnsafeBytes { source in
        target.withMemoryRebound(to: UInt8.self) { bytes in
          let source = source.bindMemory(to: UInt8.self).baseAddress
          pngrows_straighten(bytes.baseAddress, source, pixels)
        }
      }
      count = pixels
    }
    return words.withUnsafeBytes { encode($0, bitmap.width, bitmap.height, hasAlpha: true) }
  }

  private static func encode(
    _ words: UnsafeRawBufferPointer,
    _ width: Int,
    _ height: Int,
    hasAlpha: Bool
  ) -> [UInt8]? {
    var size = 0
    let pixels = words.bindMemory(to: UInt32.self).baseAddress
    let made = vp8l_encode(pixels, Int32(width), Int32(height), hasAlpha ? 1 : 0, &size)
    guard let made else { return nil }
    defer { free(made) }
    return Array(UnsafeBufferPointer(start: made, count: size))
  }
}
