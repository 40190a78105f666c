import Foundation
import Typography

/// The font for a name.
///
/// Declared files are found by their own names, and an app's before them. Fonts that every iPhone
/// has, but Debian does not, are replaced, as are files of an app that cannot be read, which the
/// stage reports once.
enum FontName {
  static func font(named name: String, size: CGFloat) -> Font? {
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let family = parts.first else { return nil }
    let known = AppFonts.find(name)
    if let own = known?.appFont { return Font(own, size: size) }
    let key = family.lowercased().filter { $0 != " " }
    var font = Font(size: size)
    if let known {
      known.reportFault()
    } else if let design = declared[key] {
      font.design = design
    } else if let design = standIns[key] {
      font.design = design
      report("the font \(name) is not declared", design)
    } else {
      AppFonts.reportFaults()
      return nil
    }
    apply(parts.count > 1 ? parts[1] : "", to: &font)
    return font
  }

  static func family(of font: Font) -> String {
    if let own = font.appFont { return own.family }
    return switch font.design {
    case .standard: "Inter"
    case .serif: "Noto Serif"
    case .monospaced: "NanumGothicCoding"
    }
  }

  /// The name that people read: "Inter Bold Italic".
  static func visible(_ font: Font) -> String {
    if let own = font.appFont { return own.fullName }
    return ([family(of: font)] + styles(of: font)).joined(separator: " ")
  }

  /// The face in the family: "Bold Italic".
  static func face(of font: Font) -> String {
    if let own = font.appFont { return own.style }
    let styles = styles(of: font)
    return styles.isEmpty ? "Regular" : styles.joined(separator: " ")
  }

  private static func styles(of font: Font) -> [String] {
    let weight = weights.first { $0.weight == font.weight }?.name.capitalized
    return [weight, font.isItalic ? "Italic" : nil].compactMap(\.self)
  }

  private static let declared: [String: FontDesign] = [
    "inter": .standard, "notoserif": .serif, "nanumgothiccoding": .monospaced,
    ".sfui": .standard, ".applesystemuifont": .standard,
  ]

  private static let standIns: [String: FontDesign] = [
    "helvetica": .standard, "helveticaneue": .standard, "arial": .standard,
    "arialmt": .standard, "avenir": .standard, "avenirnext": .standard, "futura": .standard,
    "gillsans": .standard, "verdana": .standard, "trebuchetms": .standard,
    "sfprotext": .standard, "sfprodisplay": .standard,
    "georgia": .serif, "timesnewroman": .serif, "timesnewromanps": .serif,
    "timesnewromanpsmt": .serif, "palatino": .serif, "baskerville": .serif,
    "courier": .monospaced, "couriernew": .monospaced, "couriernewps": .monospaced,
    "couriernewpsmt": .monospaced, "menlo": .monospaced,
  ]

  /// Parses a style such as `SemiBoldItalic`; the longest matching weight name is used.
  private static func apply(_ style: String, to font: inout Font) {
    let style = style.lowercased().filter { $0 != " " }
    font.isItalic = style.contains("italic") || style.contains("oblique")
    font.weight = weights.first { style.contains($0.name) }?.weight ?? .regular
  }

  private static let weights: [(name: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .thin), ("semibold", .semibold),
    ("demibold", .semibold), ("extrabold", .heavy), ("thin", .thin), ("light", .light),
    ("medium", .medium), ("heavy", .heavy), ("black", .black), ("bold", .bold),
  ]

  private static func report(_ reason: String, _ design: FontDesign) {
    let family = family(of: Font(size: 12, design: design))
    StageCore.ambient.warnOnce(
      "UIFont",
      "\(reason); \(family) is used instead",
      remedy: "ask for the system font, or expect other widths than on a device"
    )
  }
}
