import Foundation

extension Path {
  /// Lines in place of curves, no farther from them than `threshold`.
  ///
  /// A curve becomes at most 1024 lines.
  func flattened(threshold: CGFloat) -> Path {
    guard tolerance(with: Path()) != nil else { return Path() }
    return subpaths.reduce(into: Path()) { path, subpath in
      path.move(to: CGPoint(subpath.start))
      for segment in subpath.segments {
        for point in segment.corners(within: Double(threshold)) { path.addLine(to: CGPoint(point)) }
      }
      if subpath.isClosed { path.close() }
    }
  }
}

extension Segment {
  /// The corners of a polygon along the curve, without its start.
  fileprivate func corners(within threshold: Double) -> [SIMD2<Double>] {
    guard case .cubic(let a, let b, let c, let d) = self else { return [end] }
    // A chord over a share h of the parameter is h² ÷ 8 times the second derivative away at most.
    let bends: (SIMD2<Double>, SIMD2<Double>) = (a - 2 * b + c, b - 2 * c + d)
    let bend = 6 * max(bends.0.length, bends.1.length)
    let count = (bend / (8 * max(threshold, .leastNormalMagnitude))).squareRoot().rounded(.up)
    let lines = Int(min(max(count, 1), 1024))
    return (1...lines).map { $0 == lines ? d : point(at: Double($0) / Double(lines)) }
  }
}
