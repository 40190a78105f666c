public import Foundation
import Geometry
public import HeadlessUIKit

public enum SKBlendMode: Int, Sendable {
  case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
}

/// A picture or a coloured rectangle.
open class SKSpriteNode: SKNode {
  private let layer = CALayer()

  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    (self.texture, self.color, self.size) = (texture, color, size)
    super.init()
  }

  public convenience override init() {
    self.init(texture: nil, color: .white, size: .zero)
  }

  public convenience init(color: UIColor, size: CGSize) {
    self.init(texture: nil, color: color, size: size)
  }

  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }

  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .white, size: size)
  }

  public convenience init(imageNamed name: String) {
    self.init(texture: SKTexture(imageNamed: name))
  }

  public convenience init(imageNamed name: String, normalMapped generateNormalMap: Bool) {
    self.init(imageNamed: name)
  }

  public required init?(coder aDecoder: NSCoder) {
    (texture, color, size) = (nil, .white, .zero)
    super.init(coder: aDecoder)
  }

  open var texture: SKTexture? { didSet { changed() } }
  /// The colour of a sprite without a texture, or of the blend.
  open var color: UIColor { didSet { changed() } }
  /// How much the texture's colours are multiplied by `color`.
  open var colorBlendFactor: CGFloat = 0 { didSet { changed() } }
  open var size: CGSize { didSet { changed() } }
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { changed() } }
  /// The part that is stretched, in shares of the size from the lower left corner.
  open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { changed() } }
  open var blendMode = SKBlendMode.alpha { didSet { changed() } }
  open var normalTexture: SKTexture?
  open var lightingBitMask: UInt32 = 0
  open var shadowCastBitMask: UInt32 = 0
  open var shadowedBitMask: UInt32 = 0

  /// Stretches the sprite to the size of another, as it is now.
  open func scale(to size: CGSize) {
    guard self.size.width > 0, self.size.height > 0 else { return }
    (xScale, yScale) = (size.width / self.size.width, size.height / self.size.height)
  }

  func show(_ texture: SKTexture?, resize: Bool) {
    self.texture = texture
    if resize, let texture { size = texture.size() }
  }

  // MARK: Drawing

  override var contentBounds: CGRect? {
    CGRect(
      x: -anchorPoint.x * size.width,
      y: -anchorPoint.y * size.height,
      width: size.width,
      height: size.height
    )
  }

  private var tint = SpriteTint()

  override func contentLayer() -> CALayer? {
    layer.bounds = CGRect(origin: .zero, size: size)
    layer.anchorPoint = CGPoint(x: anchorPoint.x, y: 1 - anchorPoint.y)
    layer.compositingFilter = blendMode.filter
    guard let texture else {
      layer.contents = nil
      layer.backgroundColor = color.cgColor
      return layer
    }
    layer.backgroundColor = nil
    layer.contents = tint.picture(of: texture, color, colorBlendFactor)
    layer.contentsRect = texture.contentsRect
    layer.contentsCenter = CGRect(
      x: centerRect.minX,
      y: 1 - centerRect.maxY,
      width: centerRect.width,
      height: centerRect.height
    )
    if texture.filteringMode == .nearest { layer.magnificationFilter = .nearest }
    return layer
  }

  override func take(_ other: SKNode) {
    super.take(other)
    guard let other = other as? SKSpriteNode else { return }
    (texture, color, size, anchorPoint) = (
      other.texture, other.color, other.size, other.anchorPoint
    )
    (colorBlendFactor, centerRect) = (other.colorBlendFactor, other.centerRect)
    blendMode = other.blendMode
  }
}

extension SKBlendMode {
  /// Modes that layers do not have are drawn like `alpha`.
  fileprivate var filter: String? {
    switch self {
    case .multiply, .multiplyAlpha: "multiplyBlendMode"
    case .screen: "screenBlendMode"
    // [I] Light that is added is close to light that is screened.
    case .add: "screenBlendMode"
    case .alpha, .replace, .subtract, .multiplyX2: nil
    }
  }
}
