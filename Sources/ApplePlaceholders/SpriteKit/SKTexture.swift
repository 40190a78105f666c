public import Foundation
public import HeadlessUIKit

public enum SKTextureFilteringMode: Int, Sendable {
  case nearest, linear
}

/// A picture that sprites show.
open class SKTexture: NSObject, NSCopying, @unchecked Sendable {
  let image: UIImage?
  private let rect: CGRect

  open var filteringMode = SKTextureFilteringMode.linear
  open var usesMipmaps = false

  public override convenience init() { self.init(nil, rect: Self.whole) }

  init(_ image: UIImage?, rect: CGRect) {
    (self.image, self.rect) = (image, rect)
    super.init()
  }

  /// Empty if there is no such picture, which is reported.
  public convenience init(imageNamed name: String) {
    self.init(UIImage(named: name), rect: Self.whole)
  }

  public convenience init(image: UIImage) {
    self.init(image, rect: Self.whole)
  }

  public convenience init(cgImage image: CGImage) {
    self.init(UIImage(cgImage: image), rect: Self.whole)
  }

  /// A part of another texture, in shares of its size from the lower left corner.
  public convenience init(rect: CGRect, in texture: SKTexture) {
    let whole = texture.rect
    self.init(
      texture.image,
      rect: CGRect(
        x: whole.minX + rect.minX * whole.width,
        y: whole.minY + rect.minY * whole.height,
        width: rect.width * whole.width,
        height: rect.height * whole.height
      )
    )
  }

  private static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

  open func textureRect() -> CGRect { rect }

  open func size() -> CGSize {
    let size = image?.size ?? .zero
    return CGSize(width: size.width * rect.width, height: size.height * rect.height)
  }

  open func cgImage() -> CGImage? { image?.cgImage }

  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }

  open class func preload(
    _ textures: [SKTexture],
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }

  open func copy(with zone: NSZone? = nil) -> Any { SKTexture(image, rect: rect) }

  /// The part of the picture with y downwards, as layers count.
  var contentsRect: CGRect {
    CGRect(x: rect.minX, y: 1 - rect.maxY, width: rect.width, height: rect.height)
  }
}
