package import Bitmap
internal import CJPEG

/// Reads and writes JPEG files with libjpeg.
package enum JPEG {
  package enum Fault: Error, Hashable {
    case damaged(String)
    case tooLarge(width: Int, height: Int, limits: PNG.Limits)
    case unwritable(width: Int, height: Int)
  }

  package static func isRecognised(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFF, 0xD8, 0xFF])
  }

  /// Reads a grey, RGB or CMYK picture; the camera's orientation is ignored.
  package static func decode(
    _ bytes: [UInt8],
    limits: PNG.Limits = .standard
  ) throws(Fault) -> Bitmap {
    let size = try size(of: bytes)
    guard limits.allow(size) else {
      throw .tooLarge(width: size.width, height: size.height, limits: limits)
    }
    var fault: Fault?
    let bitmap = Bitmap(width: size.width, height: size.height) { pixels in
      let target = pixels.baseAddress?.assumingMemoryBound(to: UInt8.self)
      do throws(Fault) {
        try explaining {
          cjpeg_decode(bytes, bytes.count, target, Int32(size.width), Int32(size.height), $0)
        }
      } catch { fault = error }
    }
    if let fault { throw fault }
    return bitmap
  }

  /// The size of a file's picture, from its header.
  package static func size(of bytes: [UInt8]) throws(Fault) -> PNG.Size {
    var (width, height): (Int32, Int32) = (0, 0)
    try explaining { cjpeg_size(bytes, bytes.count, &width, &height, $0) }
    return PNG.Size(width: Int(width), height: Int(height))
  }

  static func explaining(
    _ read: (UnsafeMutablePointer<CChar>?) -> Int32
  ) throws(Fault) {
    var message = [CChar](repeating: 0, count: Int(CJPEG_MESSAGE))
    let isRead = message.withUnsafeMutableBufferPointer { read($0.baseAddress) != 0 }
    guard !isRead else { return }
    let words = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    throw .damaged(String(decoding: words, as: UTF8.self))
  }
}

extension JPEG.Fault: PictureFault {
  package var description: String { sentence }

  package var reason: String {
    switch self {
    case .damaged(let complaint): "the JPEG file is damaged (\(complaint))"
    case .tooLarge(let width, let height, let limits):
      PNG.Fault.tooLarge(width: width, height: height, limits: limits).reason
    case .unwritable(let width, let height):
      "a picture of \(width)×\(height) pixels cannot be JPEG, whose sides have at most "
        + "\(JPEG.longestSide)"
    }
  }

  package var remedy: String {
    switch self {
    case .damaged: "make it again"
    case .tooLarge: "make it smaller"
    case .unwritable: "make it smaller, or write PNG"
    }
  }
}
