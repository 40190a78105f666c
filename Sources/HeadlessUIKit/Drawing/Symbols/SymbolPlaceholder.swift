import Foundation
import Geometry
import Scene

/// What stands where an SF Symbol would: an outlined square, labelled with the symbol's name.
enum SymbolPlaceholder {
  static func traits(_ name: String, _ configuration: UIImage.SymbolConfiguration?) -> ImageTraits {
    StageCore.ambient.warnOnce(
      "UIImage",
      "SF Symbols are not available; a square stands for '\(name)'",
      remedy: "add an image of that name and load it with UIImage(named:)"
    )
    let configuration = configuration ?? UIImage.SymbolConfiguration()
    let scale = Displays.scale
    var traits = ImageTraits(
      CGImage(.drawn(picture(name, configuration, scale))),
      scale: scale
    )
    traits.symbol = configuration
    traits.symbolName = name
    if let color = configuration.color {
      (traits.tint, traits.renderingMode) = (color, .alwaysOriginal)
    }
    return traits
  }

  private static func picture(
    _ name: String,
    _ configuration: UIImage.SymbolConfiguration,
    _ scale: CGFloat
  ) -> DrawnPicture {
    // [I] A symbol's square is about 1.2 times its point size; 17 points are the body size [D].
    let side = ((configuration.pointSize ?? 17) * configuration.scale.factor * 1.2).rounded()
    let frame = CGRect(x: 0, y: 0, width: side, height: side)
    let width = Double(side) / 12
    let outline = Path(
      roundedRect: frame.insetBy(dx: side / 8, dy: side / 8),
      cornerRadii: CornerRadii(side / 8)
    )
    let stroke = DrawingCommand.stroke(
      outline,
      style: StrokeStyle(width: width),
      ink: .color(.black)
    )
    return DrawnPicture(
      [stroke],
      size: frame.size,
      scale: Double(scale),
      label: "symbol \(name)"
    )
  }
}

extension UIImage.SymbolScale {
  // [I] The ratios of small, medium and large as they look.
  fileprivate var factor: CGFloat {
    switch self {
    case .small: 0.78
    case .default, .unspecified, .medium: 1
    case .large: 1.28
    }
  }
}
