// What simd does with vectors, each by its published definition.

public typealias float2 = SIMD2<Float>
public typealias double2 = SIMD2<Double>
public typealias double3 = SIMD3<Double>
public typealias double4 = SIMD4<Double>
public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias vector_float2 = SIMD2<Float>
public typealias vector_float3 = SIMD3<Float>
public typealias vector_float4 = SIMD4<Float>
public typealias vector_double2 = SIMD2<Double>
public typealias vector_double3 = SIMD3<Double>
public typealias vector_double4 = SIMD4<Double>

public func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
  (x * y).sum()
}

public func simd_cross<Scalar: SIMDScalar & FloatingPoint>(
  _ x: SIMD3<Scalar>,
  _ y: SIMD3<Scalar>
) -> SIMD3<Scalar> {
  let first: Scalar = x.y * y.z - x.z * y.y
  let second: Scalar = x.z * y.x - x.x * y.z
  let third: Scalar = x.x * y.y - x.y * y.x
  return SIMD3(first, second, third)
}

public func simd_length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
  simd_dot(x, x)
}

public func simd_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
  simd_dot(x, x).squareRoot()
}

public func simd_distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
  simd_length_squared(x - y)
}

public func simd_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
  simd_length(x - y)
}

public func simd_normalize<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
  x / simd_length(x)
}

/// `x` mirrored at a plane whose normal, of length 1, is `n`.
public func simd_reflect<Vector: SIMD>(_ x: Vector, _ n: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
  let doubled: Vector.Scalar = simd_dot(x, n) * 2
  return x - n * doubled
}

public func simd_project<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
  let share: Vector.Scalar = simd_dot(x, y) / simd_dot(y, y)
  return y * share
}
