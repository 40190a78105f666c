// Xcode's colour and image literals.

extension UIColor: _ExpressibleByColorLiteral {}
extension UIImage: _ExpressibleByImageLiteral {}

public typealias _ColorLiteralType = UIColor
public typealias _ImageLiteralType = UIImage

extension ImageTraits {
  /// An empty picture instead of one that is not in the bundle.
  static func missing(_ name: String) -> ImageTraits {
    StageCore.ambient.warn(
      "UIImage",
      "there is no image '\(name)' for an image literal",
      remedy: "add it to the bundle"
    )
    return ImageTraits()
  }
}
