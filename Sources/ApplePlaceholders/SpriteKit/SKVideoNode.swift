public import Foundation
import HeadlessUIKit

/// The place of a video: a grey box of its size.
open class SKVideoNode: SKNode {
  private let layer = CALayer()

  public override init() {
    super.init()
    SpriteKitGap.video.report()
  }

  public convenience init(fileNamed videoFile: String) {
    self.init()
  }

  public convenience init(url: URL) {
    self.init()
  }

  public convenience init(avPlayer player: AVPlayer) {
    self.init()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  open var size = CGSize.zero { didSet { changed() } }
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { changed() } }

  open func play() {}
  open func pause() {}

  override var contentBounds: CGRect? {
    CGRect(
      x: -anchorPoint.x * size.width,
      y: -anchorPoint.y * size.height,
      width: size.width,
      height: size.height
    )
  }

  override func contentLayer() -> CALayer? {
    layer.bounds = CGRect(origin: .zero, size: size)
    layer.anchorPoint = CGPoint(x: anchorPoint.x, y: 1 - anchorPoint.y)
    layer.backgroundColor = UIColor.systemGray5.cgColor
    return layer
  }
}
