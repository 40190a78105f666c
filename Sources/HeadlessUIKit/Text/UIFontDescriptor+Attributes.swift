public import Foundation
import Geometry
import Typography

extension UIFontDescriptor {
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let visibleName = AttributeName(rawValue: "NSCTFontVisibleNameAttribute")
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let featureIdentifier = type
    public static let typeIdentifier = selector
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// The matrix scales: fonts are neither slanted nor turned here.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(name: fontName, size: matrix.a == 1 ? 0 : matrix.a)
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let described = DescribedFont(attributes)
    self.init(described.applied(to: Font(size: 0)), described.applied(to: FontWishes()))
  }

  /// The style is a text for every code that reads it: as `String` or as `UIFont.TextStyle`.
  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.name: postscriptName, .size: pointSize]
    if let style = wishes.style { attributes[.textStyle] = NSString(string: style.rawValue) }
    let digits: [FontFeature] = value.hasMonospacedDigits ? [.monospacedDigits] : []
    let features = digits + wishes.features
    if !features.isEmpty { attributes[.featureSettings] = features.map(\.setting) }
    return attributes
  }

  public func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .family: FontName.family(of: value)
    case .face: FontName.face(of: value)
    case .visibleName: FontName.visible(value)
    case .traits: [TraitKey.symbolic: symbolicTraits.rawValue]
    default: fontAttributes[anAttribute]
    }
  }

  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let described = DescribedFont(attributes)
    return UIFontDescriptor(described.applied(to: value), described.applied(to: wishes))
  }

  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  public func withFace(_ newFace: String) -> UIFontDescriptor {
    addingAttributes([.face: newFace])
  }
}

/// The font that a descriptor's attributes describe.
private struct DescribedFont {
  typealias Name = UIFontDescriptor.AttributeName

  let attributes: [Name: Any]

  init(_ attributes: [Name: Any]) {
    self.attributes = attributes
  }

  func applied(to font: Font) -> Font {
    var font = font
    if let size = Double(boxed: attributes[.size]) { font.size = size }
    let hasMonospacedDigits = font.hasMonospacedDigits
    font = named(like: font) ?? styled(like: font) ?? font
    font.hasMonospacedDigits = hasMonospacedDigits
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      apply(traits, to: &font)
    }
    if let features {
      font.hasMonospacedDigits =
        features.last { $0.excludes(.monospacedDigits) } == .monospacedDigits
    }
    return font
  }

  func applied(to wishes: FontWishes) -> FontWishes {
    var wishes = wishes
    if let style { wishes.take(style) }
    if let features {
      wishes.take(features)
      reportUndrawn(features)
    }
    return wishes
  }

  private var style: UIFont.TextStyle? {
    let value = attributes[.textStyle]
    return value as? UIFont.TextStyle
      ?? (value as? String).map(UIFont.TextStyle.init(rawValue:))
  }

  private var features: [FontFeature]? {
    let settings = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]]
    return settings?.compactMap(FontFeature.init)
  }

  /// The font of a known text style; in the style's size if there is no other.
  private func styled(like font: Font) -> Font? {
    guard let style, style.isKnown else { return nil }
    var own = style.value.font(at: ContentSize(nil))
    if font.size > 0 { own.size = font.size }
    return own
  }

  /// The font that the name, or else the family and the face mean; nil if none is meant.
  private func named(like font: Font) -> Font? {
    if let name = attributes[.name] as? String {
      return FontName.font(named: name, size: font.size)
    }
    let face = attributes[.face] as? String
    // A face without a family is another one of the same family.
    let same = face == nil ? nil : font.appFont?.family
    guard let family = attributes[.family] as? String ?? same else { return nil }
    if let own = AppFonts.font(ofFamily: family, face: face) { return Font(own, size: font.size) }
    let name = [family, face].compactMap(\.self).joined(separator: "-")
    return FontName.font(named: name, size: font.size)
  }

  private func apply(_ traits: [UIFontDescriptor.TraitKey: Any], to font: inout Font) {
    var (weight, isItalic) = (font.weight, font.isItalic)
    if let wanted = traits[.weight] as? UIFont.Weight {
      weight = wanted.value
    } else if let wanted = Double(boxed: traits[.weight]) {
      weight = UIFont.Weight(CGFloat(wanted)).value
    }
    if let slant = Double(boxed: traits[.slant]) { isItalic = slant > 0 }
    font = font.styled(weight, isItalic: isItalic)
    if let symbolic = traits[.symbolic] as? UInt32 {
      let wanted = UIFontDescriptor.SymbolicTraits(rawValue: symbolic)
      font = UIFontDescriptor(font).withSymbolicTraits(wanted)?.value ?? font
    }
  }

  private func reportUndrawn(_ features: [FontFeature]) {
    guard features.contains(where: { $0.type != kNumberSpacingType && !$0.isDefault }) else {
      return
    }
    StageCore.ambient.warnOnce(
      "UIFontDescriptor",
      "monospaced digits are the only font feature that is supported",
      remedy: "choose a font that looks that way without features"
    )
  }
}
