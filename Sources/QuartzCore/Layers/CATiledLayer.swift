import CoreGraphics
public import Foundation
import Geometry

/// A layer that is drawn tile by tile, each with the context clipped to it.
///
/// Unlike on a device, all tiles are drawn at once and in full size, and none fades in.
open class CATiledLayer: CALayer {
  /// In pixels. [D]
  open var tileSize = CGSize(width: 256, height: 256) {
    didSet { setNeedsDisplay() }
  }
  // Kept without effect: what is drawn here can be enlarged as it is.
  open var levelsOfDetail = 1
  open var levelsOfDetailBias = 0

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATiledLayer else { return }
    tileSize = other.tileSize
    (levelsOfDetail, levelsOfDetailBias) = (other.levelsOfDetail, other.levelsOfDetailBias)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// [D] A device's; here, tiles do not fade in.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  override func drawAll(in ctx: CGContext) {
    for tile in tiles {
      ctx.saveGState()
      ctx.clip(to: tile)
      draw(in: ctx)
      ctx.restoreGState()
    }
  }

  /// In reading order; [I] those at the edges end with the layer.
  private var tiles: [CGRect] {
    // Tiles smaller than a pixel would be without number.
    guard tileSize.width >= 1, tileSize.height >= 1 else { return [bounds] }
    let (width, height) = (tileSize.width / contentsScale, tileSize.height / contentsScale)
    return stride(from: bounds.minY, to: bounds.maxY, by: height).flatMap { y in
      stride(from: bounds.minX, to: bounds.maxX, by: width).map { x in
        CGRect(x: x, y: y, width: width, height: height).intersection(bounds)
      }
    }
  }
}
