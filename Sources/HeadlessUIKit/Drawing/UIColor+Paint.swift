import Foundation
import Geometry
import Scene

extension UIColor {
  /// The paint of a fill with this colour.
  var paint: Paint {
    guard case .pattern(let image) = source else { return .color(value) }
    guard case .bitmap(let bitmap) = image.traits.image?.picture else {
      StageCore.ambient.warnOnce(
        "UIColor",
        "a drawn image was used as a pattern, which is not supported",
        remedy: "use an image read from a file"
      )
      return .color(.clear)
    }
    return .pattern(Pattern(bitmap: bitmap, scale: Double(image.scale)))
  }

  /// The appearance of a tint while an alert is in front.
  // [M] UIKit's dimmed tint is grey with the colour's own alpha.
  var dimmed: UIColor {
    UIColor(white: 0.6, alpha: cgColor.alpha)
  }
}

extension Paint {
  /// The colour if it is uniform.
  var color: Color? {
    if case .color(let color) = self { color } else { nil }
  }
}

extension UIColor: AnimatableBox {
  package var animatableValue: AnimatableValue { .color(value) }
}
