import Foundation
import HeadlessUIKit

/// `<preferredSymbolConfiguration>` and `<imageReference>` → how a symbol is drawn.
@MainActor
enum SymbolReader {
  static func configuration(_ element: Element) -> UIImage.SymbolConfiguration {
    let scale = scales[element["scale"] ?? element["symbolScale"] ?? ""] ?? .default
    if let font = element.first("fontDescription") {
      return UIImage.SymbolConfiguration(font: FontReader.font(font), scale: scale)
    }
    if let size = element.number("pointSize") {
      let weight = weights[element["weight"] ?? ""] ?? .unspecified
      return UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)
    }
    if let weight = element["weight"].flatMap({ weights[$0] }) {
      return UIImage.SymbolConfiguration(weight: weight)
    }
    return UIImage.SymbolConfiguration(scale: scale)
  }

  static let scales: [String: UIImage.SymbolScale] = [
    "small": .small, "medium": .medium, "large": .large, "default": .default,
  ]

  static let weights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
