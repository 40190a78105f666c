import Foundation

// What simd does with matrices and turns.

public func simd_mul(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }
public func simd_mul(_ x: simd_float4x4, _ y: SIMD4<Float>) -> SIMD4<Float> { x * y }
public func simd_mul(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf { p * q }
public func simd_inverse(_ x: simd_float4x4) -> simd_float4x4 { x.inverse }
public func simd_inverse(_ q: simd_quatf) -> simd_quatf { q.inverse }
public func simd_conjugate(_ q: simd_quatf) -> simd_quatf { q.conjugate }
public func simd_normalize(_ q: simd_quatf) -> simd_quatf { q.normalized }
public func simd_dot(_ p: simd_quatf, _ q: simd_quatf) -> Float { simd_dot(p.vector, q.vector) }
public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }

/// From one turn to another along the shorter arc, at the same speed.
public func simd_slerp(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
  let cosine = simd_dot(q0, q1)
  let end = cosine < 0 ? -q1.vector : q1.vector
  let angle = acos(min(abs(cosine), 1))
  // Between turns that are almost the same an arc is a line.
  guard angle > 1e-4 else {
    return simd_quatf(vector: simd_normalize(simd_mix(q0.vector, end, SIMD4(repeating: t))))
  }
  let (first, second) = (sin((1 - t) * angle) / sin(angle), sin(t * angle) / sin(angle))
  return simd_quatf(vector: q0.vector * first + end * second)
}
