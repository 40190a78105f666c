/// A plane, or the part of one that remains after cuts.
package struct DepthPiece: Sendable {
  /// The index of its plane.
  package let index: Int
  /// Empty for a whole plane.
  package private(set) var cuts: [DepthCut] = []
  let plane: DepthPlane
  private(set) var outline: ConvexOutline

  init(_ index: Int, of plane: DepthPlane) {
    self.index = index
    self.plane = plane
    outline = plane.outline
  }

  /// The same plane without cuts.
  var whole: DepthPiece { DepthPiece(index, of: plane) }

  private func kept(by cut: DepthCut) -> DepthPiece {
    var piece = self
    piece.cuts.append(cut)
    piece.outline = outline.kept(by: cut)
    return piece
  }
}

extension DepthPiece {
  /// The position of one piece relative to another within an outline.
  enum Side: Hashable {
    case behind
    case level
    case before
    /// They intersect.
    case across
  }

  /// Lengths that differ by less than this fraction of a picture's size are equal.
  // A half turn written as 3.1416 has an error below that.
  static let precision = 1e-5

  /// The position of this piece relative to another one, where both are visible.
  ///
  /// Nil if they do not overlap: then neither hides the other.
  func side(of other: DepthPiece) -> Side? {
    let both = outline.intersection(other.outline)
    let width = Self.precision * min(outline.size, other.outline.size)
    return both.isThinner(than: width) ? nil : side(of: other.plane, within: both)
  }

  /// The position of this piece relative to an infinite plane.
  func side(ofPlane other: DepthPlane) -> Side { side(of: other, within: outline) }

  private func side(of other: DepthPlane, within shape: ConvexOutline) -> Side {
    let tolerance = Self.precision * shape.size
    let gaps = shape.corners.map { plane.depth(at: $0) - other.depth(at: $0) }
    let isBefore = gaps.contains { $0 > tolerance }
    let isBehind = gaps.contains { $0 < -tolerance }
    switch (isBefore, isBehind) {
    case (true, true): return .across
    case (true, false): return .before
    case (false, true): return .behind
    case (false, false): return .level
    }
  }

  /// Both parts of this piece along its intersection with a plane.
  ///
  /// A part that is only a rounding error is nil.
  func parts(cutBy other: DepthPlane) -> (behind: DepthPiece?, before: DepthPiece?) {
    let slope = plane.slope - other.slope
    let steepness = (slope * slope).sum()
    guard steepness > 0 else { return (nil, self) }
    let middle = outline.middle
    let gap = plane.depth(at: middle) - other.depth(at: middle)
    let point = middle - slope * (gap / steepness)
    let before = kept(by: DepthCut(through: point, facing: slope))
    let behind = kept(by: DepthCut(through: point, facing: -slope, isFarther: true))
    let width = Self.precision * outline.size
    if before.outline.isThinner(than: width) { return (self, nil) }
    if behind.outline.isThinner(than: width) { return (nil, self) }
    return (behind, before)
  }
}
