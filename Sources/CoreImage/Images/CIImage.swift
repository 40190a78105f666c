internal import Bitmap
public import CoreGraphics
public import Foundation
internal import Imaging
internal import VirtualTime

/// A picture that is made when it is rendered: an extent and a recipe for the pixels in it.
///
/// Pixels are counted from the bottom left; an extent may be infinite.
// Immutable.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
  public let extent: CGRect
  let recipe: any Recipe
  private let source: Source

  /// What an image was made of.
  private struct Source {
    var image: CGImage?
    var url: URL?
    var properties: [String: Any] = [:]
  }

  init(_ recipe: any Recipe, extent: CGRect) {
    (self.recipe, self.extent, source) = (recipe, extent, Source())
  }

  private init(_ other: CIImage, _ source: Source) {
    (recipe, extent, self.source) = (other.recipe, other.extent, source)
  }

  /// An image with an empty extent.
  public override init() {
    (recipe, extent, source) = (ClearRecipe(), .zero, Source())
  }

  open class func empty() -> CIImage { CIImage() }

  /// The same pixels as another image.
  package init(_ other: CIImage) {
    (recipe, extent, source) = (other.recipe, other.extent, other.source)
  }

  public init(cgImage image: CGImage) {
    let bitmap = image.bitmap
    recipe = bitmap.map { BitmapRecipe(bitmap: $0) } ?? ClearRecipe()
    extent = bitmap.map { CGRect(x: 0, y: 0, width: $0.width, height: $0.height) } ?? .zero
    source = Source(image: image)
  }

  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
    self.init(cgImage: image)
  }

  /// The same color everywhere.
  public init(color: CIColor) {
    (recipe, extent, source) = (ConstantRecipe(color: color), .infinite, Source())
  }

  public convenience init?(data: Data) {
    guard let image = Self.decoded(data) else { return nil }
    self.init(cgImage: image)
  }

  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
    self.init(data: data)
  }

  public convenience init?(contentsOf url: URL) {
    guard let data = FileManager.default.contents(atPath: url.path),
      let image = Self.decoded(data)
    else { return nil }
    self.init(CIImage(cgImage: image), Source(image: image, url: url))
  }

  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
    self.init(contentsOf: url)
  }

  // MARK: Asking

  open var cgImage: CGImage? { source.image }
  open var url: URL? { source.url }
  open var properties: [String: Any] { source.properties }
  open var colorSpace: CGColorSpace? { source.image?.colorSpace }

  open func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
    var changed = source
    for (key, value) in properties {
      if let key = key.base as? String { changed.properties[key] = value }
    }
    return CIImage(self, changed)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  private static func decoded(_ data: Data) -> CGImage? {
    do {
      return CGImage(try StillPicture.decode(Array(data)))
    } catch {
      let fault = error as? any PictureFault
      StageCore.ambient.warnOnce(
        "CIImage",
        "image data could not be read: \(fault?.reason ?? "\(error)")",
        remedy: fault?.remedy ?? "use PNG, JPEG or GIF data"
      )
      return nil
    }
  }
}

extension CIImage {
  public static var black: CIImage { CIImage(color: .black) }
  public static var white: CIImage { CIImage(color: .white) }
  public static var gray: CIImage { CIImage(color: .gray) }
  public static var red: CIImage { CIImage(color: .red) }
  public static var green: CIImage { CIImage(color: .green) }
  public static var blue: CIImage { CIImage(color: .blue) }
  public static var cyan: CIImage { CIImage(color: .cyan) }
  public static var magenta: CIImage { CIImage(color: .magenta) }
  public static var yellow: CIImage { CIImage(color: .yellow) }
  public static var clear: CIImage { CIImage(color: .clear) }
}
