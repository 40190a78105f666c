internal import Bitmap
internal import CWebP

extension WebPPicture {
  /// Decodes an opaque picture.
  static func decode(_ file: [UInt8]) throws(AnimationFault) -> Bitmap {
    var (width, height): (Int32, Int32) = (0, 0)
    guard WebPGetInfo(file, file.count, &width, &height) != 0 else { throw unreadable }
    var isDone = false
    let bitmap = Bitmap(width: Int(width), height: Int(height)) { target in
      let pixels = target.bindMemory(to: UInt8.self)
      isDone =
        WebPDecodeBGRAInto(file, file.count, pixels.baseAddress, pixels.count, width * 4) != nil
    }
    guard isDone else { throw unreadable }
    return bitmap
  }

  private static var unreadable: AnimationFault {
    .library(format: "WebP", reason: "libwebp could not read its own picture")
  }
}
