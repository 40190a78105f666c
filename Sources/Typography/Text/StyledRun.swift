public import Foundation
public import Geometry

/// Glyphs that stand together on a line: one font, one span, one direction.
public struct StyledRun: Hashable, Sendable {
  /// Positions are relative to `origin`.
  public var glyphs: GlyphRun
  /// On the baseline, at the left end; in the layout's coordinates, y down.
  public var origin: CGPoint
  public var width: Double
  /// Where the run's text begins in the string, in UTF-16 units.
  public var start: Int
  /// The index of the span of the styled text whose attributes hold here.
  public var span: Int
  /// To be filled, relative to `origin`, in points, y down; empty where there is none.
  public var underline: [CGRect]
  public var strikethrough: [CGRect]
}
