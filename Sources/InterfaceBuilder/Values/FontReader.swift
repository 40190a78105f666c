import Foundation
import HeadlessUIKit

/// `<fontDescription>` → a font.
@MainActor
enum FontReader {
  static func font(_ element: Element) -> UIFont {
    let purpose = element["size"].flatMap { sizes[$0] } ?? UIFont.systemFontSize
    let size = element.number("pointSize") ?? purpose
    if let style = element["style"].flatMap({ styles[$0] }) {
      return .preferredFont(forTextStyle: style)
    }
    if let name = element["name"], let font = UIFont(name: name, size: size) { return font }
    switch element["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default:
      let weight = element["weight"].flatMap { weights[$0] }
      return .systemFont(ofSize: size, weight: weight ?? self.weight(inName: element["name"] ?? ""))
    }
  }

  /// An unknown font keeps at least its weight: `AvenirNext-DemiBold`.
  static func weight(inName name: String) -> UIFont.Weight {
    let name = name.lowercased()
    for (word, weight) in words where name.contains(word) { return weight }
    return .regular
  }

  private static let words: [(String, UIFont.Weight)] = [
    ("semibold", .semibold), ("demibold", .semibold), ("ultralight", .ultraLight),
    ("black", .black), ("heavy", .heavy), ("bold", .bold), ("medium", .medium),
    ("light", .light), ("thin", .thin),
  ]

  static let sizes: [String: CGFloat] = [
    "system": UIFont.systemFontSize, "smallSystem": UIFont.smallSystemFontSize,
    "label": UIFont.labelFontSize, "button": UIFont.buttonFontSize,
  ]

  static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  static let styles: [String: UIFont.TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1,
    "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
    "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleSubhead": .subheadline,
    "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2,
  ]
}
