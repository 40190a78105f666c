public import Foundation
import Typography

/// A description of a font by attributes.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let value: Font
  let wishes: FontWishes

  init(_ value: Font, _ wishes: FontWishes = FontWishes()) {
    self.value = value
    self.wishes = wishes
    super.init()
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }
  /// [D] In the text size of the traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(
      style.value.font(at: ContentSize(traitCollection)),
      FontWishes(style: style)
    )
  }

  open var pointSize: CGFloat { value.size }
  open var postscriptName: String { CheckedTextLayout.name(of: value) }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if value.isItalic { traits.insert(.traitItalic) }
    if value.weight >= .semibold { traits.insert(.traitBold) }
    if value.design == .monospaced || value.appFont?.isMonospaced == true {
      traits.insert(.traitMonoSpace)
    }
    return traits
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    with { $0.size = newPointSize }
  }

  /// [D] The traits replace the existing ones; traits that are not in the set are removed.
  ///
  /// [W] Nil if an app's own family has no such font.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    reportWidth(symbolicTraits)
    if value.appFont != nil {
      return value.ofFamily(symbolicTraits).map { UIFontDescriptor($0, wishes) }
    }
    return with { font in
      font.isItalic = symbolicTraits.contains(.traitItalic)
      if symbolicTraits.contains(.traitBold) {
        font.weight = max(font.weight, .bold)
      } else if font.weight >= .semibold {
        font.weight = .regular
      }
      if symbolicTraits.contains(.traitMonoSpace) { font.design = .monospaced }
    }
  }

  private func reportWidth(_ traits: SymbolicTraits) {
    if traits.isDisjoint(with: [.traitExpanded, .traitCondensed]) { return }
    StageCore.ambient.warnOnce(
      "UIFontDescriptor",
      "the declared fonts have one width; the standard width is used",
      remedy: "leave .traitCondensed and .traitExpanded out"
    )
  }

  /// No font is declared for the rounded design: the standard one is used, which is reported.
  ///
  /// [I] An app's own font has no other designs, and stays as it is.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    if value.appFont != nil { return self }
    let designs: [SystemDesign: FontDesign] = [
      .default: .standard, .serif: .serif, .monospaced: .monospaced, .rounded: .standard,
    ]
    if design == .rounded {
      StageCore.ambient.warnOnce(
        "UIFontDescriptor",
        "there is no rounded font; the standard design is used",
        remedy: "use another design"
      )
    }
    return designs[design].map { design in with { $0.design = design } }
  }

  private func with(_ change: (inout Font) -> Void) -> UIFontDescriptor {
    var font = value
    change(&font)
    return UIFontDescriptor(font, wishes)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other.value == value && other.wishes.features == wishes.features
  }
  open override var hash: Int { value.hashValue }
}
