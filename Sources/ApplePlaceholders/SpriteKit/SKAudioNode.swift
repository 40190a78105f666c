public import Foundation

/// A sound that nobody hears.
open class SKAudioNode: SKNode {
  public override init() {
    super.init()
  }

  public convenience init(fileNamed name: String) {
    self.init()
    SpriteKitGap.sound.report()
  }

  public convenience init(url: URL) {
    self.init()
    SpriteKitGap.sound.report()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  open var autoplayLooped = true
  open var isPositional = true
}
