public import Foundation
import HeadlessUIKit

/// Pictures of an app by name; each is a texture of its own here.
open class SKTextureAtlas: NSObject {
  private let textures: [String: SKTexture]

  public override convenience init() { self.init(dictionary: [:]) }

  public init(named name: String) {
    textures = [:]
    super.init()
  }

  public init(dictionary properties: [String: Any]) {
    textures = properties.compactMapValues { value in
      (value as? UIImage).map { SKTexture(image: $0) }
    }
    super.init()
  }

  open func textureNamed(_ name: String) -> SKTexture {
    textures[name] ?? SKTexture(imageNamed: name)
  }

  /// Of an atlas that was made from pictures.
  open var textureNames: [String] { textures.keys.sorted() }

  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }

  open class func preloadTextureAtlases(
    _ textureAtlases: [SKTextureAtlas],
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}
