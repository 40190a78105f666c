/// A straight line across a plane, and the side of it that is kept.
package struct DepthCut: Hashable, Sendable {
  /// A point on the line.
  package let origin: SIMD2<Double>
  /// Of length 1, towards the kept side.
  package let normal: SIMD2<Double>
  /// Whether the kept part is the farther one, which the cutting plane may cover.
  package let isFarther: Bool

  package init(
    through origin: SIMD2<Double>,
    facing direction: SIMD2<Double>,
    isFarther: Bool = false
  ) {
    self.origin = origin
    normal = direction / (direction * direction).sum().squareRoot()
    self.isFarther = isFarther
  }

  /// Positive on the kept side.
  package func distance(to point: SIMD2<Double>) -> Double {
    ((point - origin) * normal).sum()
  }
}
