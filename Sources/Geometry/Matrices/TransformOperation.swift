import Foundation

/// One step of a transform with its parameters, so that it can be interpolated as such.
public enum TransformOperation: Hashable, Sendable {
  case translate(x: Double, y: Double, z: Double)
  case scale(x: Double, y: Double, z: Double)
  /// Radians about an axis; the axis' length does not matter.
  case rotate(radians: Double, axis: SIMD3<Double>)
  /// The angles by which the y and the x axis lean, in radians.
  case skew(x: Double, y: Double)
  /// The eye's distance in points; `.infinity` for none.
  case perspective(distance: Double)
  case matrix(CATransform3D)

  /// A rotation on the screen that keeps whole turns when it is animated.
  public static func rotation(byRadians angle: Double) -> TransformOperation {
    .rotate(radians: angle, axis: SIMD3(0, 0, 1))
  }

  public var matrix: CATransform3D {
    switch self {
    case .translate(let x, let y, let z):
      return CATransform3DMakeTranslation(CGFloat(x), CGFloat(y), CGFloat(z))
    case .scale(let x, let y, let z):
      return CATransform3DMakeScale(CGFloat(x), CGFloat(y), CGFloat(z))
    case .rotate(let angle, let axis):
      return CATransform3DMakeRotation(
        CGFloat(angle),
        CGFloat(axis.x),
        CGFloat(axis.y),
        CGFloat(axis.z)
      )
    case .skew(let x, let y):
      let lean = CGAffineTransform(1, CGFloat(tan(y)), CGFloat(tan(x)), 1, 0, 0)
      return CATransform3DMakeAffineTransform(lean)
    case .perspective(let distance):
      var t = CATransform3DIdentity
      t.m34 = CGFloat(-1 / distance)
      return t
    case .matrix(let matrix): return matrix
    }
  }

  /// The identity of the same kind.
  package var neutral: TransformOperation {
    switch self {
    case .translate: .translate(x: 0, y: 0, z: 0)
    case .scale: .scale(x: 1, y: 1, z: 1)
    case .rotate(_, let axis): .rotate(radians: 0, axis: axis)
    case .skew: .skew(x: 0, y: 0)
    case .perspective: .perspective(distance: .infinity)
    case .matrix: .matrix(CATransform3DIdentity)
    }
  }
}

extension TransformOperation {
  /// Nil for two different kinds, which can only be interpolated as matrices.
  package static func pair(_ a: Self, _ b: Self, _ p: Double) -> Self? {
    func lerp(_ from: Double, _ to: Double) -> Double { from + (to - from) * p }
    switch (a, b) {
    case (.translate(let x, let y, let z), .translate(let u, let v, let w)):
      return .translate(x: lerp(x, u), y: lerp(y, v), z: lerp(z, w))
    case (.scale(let x, let y, let z), .scale(let u, let v, let w)):
      return .scale(x: lerp(x, u), y: lerp(y, v), z: lerp(z, w))
    case (.rotate(let angle, let axis), .rotate(let turned, let other)):
      return rotate(from: (angle, axis), to: (turned, other), p)
    case (.skew(let x, let y), .skew(let u, let v)):
      return .skew(x: lerp(x, u), y: lerp(y, v))
    case (.perspective(let d), .perspective(let e)):
      // Perspective is m34 = −1/d, and that number is interpolated. An overshooting curve stops at
      // no perspective; beyond it things would grow with distance.
      return .perspective(distance: 1 / max(lerp(1 / d, 1 / e), min(0, 1 / d, 1 / e)))
    case (.matrix(let m), .matrix(let n)):
      return .matrix(CATransform3D.mix(m, n, p))
    case (.translate, _), (.scale, _), (.rotate, _), (.skew, _), (.perspective, _), (.matrix, _):
      return nil
    }
  }

  /// About one axis the angle is interpolated, including whole turns; about two axes, the shorter
  /// rotation.
  private static func rotate(
    from a: (angle: Double, axis: SIMD3<Double>),
    to b: (angle: Double, axis: SIMD3<Double>),
    _ p: Double
  ) -> TransformOperation {
    if a.angle == 0 || b.angle == 0 || parallel(a.axis, b.axis) {
      let axis = a.angle == 0 ? b.axis : a.axis
      return .rotate(radians: a.angle + (b.angle - a.angle) * p, axis: axis)
    }
    let turn = Quaternion.slerp(
      Quaternion(axis: a.axis, angle: a.angle),
      Quaternion(axis: b.axis, angle: b.angle),
      p
    ).lanes
    let part = SIMD3(turn.x, turn.y, turn.z)
    return .rotate(radians: 2 * atan2((part * part).sum().squareRoot(), turn.w), axis: part)
  }

  private static func parallel(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Bool {
    let lengths = ((a * a).sum() * (b * b).sum()).squareRoot()
    return abs((a * b).sum() - lengths) <= 1e-12 * lengths
  }
}
