public import Foundation
public import Geometry
public import HeadlessUIKit

/// A path that is filled and stroked.
open class SKShapeNode: SKNode {
  private let layer = CAShapeLayer()

  public override init() {
    super.init()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  public convenience init(path: CGPath) {
    self.init(path: path, centered: false)
  }

  public convenience init(path: CGPath, centered: Bool) {
    self.init()
    let bounds = path.boundingBoxOfPath
    var shift = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
    self.path = centered ? path.copy(using: &shift) : path
  }

  public convenience init(rect: CGRect) {
    self.init(path: CGPath(rect: rect, transform: nil))
  }

  public convenience init(rectOf size: CGSize) {
    self.init(rect: Self.centred(size))
  }

  public convenience init(rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      path: CGPath(
        roundedRect: rect,
        cornerWidth: cornerRadius,
        cornerHeight: cornerRadius,
        transform: nil
      )
    )
  }

  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
    self.init(rect: Self.centred(size), cornerRadius: cornerRadius)
  }

  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(ellipseOf: CGSize(width: 2 * radius, height: 2 * radius))
  }

  public convenience init(ellipseIn rect: CGRect) {
    self.init(path: CGPath(ellipseIn: rect, transform: nil))
  }

  public convenience init(ellipseOf size: CGSize) {
    self.init(ellipseIn: Self.centred(size))
  }

  public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
    let path = CGMutablePath()
    path.addLines(between: Array(UnsafeBufferPointer(start: points, count: numPoints)))
    self.init(path: path)
  }

  private static func centred(_ size: CGSize) -> CGRect {
    CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }

  open var path: CGPath? { didSet { changed() } }
  // [D] A white line one point wide.
  open var strokeColor = UIColor.white { didSet { changed() } }
  open var fillColor = UIColor.clear { didSet { changed() } }
  open var lineWidth: CGFloat = 1 { didSet { changed() } }
  open var lineCap = CGLineCap.butt { didSet { changed() } }
  open var lineJoin = CGLineJoin.miter { didSet { changed() } }
  open var miterLimit: CGFloat = 10 { didSet { changed() } }
  /// Kept; lines do not glow here.
  open var glowWidth: CGFloat = 0
  open var isAntialiased = true
  open var blendMode = SKBlendMode.alpha
  open var fillTexture: SKTexture?
  open var strokeTexture: SKTexture?
  open var lineLength: CGFloat { path.map { CGFloat(PathWalk($0).length) } ?? 0 }

  // MARK: Drawing

  override var isContentFlipped: Bool { false }

  override var contentBounds: CGRect? {
    path.map { $0.boundingBoxOfPath.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2) }
  }

  override func contentLayer() -> CALayer? {
    layer.anchorPoint = .zero
    layer.path = path
    layer.fillColor = fillColor.cgColor
    layer.strokeColor = strokeColor.cgColor
    layer.lineWidth = lineWidth
    layer.lineCap = lineCap.ofLayers
    layer.lineJoin = lineJoin.ofLayers
    layer.miterLimit = miterLimit
    return layer
  }

  override func take(_ other: SKNode) {
    super.take(other)
    guard let other = other as? SKShapeNode else { return }
    (path, strokeColor, fillColor) = (other.path, other.strokeColor, other.fillColor)
    (lineWidth, lineCap, lineJoin) = (other.lineWidth, other.lineCap, other.lineJoin)
    (miterLimit, glowWidth, blendMode) = (other.miterLimit, other.glowWidth, other.blendMode)
  }
}

extension CGLineCap {
  fileprivate var ofLayers: CAShapeLayerLineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension CGLineJoin {
  fileprivate var ofLayers: CAShapeLayerLineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
