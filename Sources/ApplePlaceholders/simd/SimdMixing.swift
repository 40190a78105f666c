// What simd does with each number of a vector, and with numbers alike.

public func simd_mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
  x + t * (y - x)
}

public func simd_mix<Number: FloatingPoint>(_ x: Number, _ y: Number, _ t: Number) -> Number {
  x + t * (y - x)
}

public func simd_clamp<Vector: SIMD>(_ x: Vector, _ min: Vector, _ max: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
  x.clamped(lowerBound: min, upperBound: max)
}

public func simd_clamp<Number: FloatingPoint>(_ x: Number, _ min: Number, _ max: Number) -> Number {
  Swift.min(Swift.max(x, min), max)
}

public func simd_min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
  pointwiseMin(x, y)
}

public func simd_min<Number: FloatingPoint>(_ x: Number, _ y: Number) -> Number { Swift.min(x, y) }

public func simd_max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
  pointwiseMax(x, y)
}

public func simd_max<Number: FloatingPoint>(_ x: Number, _ y: Number) -> Number { Swift.max(x, y) }

public func simd_abs<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  pointwiseMax(x, -x)
}

public func simd_abs<Number: FloatingPoint>(_ x: Number) -> Number { x.magnitude }

/// 0 below the first edge, 1 above the second, and a cubic between them.
public func simd_smoothstep<Vector: SIMD>(
  _ edge0: Vector,
  _ edge1: Vector,
  _ x: Vector
) -> Vector where Vector.Scalar: FloatingPoint {
  let (zero, one) = (Vector.Scalar(0), Vector.Scalar(1))
  let share = (x - edge0) / (edge1 - edge0)
  let t = share.clamped(
    lowerBound: Vector(repeating: zero),
    upperBound: Vector(repeating: one)
  )
  let slope: Vector = Vector(repeating: one + one + one) - (t + t)
  return t * t * slope
}

public func simd_smoothstep<Number: FloatingPoint>(
  _ edge0: Number,
  _ edge1: Number,
  _ x: Number
) -> Number {
  let share = (x - edge0) / (edge1 - edge0)
  let t = simd_clamp(share, 0, 1)
  return t * t * (3 - 2 * t)
}
