internal import Bitmap
internal import CoreImage
public import Foundation
internal import Geometry
public import HeadlessUIKit
internal import Imaging

/// A file that images are collected for, and that is written at the end.
public final class CGImageDestination {
  enum Place {
    case data(NSMutableData)
    case file(URL)
  }

  private let place: Place
  private let type: String
  private let count: Int
  private var images: [(image: CGImage, properties: [CFString: Any])] = []

  init?(_ place: Place, type: CFString, count: Int) {
    guard ["public.png", "public.jpeg", "com.compuserve.gif"].contains(type), count > 0 else {
      return nil
    }
    (self.place, self.type, self.count) = (place, type, count)
  }

  func add(_ image: CGImage, _ properties: CFDictionary?) {
    images.append((image, properties as? [CFString: Any] ?? [:]))
  }

  /// Writes nothing unless all images are there.
  func finish() -> Bool {
    guard images.count == count, let bytes = try? encoded() else { return false }
    switch place {
    case .data(let data):
      data.append(Data(bytes))
      return true
    case .file(let url):
      return (try? Data(bytes).write(to: url, options: .atomic)) != nil
    }
  }

  private func encoded() throws -> [UInt8]? {
    guard type == "com.compuserve.gif" else {
      guard images.count == 1, let bitmap = images[0].image.bitmap else { return nil }
      guard type == "public.jpeg" else { return PNG.encode(bitmap) }
      let quality = images[0].properties[kCGImageDestinationLossyCompressionQuality]
      return try JPEG.encode(bitmap, quality: Double(boxed: quality) ?? 1)
    }
    var encoder = GIFEncoder(color: .rgba)
    for (image, properties) in images {
      guard let bitmap = image.bitmap else { return nil }
      let values = properties[kCGImagePropertyGIFDictionary] as? [CFString: Any] ?? [:]
      try encoder.add(bitmap, seconds: Double(boxed: values[kCGImagePropertyGIFDelayTime]) ?? 0.1)
    }
    return try encoder.finish()
  }
}

public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"

public func CGImageDestinationCreateWithData(
  _ data: CFMutableData,
  _ type: CFString,
  _ count: Int,
  _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(.data(data), type: type, count: count)
}

public func CGImageDestinationCreateWithURL(
  _ url: CFURL,
  _ type: CFString,
  _ count: Int,
  _ options: CFDictionary?
) -> CGImageDestination? {
  url.path.flatMap { CGImageDestination(.file(URL(filePath: $0)), type: type, count: count) }
}

public func CGImageDestinationAddImage(
  _ idst: CGImageDestination,
  _ image: CGImage,
  _ properties: CFDictionary?
) {
  idst.add(image, properties)
}

/// [D] The properties are added to those of the source's image.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination,
  _ isrc: CGImageSource,
  _ index: Int,
  _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
  let own = CGImageSourceCopyPropertiesAtIndex(isrc, index, nil) as? [CFString: Any] ?? [:]
  let given = properties as? [CFString: Any] ?? [:]
  idst.add(image, own.merging(given) { $1 } as CFDictionary)
}

/// Properties of the whole file: an animation plays for ever, whatever they say.
public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination,
  _ properties: CFDictionary?
) {}

public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
