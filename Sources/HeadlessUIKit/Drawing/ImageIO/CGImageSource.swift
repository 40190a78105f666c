import Bitmap
public import CoreGraphics
public import Foundation
import Geometry
import Imaging

/// An image file whose pictures are read one by one.
public final class CGImageSource {
  enum File {
    case still(CGImage, type: CFString)
    case animation(GIF)
  }

  /// nil as long as a source that is filled bit by bit has no whole file.
  private(set) var file: File?
  /// Frames are drawn over each other.
  private var canvas: GIFCanvas?

  /// A source that is filled later.
  init() {}

  init?(_ data: Data) {
    update(data, isFinal: true)
    if file == nil { return nil }
  }

  /// What has arrived is read if it is all, or ends as files do.
  func update(_ data: Data, isFinal: Bool) {
    guard isFinal || Self.endings.contains(where: { data.suffix($0.count).elementsEqual($0) })
    else { return }
    let bytes = Array(data)
    if GIF.isRecognised(bytes), let animation = try? GIF(bytes) {
      file = .animation(animation)
      canvas = GIFCanvas(animation)
    } else if let image = isFinal ? ImageFiles.decode(data) : Self.decodeQuietly(bytes) {
      file = .still(image, type: JPEG.isRecognised(bytes) ? "public.jpeg" : "public.png")
    }
  }

  /// [D] The last bytes of PNG, JPEG and GIF files.
  private static let endings: [[UInt8]] = [
    [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82], [0xFF, 0xD9], [0x3B],
  ]

  /// More is to come, so that bytes which are no file yet are no fault.
  private static func decodeQuietly(_ bytes: [UInt8]) -> CGImage? {
    (try? StillPicture.decode(bytes)).map { CGImage($0) }
  }

  var count: Int {
    switch file {
    case .still: 1
    case .animation(let animation): animation.count
    case nil: 0
    }
  }

  func image(at index: Int) -> CGImage? {
    guard (0..<count).contains(index) else { return nil }
    switch file {
    case .still(let image, _): return image
    case .animation:
      do {
        return (try canvas?.picture(at: index)).map { CGImage($0) }
      } catch {
        StageCore.ambient.warnOnce(
          "CGImageSource",
          "a frame could not be read: \(error.reason)",
          remedy: error.remedy
        )
        return nil
      }
    case nil: return nil
    }
  }

  /// [D] Frames of less than 0.02 s are shown for 0.1 s.
  private func delays(of index: Int, in animation: GIF) -> [CFString: Any] {
    let exact = Double(animation.delay(of: index)) / 100
    return [
      kCGImagePropertyGIFUnclampedDelayTime: exact,
      kCGImagePropertyGIFDelayTime: exact < 0.02 ? 0.1 : exact,
    ]
  }

  func properties(at index: Int) -> [CFString: Any]? {
    guard (0..<count).contains(index) else { return nil }
    switch file {
    case .still(let image, _):
      return [
        kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height,
        kCGImagePropertyOrientation: 1,
      ]
    case .animation(let animation):
      return [
        kCGImagePropertyPixelWidth: animation.size.width,
        kCGImagePropertyPixelHeight: animation.size.height,
        kCGImagePropertyGIFDictionary: delays(of: index, in: animation),
      ]
    case nil: return nil
    }
  }

  var properties: [CFString: Any] {
    guard case .animation(let animation) = file else { return [:] }
    let loops = animation.loopCount.map { [kCGImagePropertyGIFLoopCount: $0] } ?? [:]
    return [kCGImagePropertyGIFDictionary: loops]
  }
}

public func CGImageSourceCreateWithData(
  _ data: CFData,
  _ options: CFDictionary?
) -> CGImageSource? {
  CGImageSource(Data(referencing: data))
}

public func CGImageSourceCreateWithURL(
  _ url: CFURL,
  _ options: CFDictionary?
) -> CGImageSource? {
  url.path.flatMap { FileManager.default.contents(atPath: $0) }.flatMap(CGImageSource.init)
}

/// A source without content, which `CGImageSourceUpdateData` gives it.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource()
}

/// Takes all that has arrived of a file; it has images once the file is whole.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(Data(referencing: data), isFinal: final)
}

public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  switch isrc.file {
  case .still(_, let type): type
  case .animation: "com.compuserve.gif"
  case nil: nil
  }
}

public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? {
  isrc.image(at: index)
}

public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CFDictionary? {
  isrc.properties(at: index).map { $0 as CFDictionary }
}

public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource,
  _ options: CFDictionary?
) -> CFDictionary? {
  isrc.properties as CFDictionary
}

/// As large as `kCGImageSourceThumbnailMaxPixelSize` allows, and no larger than the image.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? {
  guard let image = isrc.image(at: index) else { return nil }
  let asked = (options as? [CFString: Any])?[kCGImageSourceThumbnailMaxPixelSize]
  let most = Double(boxed: asked)
  let side = Double(max(image.width, image.height))
  guard let most, most >= 1, most < side else { return image }
  return UIImage(cgImage: image).preparingThumbnail(of: CGSize(width: most, height: most))?.cgImage
}
