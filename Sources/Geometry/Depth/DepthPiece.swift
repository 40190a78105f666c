/// A whole plane, or what cuts have left of one.
package struct DepthPiece: Sendable {
  /// Which of the ordered planes it belongs to.
  package let index: Int
  /// None for a whole plane.
  package private(set) var cuts: [DepthCut] = []
  let plane: DepthPlane
  private(set) var outline: ConvexOutline

  init(_ index: Int, of plane: DepthPlane) {
    self.index = index
    self.plane = plane
    outline = plane.outline
  }

  /// The same plane before anything was cut from it.
  var whole: DepthPiece { DepthPiece(index, of: plane) }

  private func kept(by cut: DepthCut) -> DepthPiece {
    var piece = self
    piece.cuts.append(cut)
    piece.outline = outline.kept(by: cut)
    return piece
  }
}

extension DepthPiece {
  /// Where one piece stands to another within some outline.
  enum Side: Hashable {
    case behind
    case level
    case before
    /// They cut each other.
    case across
  }

  /// Lengths that differ by less than this share of a picture's size are equal.
  // A half turn that is written as 3.1416 leaves less than that.
  static let precision = 1e-5

  /// Where this piece stands to another one as far as both can be seen at one place.
  ///
  /// Nil when they do not overlap: then neither hides the other.
  func side(of other: DepthPiece) -> Side? {
    let both = outline.intersection(other.outline)
    let width = Self.precision * min(outline.size, other.outline.size)
    return both.isThinner(than: width) ? nil : side(of: other.plane, within: both)
  }

  /// Where this piece stands to a plane that goes on for ever.
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

  /// Both parts of this piece along the line at which it goes through a plane.
  ///
  /// A part that is nothing but a rounding error is nil.
  func parts(cutBy other: DepthPlane) -> (behind: DepthPiece?, before: DepthPiece?) {
    let slope = plane.slope - other.slope
    let steepness = (slope * slope).sum()
    guard steepness > 0 else { return (nil, self) }
    let middle = outline.middle
    let gap = plane.depth(at: middle) - other.depth(at: middle)
    let place = middle - slope * (gap / steepness)
    let before = kept(by: DepthCut(through: place, facing: slope))
    let behind = kept(by: DepthCut(through: place, facing: -slope, isFarther: true))
    let width = Self.precision * outline.size
    if before.outline.isThinner(than: width) { return (self, nil) }
    if behind.outline.isThinner(than: width) { return (nil, self) }
    return (behind, before)
  }
}
