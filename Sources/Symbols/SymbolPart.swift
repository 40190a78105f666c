internal import Foundation
internal import Geometry

/// An outline of the table and how it is drawn, independent of the weight.
struct SymbolPart: Hashable, Sendable {
  enum Role: String, Hashable, Sendable {
    /// A closed outline: a line around it, or all of it in the `.fill` variant.
    case body
    /// A line in both variants.
    case line
    /// A line; cut out in the `.fill` variant.
    case mark
    /// An area in both variants.
    case dot
    /// An area; cut out in the `.fill` variant.
    case hole
    /// An area that grows and shrinks with the weight.
    case solid
    /// Erases what is below the outline and around it.
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

/// The depth of a part: palettes and hierarchical colours distinguish the levels.
package enum SymbolLevel: Int, Hashable, Sendable, CaseIterable {
  case primary, secondary, tertiary
}
