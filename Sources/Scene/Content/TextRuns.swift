public import Bitmap
public import Foundation
public import Geometry

/// Laid-out text in a layer's space: coloured glyph runs and decoration lines.
///
/// Immutable, with its digest computed once, since outlines are long.
public struct TextRuns: Hashable, Sendable {
  public struct Run: Hashable, Sendable {
    public var glyphs: GlyphRun
    /// Where the run's baseline starts.
    public var origin: CGPoint
    public var color: Color
    /// Drawn along the outlines after the fill.
    public var outline: Border?
    public var shadow: Shadow?
    /// Of glyphs that have no outlines; they keep their colors, but are as opaque as the run's.
    public var pictures: [Picture]

    public init(
      _ glyphs: GlyphRun,
      origin: CGPoint,
      color: Color,
      outline: Border? = nil,
      shadow: Shadow? = nil,
      pictures: [Picture] = []
    ) {
      self.glyphs = glyphs
      self.origin = origin
      self.color = color
      self.outline = outline
      self.shadow = shadow
      self.pictures = pictures
    }
  }

  /// An emoji, for example.
  public struct Picture: Hashable, Sendable {
    public var bitmap: Bitmap
    /// Relative to the origin of its run.
    public var frame: CGRect

    public init(_ bitmap: Bitmap, frame: CGRect) {
      self.bitmap = bitmap
      self.frame = frame
    }
  }

  /// A filled rectangle: a background behind the glyphs, or a line under or through them.
  public struct Decoration: Hashable, Sendable {
    public var rect: CGRect
    public var color: Color
    public var isBehindGlyphs: Bool

    public init(rect: CGRect, color: Color, isBehindGlyphs: Bool = false) {
      self.rect = rect
      self.color = color
      self.isBehindGlyphs = isBehindGlyphs
    }
  }

  private let sealed: Sealed<Parts>

  public init(_ runs: [Run], decorations: [Decoration] = []) {
    sealed = Sealed(Parts(runs: runs, decorations: decorations))
  }

  public var runs: [Run] { sealed.value.runs }
  public var decorations: [Decoration] { sealed.value.decorations }
  public var digest: Digest { sealed.digest }

  /// The text of all runs in order.
  public var text: String { runs.map(\.glyphs.text).joined() }

  struct Parts: Hashable, Sendable {
    var runs: [Run]
    var decorations: [Decoration]
  }
}
