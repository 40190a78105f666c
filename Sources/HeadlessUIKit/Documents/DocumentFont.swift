import Foundation
import Typography

/// The font that a document asks for.
struct DocumentFont: Hashable {
  /// The first that is known is used.
  var families = [Self.serif]
  var size = 12.0  // [W] Text without a size is 12 points high.
  var weight = FontWeight.regular
  var isItalic = false

  // [W] Text without a family is in Times.
  static let serif = "Times New Roman"

  var font: UIFont {
    let size = min(max(size, 1), 1000)
    let names = families + [Self.serif]
    let named = names.lazy.compactMap { Self.named($0, size: size) }.first
    let font = named ?? Font(size: size, design: .serif)
    // A family may be a name with a weight of its own: `HelveticaNeue-Light`.
    let weight = weight == .regular ? font.weight : weight
    return UIFont(font.styled(weight, isItalic: font.isItalic || isItalic))
  }

  private static func named(_ family: String, size: CGFloat) -> Font? {
    let key = family.lowercased()
    if system.contains(key) || key.hasPrefix("-apple-system") { return Font(size: size) }
    return UIFont(name: generic[key] ?? family, size: size)?.value
  }

  private static let system: Set<String> = ["system-ui", "ui-sans-serif", "blinkmacsystemfont"]

  // [W] What Safari shows for these families.
  private static let generic = [
    "serif": serif, "times": serif, "ui-serif": serif, "sans-serif": "Helvetica",
    "monospace": "Courier", "ui-monospace": "Menlo",
  ]
}
