package import Bitmap
public import Foundation
public import Geometry
import Scene

/// A picture: pixels, or a recorded drawing that is rendered when it is shown.
public final class CGImage: Sendable {
  package let picture: Picture
  /// Whether it has no colors of its own: its alpha says where what is drawn with it shows.
  public let isMask: Bool
  private let ownProvider = KeptProvider()

  package init(_ picture: Picture, isMask: Bool = false) {
    self.picture = picture
    self.isMask = isMask
  }

  package convenience init(_ bitmap: Bitmap, isMask: Bool = false) {
    self.init(.bitmap(bitmap), isMask: isMask)
  }

  /// In pixels.
  public var width: Int { picture.pixels.width }
  /// In pixels.
  public var height: Int { picture.pixels.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  /// [D] A mask has none.
  public var colorSpace: CGColorSpace? { isMask ? nil : CGColorSpaceCreateDeviceRGB() }

  /// The part inside `rect`, in pixels; nil if they do not intersect.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    return CGImage(picture.cropped(to: part), isMask: isMask)
  }

  public func copy() -> CGImage? { self }

  /// The provider that `make` makes when it is first asked for; it stays as long as the image.
  package func provider(_ make: () -> CGDataProvider?) -> CGDataProvider? {
    ownProvider.provider(make)
  }
}

private final class KeptProvider: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: CGDataProvider?

  func provider(_ make: () -> CGDataProvider?) -> CGDataProvider? {
    lock.withLock {
      if kept == nil { kept = make() }
      return kept
    }
  }
}

extension CGImage: Hashable {
  public static func == (left: CGImage, right: CGImage) -> Bool {
    left.picture == right.picture && left.isMask == right.isMask
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(picture)
  }
}
