import Foundation
import HeadlessUIKit

/// The picture of a texture, multiplied by a colour; kept until one of them changes.
struct SpriteTint {
  private var made: (texture: SKTexture, color: UIColor, factor: CGFloat, picture: CGImage?)?

  mutating func picture(of texture: SKTexture, _ color: UIColor, _ factor: CGFloat) -> CGImage? {
    guard factor > 0, let image = texture.image else { return texture.cgImage() }
    if let made, made.texture === texture, made.color == color, made.factor == factor {
      return made.picture
    }
    let picture = Self.multiply(image, color, factor).cgImage
    made = (texture, color, factor, picture)
    return picture
  }

  /// White keeps the picture's colours.
  private static func multiply(_ image: UIImage, _ color: UIColor, _ factor: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = image.scale
    return UIGraphicsImageRenderer(size: image.size, format: format).image { context in
      let rect = CGRect(origin: .zero, size: image.size)
      image.draw(in: rect)
      color.withAlphaComponent(min(factor, 1)).setFill()
      context.fill(rect, blendMode: .multiply)
      image.draw(in: rect, blendMode: .destinationIn, alpha: 1)
    }
  }
}
