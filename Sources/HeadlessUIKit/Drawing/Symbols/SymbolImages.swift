import Foundation
import Geometry
import Scene
import Symbols
import Typography

/// Makes the images for SF Symbols' names.
enum SymbolImages {
  static func traits(_ name: String, _ configuration: UIImage.SymbolConfiguration?) -> ImageTraits {
    let configuration = configuration ?? UIImage.SymbolConfiguration()
    let scale = Displays.scale
    var traits: ImageTraits
    if let drawing = drawing(name, configuration) {
      let points = CGFloat(configuration.drawnPoints)
      let picture = SymbolPicture(
        drawing: drawing,
        size: (drawing.size * points).rounded(to: scale),
        scale: Double(scale),
        coloring: configuration.coloring
      )
      traits = ImageTraits(CGImage(.symbol(picture)), scale: scale)
      let baseline = CGFloat(drawing.baseline) * points
      traits.baseline = (baseline * scale).rounded() / scale
    } else {
      traits = ImageTraits(
        CGImage(
          .drawn(SymbolPlaceholder.picture(name, configuration: configuration, scale: scale))
        ),
        scale: scale
      )
    }
    traits.symbol = configuration
    traits.symbolName = name
    traits.flipsForRightToLeft = isDirectional(name)
    return traits
  }

  /// Nil, and reported, if there is no picture of that name.
  private static func drawing(
    _ name: String,
    _ configuration: UIImage.SymbolConfiguration
  ) -> SymbolDrawing? {
    do throws(TypographyError) {
      let drawing = try SymbolDrawing(
        named: name,
        weight: configuration.weight.font,
        magnification: configuration.scale.factor
      )
      if drawing == nil {
        StageCore.ambient.warnOnce(
          "UIImage",
          "there is no picture of the symbol '\(name)'; a square is drawn instead",
          remedy: "add an image of that name and load it with UIImage(named:)"
        )
      }
      return drawing
    } catch {
      StageCore.ambient.warnOnce(
        "UIImage",
        "symbols cannot be drawn: \(error)",
        remedy: "see 'transrender doctor'"
      )
      return nil
    }
  }

  // [D] Symbols that point in reading direction are mirrored with it.
  private static func isDirectional(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    guard words.first == "chevron" || words.first == "arrow" else { return false }
    return words.contains("forward") || words.contains("backward")
  }
}

extension UIImage.SymbolConfiguration {
  /// The point size at which a symbol is drawn.
  // [D] 17 points is the size of the body style.
  var drawnPoints: Double { Double(pointSize ?? 17) * scale.factor }
}

extension UIImage.SymbolWeight {
  /// [D] The system font's weights, one by one.
  var font: FontWeight {
    switch self {
    case .unspecified, .regular: .regular
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }

  init(_ weight: FontWeight) {
    switch weight {
    case .ultraLight: self = .ultraLight
    case .thin: self = .thin
    case .light: self = .light
    case .regular: self = .regular
    case .medium: self = .medium
    case .semibold: self = .semibold
    case .bold: self = .bold
    case .heavy: self = .heavy
    case .black: self = .black
    }
  }
}

extension UIImage.SymbolScale {
  // [I] The ratios of small, medium and large, by eye.
  var factor: Double {
    switch self {
    case .small: 0.79
    case .default, .unspecified, .medium: 1
    case .large: 1.28
    }
  }
}

extension CGSize {
  fileprivate static func * (size: CGSize, factor: CGFloat) -> CGSize {
    CGSize(width: size.width * factor, height: size.height * factor)
  }

  /// Rounded to whole pixels.
  fileprivate func rounded(to scale: CGFloat) -> CGSize {
    CGSize(width: (width * scale).rounded() / scale, height: (height * scale).rounded() / scale)
  }
}
