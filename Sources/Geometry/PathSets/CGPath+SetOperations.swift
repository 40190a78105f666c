public import Foundation

// [D] Both paths are filled by the same rule, open subpaths are closed for that, and the results
// look the same by both rules.
extension CGPath {
  /// The path's fill as simple closed subpaths that do not cross.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(value.combined(with: Path(), .union, using: rule))
  }

  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(value.combined(with: other.value, .union, using: rule))
  }

  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(value.combined(with: other.value, .intersection, using: rule))
  }

  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(value.combined(with: other.value, .difference, using: rule))
  }

  public func symmetricDifference(
    _ other: CGPath,
    using rule: CGPathFillRule = .winding
  ) -> CGPath {
    CGPath(value.combined(with: other.value, .symmetricDifference, using: rule))
  }

  /// Whether the fills of two paths have an area in common.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    // [I] Areas that only touch do not intersect.
    value.overlaps(other.value, using: rule)
  }

  /// The connected parts of the path's fill, each with its holes.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    value.components(using: rule).map { CGPath($0) }
  }
}

extension CGPath {
  /// The parts of this path's line that lie in the fill of the other path.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    // [D] Closed subpaths are opened where they leave the fill. [I] Its boundary belongs to it.
    CGPath(value.clipped(to: other.value, using: rule, keepsInside: true))
  }

  /// The parts of this path's line that lie outside the fill of the other path.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(value.clipped(to: other.value, using: rule, keepsInside: false))
  }

  /// The path with lines in place of curves, no farther from them than `threshold`.
  public func flattened(threshold: CGFloat) -> CGPath {
    CGPath(value.flattened(threshold: threshold))
  }
}
