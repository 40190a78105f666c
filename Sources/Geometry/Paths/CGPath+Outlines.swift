public import Foundation

extension CGPath {
  /// A path whose winding fill looks like this one's stroke.
  public func copy(
    strokingWithWidth lineWidth: CGFloat,
    lineCap: CGLineCap,
    lineJoin: CGLineJoin,
    miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let outline = value.stroked(
      width: lineWidth,
      cap: lineCap,
      join: lineJoin,
      miterLimit: miterLimit
    )
    return CGPath(outline.applying(transform))
  }

  public func copy(
    dashingWithPhase phase: CGFloat,
    lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(value.dashed(phase: phase, lengths: lengths).applying(transform))
  }

  /// Whether the path is one axis-aligned rectangle, which is then stored in `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = value.rectangle else { return false }
    rect?.pointee = found
    return true
  }
}

extension Path {
  /// The rectangle of which the path consists, or nil.
  package var rectangle: CGRect? {
    let all = subpaths
    let outline = all.first.map { $0.outline.filter { !$0.isPoint } } ?? []
    guard all.count == 1, outline.count == 4 else { return nil }
    let sides = outline.map { side -> SIMD2<Double>? in
      guard case .line(let p, let q) = side, (p.x == q.x) != (p.y == q.y) else { return nil }
      return q - p
    }
    let directions = sides.compactMap(\.self)
    guard directions.count == 4, (directions[0].x == 0) != (directions[1].x == 0) else {
      return nil
    }
    guard directions[0] == -directions[2], directions[1] == -directions[3] else { return nil }
    return bounds
  }
}
