import Foundation

extension NSLayoutManager {
  /// What sets a glyph apart from one of a letter.
  public struct GlyphProperty: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// [D] It is not drawn.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// [D] It can become wider or narrower, as white space in justified text.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// [D] It joins the glyph before it.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }

  /// The properties of the glyph of a character; of none outside of the text.
  func glyphProperty(at index: Int) -> GlyphProperty {
    guard let text = textStorage?.string as NSString?, (0..<text.length).contains(index),
      let scalar = Unicode.Scalar(UInt32(text.character(at: index)))
    else { return [] }
    return switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: .controlCharacter
    case .spaceSeparator: .elastic
    case .nonspacingMark, .enclosingMark: .nonBaseCharacter
    default: []
    }
  }
}
