import Foundation
import Geometry
import Scene

extension UIColor {
  /// The single colour; a pattern, which has none, is reported.
  var value: Color {
    let color = cgColor
    if color.pattern != nil {
      StageCore.ambient.warnOnce(
        "UIColor",
        "a pattern image was used where a single colour is needed, and is not drawn there",
        remedy: "fill with it in draw(_:), or show the image in a UIImageView"
      )
    }
    return color.value
  }

  /// The appearance of a tint while an alert is in front.
  // [M] UIKit's dimmed tint is grey with the colour's own alpha.
  var dimmed: UIColor {
    UIColor(white: 0.6, alpha: cgColor.alpha)
  }
}

extension UIImage {
  /// A colour that repeats the image, upright, from the origin of what it fills.
  var patternColor: CGColor {
    guard let picture = uprightPicture else { return .clear }
    return CGColor(of: CGPattern(picture, size: size), base: nil, components: [1])
  }

  private var uprightPicture: Picture? {
    guard let image = traits.image, size.width > 0, size.height > 0 else { return nil }
    guard imageOrientation != .up || traits.tint != nil else { return image.picture }
    let frame = CGRect(origin: .zero, size: size)
    let drawn = commands(in: frame, tint: traits.tint?.value)
    return .drawn(DrawnPicture(drawn, size: size, scale: Double(scale)))
  }
}

extension UIColor: AnimatableBox {
  package var animatableValue: AnimatableValue { AnimatableValue(cgColor) }
}
