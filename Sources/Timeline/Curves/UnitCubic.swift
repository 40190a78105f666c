/// One coordinate of a unit Bézier curve: a cubic in t with f(0) = 0 and f(1) = 1.
struct UnitCubic {
  let a, b, c: Double

  init(_ first: Double, _ second: Double) {
    c = 3 * first
    b = 3 * (second - first) - c
    a = 1 - c - b
  }

  func value(at t: Double) -> Double { ((a * t + b) * t + c) * t }

  func slope(at t: Double) -> Double { (3 * a * t + 2 * b) * t + c }

  /// The t in [0, 1] at which the cubic, rising from 0 to 1 there, has the value `target`.
  func parameter(where target: Double) -> Double {
    // Newton's method without a bracket nearly always converges, in about five steps from here.
    var t = target
    for _ in 0..<8 {
      let step = (value(at: t) - target) / slope(at: t)
      t -= step
      if step.magnitude < 1e-12 && t >= 0 && t <= 1 { return t }
    }
    return parameter(where: target, in: 0...1)
  }

  /// The t in `bracket` at which the cubic, monotone there, has the value `target`.
  func parameter(where target: Double, in bracket: ClosedRange<Double>) -> Double {
    var (low, high) = (bracket.lowerBound, bracket.upperBound)
    let rises = value(at: low) <= value(at: high)
    var t = bracket.contains(target) ? target : (low + high) / 2
    // Bisection alone needs 52 rounds; Newton's method takes about five.
    for _ in 0..<64 {
      let miss = value(at: t) - target
      if miss == 0 { break }
      if (miss < 0) == rises { low = t } else { high = t }
      let newton = t - miss / slope(at: t)
      let next = newton > low && newton < high ? newton : (low + high) / 2
      let moved = (next - t).magnitude
      t = next
      if moved < 0x1p-52 { break }
    }
    return t
  }

  /// The extrema inside (0, 1), in ascending order.
  var turningPoints: [Double] {
    var roots: [Double] = []
    if a == 0 {
      if b != 0 { roots = [-c / (2 * b)] }
    } else {
      let discriminant = b * b - 3 * a * c
      guard discriminant > 0 else { return [] }
      // The stable pair: one root by the quadratic's sum of like signs, the other by the product.
      let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
      roots = q == 0 ? [0] : [q / (3 * a), c / q]
    }
    return roots.filter { $0 > 0 && $0 < 1 }.sorted()
  }
}
