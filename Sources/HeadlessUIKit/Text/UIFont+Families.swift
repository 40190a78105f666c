public import Foundation
import Typography

extension UIFont {
  /// The width of a font's letters.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    // [D] UIFontDescriptor.h.
    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// Only one width is declared: others are reported and drawn in it.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    if width != .standard {
      StageCore.ambient.warnOnce(
        "UIFont",
        "the system font has one width; the standard width is used",
        remedy: "use the standard width"
      )
    }
    return systemFont(ofSize: fontSize, weight: weight)
  }

  /// The declared families, and those that the app brings along.
  public class var familyNames: [String] {
    let declared = families.map(FontName.family)
    return declared + AppFonts.families.filter { !declared.contains($0) }
  }

  /// The names of a family's fonts, lightest first.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    let own = AppFonts.family(named: familyName).sorted { one, other in
      (one.weight, one.isItalic ? 1 : 0, one.postScriptName)
        < (other.weight, other.isItalic ? 1 : 0, other.postScriptName)
    }
    let names = own.map(\.postScriptName)
    return names + declaredNames(ofFamily: familyName).filter { !names.contains($0) }
  }

  private class func declaredNames(ofFamily familyName: String) -> [String] {
    guard let font = families.first(where: { FontName.family(of: $0) == familyName }) else {
      return []
    }
    let weights: [FontWeight] = font.design == .monospaced ? [.regular, .bold] : FontWeight.named
    let fonts = weights.map { weight in
      var font = font
      font.weight = weight
      return CheckedTextLayout.name(of: font)
    }
    return fonts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private class var families: [Font] {
    [FontDesign.standard, .monospaced, .serif].map { Font(size: 12, design: $0) }
  }
}

extension FontWeight {
  fileprivate static let named: [FontWeight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]
}
