internal import Bitmap
internal import CPNGRows
internal import CWebP

/// Encodes one picture with libwebp.
enum WebPPicture {
  // Quick, and within a twentieth of the smallest files on user interfaces. Level 1 takes 0.7 of the
  // time for 1.1 to 1.2 of the bytes; level 0 makes files twenty times as large.
  private static let losslessLevel: Int32 = 2

  static func encode(
    _ bitmap: Bitmap,
    _ quality: WebPEncoder.Quality,
    hasAlpha: Bool
  ) throws(AnimationFault) -> [UInt8] {
    var config = try configuration(quality)
    var picture = CWebP.WebPPicture()
    var output = WebPMemoryWriter()
    guard WebPPictureInit(&picture) != 0 else { throw fault("its versions do not fit") }
    WebPMemoryWriterInit(&output)
    defer {
      WebPPictureFree(&picture)
      WebPMemoryWriterClear(&output)
    }
    picture.use_argb = quality == .lossless ? 1 : 0
    (picture.width, picture.height) = (Int32(bitmap.width), Int32(bitmap.height))
    guard take(bitmap, into: &picture, hasAlpha: hasAlpha) else { throw fault("no memory") }
    let isDone = withUnsafeMutablePointer(to: &output) { target in
      picture.writer = WebPMemoryWrite
      picture.custom_ptr = UnsafeMutableRawPointer(target)
      return WebPEncode(&config, &picture) != 0
    }
    guard isDone else { throw fault("libwebp stopped with error \(picture.error_code.rawValue)") }
    return Array(UnsafeBufferPointer(start: output.mem, count: output.size))
  }

  private static func configuration(
    _ quality: WebPEncoder.Quality
  ) throws(AnimationFault) -> WebPConfig {
    var config = WebPConfig()
    guard WebPConfigInit(&config) != 0 else { throw fault("its versions do not fit") }
    switch quality {
    case .lossless:
      WebPConfigLosslessPreset(&config, losslessLevel)
      // Colours of transparent pixels are already zero.
      config.exact = 1
    case .lossy(let value):
      config.quality = Float(value)
    }
    return config
  }

  /// libwebp expects straight red, green, blue, alpha.
  private static func take(
    _ bitmap: Bitmap,
    into picture: inout CWebP.WebPPicture,
    hasAlpha: Bool
  ) -> Bool {
    let count = bitmap.width * bitmap.height
    var straight = [UInt8](repeating: 0, count: count * 4)
    bitmap.withUnsafeBytes { pixels in
      pngrows_pack_rgba(&straight, pixels.bindMemory(to: UInt8.self).baseAddress, count)
    }
    let stride = Int32(bitmap.bytesPerRow)
    return hasAlpha
      ? WebPPictureImportRGBA(&picture, straight, stride) != 0
      : WebPPictureImportRGBX(&picture, straight, stride) != 0
  }

  private static func fault(_ reason: String) -> AnimationFault {
    .library(format: "WebP", reason: reason)
  }
}
