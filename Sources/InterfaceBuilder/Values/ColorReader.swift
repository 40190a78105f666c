import Foundation
import HeadlessUIKit

/// `<color>` → a color, by its color space.
@MainActor
struct ColorReader {
  let resources: DocumentResources
  let bundle: Bundle?

  func color(_ element: Element) -> UIColor? {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"],
      let color = SystemColorNames.color(name)
    {
      return color
    }
    if element["catalog"] == "System", let name = element["name"] { return catalogued(name) }
    if let name = element["name"] ?? element["systemColor"] { return named(name) }
    return plain(element)
  }

  /// A macOS color in a document that was made there: the corresponding iOS color, or the label
  /// color.
  private func catalogued(_ name: String) -> UIColor {
    let isGround = name == "controlColor" || name.lowercased().contains("background")
    return SystemColorNames.color(name) ?? (isGround ? .systemBackground : .label)
  }

  /// The app's color of that name, or else the document's copy.
  private func named(_ name: String) -> UIColor? {
    if let bundle {
      if let color = UIColor(ifNamed: name, in: bundle) { return color }
      let home = ProjectFolders.bundle(ofAsset: name, near: bundle.bundlePath)
      if let color = home.flatMap({ UIColor(ifNamed: name, in: $0) }) { return color }
    }
    return resources.colors[name].flatMap(plain)
  }

  private func plain(_ element: Element) -> UIColor? {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    if element["customColorSpace"] == "displayP3" || element["colorSpace"] == "displayP3" {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}

/// Interface Builder's names for UIKit's colors.
@MainActor
enum SystemColorNames {
  static func color(_ name: String) -> UIColor? {
    // Written with and without the class's suffix: `systemBackgroundColor`, `darkTextColor`.
    let short = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
    return colors[short]
  }

  private static let colors: [String: UIColor] = [
    "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white,
    "gray": .gray, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan,
    "yellow": .yellow, "magenta": .magenta, "orange": .orange, "purple": .purple,
    "brown": .brown, "clear": .clear, "darkText": .darkText, "lightText": .lightText,
    "groupTableViewBackground": .systemGroupedBackground,
    "tableCellGroupedBackground": .secondarySystemGroupedBackground,
    "viewFlipsideBackground": .darkGray, "scrollViewTexturedBackground": .lightGray,
    "underPageBackground": .lightGray, "tint": .tintColor,
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
    "separator": .separator, "opaqueSeparator": .opaqueSeparator,
    "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
    "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill,
    "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal,
    "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
    "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
  ]
}
