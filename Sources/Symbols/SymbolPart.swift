internal import Foundation
internal import Geometry

/// An outline of the table and how it is drawn, before a weight is chosen.
struct SymbolPart: Hashable, Sendable {
  enum Role: String, Hashable, Sendable {
    /// A closed outline: a line around it, or all of it in the `.fill` variant.
    case body
    /// A line in both variants.
    case line
    /// A line; left open in the `.fill` variant.
    case mark
    /// An area in both variants.
    case dot
    /// An area; left open in the `.fill` variant.
    case hole
    /// An area, grown and shrunk with the weight.
    case solid
    /// Takes away what stands below the outline and around it.
    case gap
  }

  enum Source: Hashable, Sendable {
    case path(Path)
    /// A picture of the icon font.
    case icon(Unicode.Scalar)
    /// Letters of the system font, the middle of a capital at the point.
    case text(String, scale: Double, center: CGPoint)
  }

  var role: Role
  var level: SymbolLevel
  var source: Source
}

/// How far to the front a part stands: palettes and hierarchical colours tell the levels apart.
public enum SymbolLevel: Int, Hashable, Sendable, CaseIterable {
  case primary, secondary, tertiary
}
