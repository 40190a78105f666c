internal import Bitmap
internal import CPNGRows
internal import CWebP

/// Encodes one picture: without loss by a coder of our own, otherwise with libwebp.
enum WebPPicture {
  static func encode(
    _ bitmap: Bitmap,
    _ quality: WebPEncoder.Quality,
    hasAlpha: Bool
  ) throws(AnimationFault) -> [UInt8] {
    switch quality {
    case .lossless: try LosslessWebP.encode(bitmap, hasAlpha: hasAlpha)
    case .lossy(let value): try encode(bitmap, quality: value, hasAlpha: hasAlpha)
    }
  }

  private static func encode(
    _ bitmap: Bitmap,
    quality: Double,
    hasAlpha: Bool
  ) throws(AnimationFault) -> [UInt8] {
    var config = WebPConfig()
    guard WebPConfigInit(&config) != 0 else { throw fault("its versions do not fit") }
    config.quality = Float(quality)
    var picture = CWebP.WebPPicture()
    var output = WebPMemoryWriter()
    guard WebPPictureInit(&picture) != 0 else { throw fault("its versions do not fit") }
    WebPMemoryWriterInit(&output)
    defer {
      WebPPictureFree(&picture)
      WebPMemoryWriterClear(&output)
    }
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
