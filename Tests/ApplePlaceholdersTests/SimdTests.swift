import ApplePlaceholders
import Testing

@Suite struct SimdTests {
  @Test func numbersAndVectorsAreMixedAlike() {
    #expect(simd_mix(1.0, 3.0, 0.25) == 1.5)
    let mixed = simd_mix(SIMD2<Float>(0, 4), SIMD2(2, 0), SIMD2(0.5, 0.25))
    #expect(mixed == SIMD2(1, 3))
  }

  @Test func vectorsHaveLengthsAndProducts() {
    let (x, y) = (simd_double3(3, 4, 0), simd_double3(0, 0, 2))
    #expect(simd_length(x) == 5 && simd_length_squared(x) == 25)
    #expect(simd_dot(x, y) == 0)
    #expect(simd_cross(x, y) == simd_double3(8, -6, 0))
    #expect(simd_normalize(x) == simd_double3(0.6, 0.8, 0))
    #expect(simd_distance(x, simd_double3(3, 0, 3)) == 5)
    #expect(simd_reflect(simd_double2(1, -1), simd_double2(0, 1)) == simd_double2(1, 1))
    #expect(simd_project(simd_double2(2, 3), simd_double2(4, 0)) == simd_double2(2, 0))
  }

  @Test func numbersAreKeptBetweenEdges() {
    #expect(simd_clamp(Float(3), 0, 2) == 2)
    #expect(simd_clamp(SIMD2<Float>(-1, 5), SIMD2(0, 0), SIMD2(2, 2)) == SIMD2(0, 2))
    #expect(simd_min(SIMD2<Float>(1, 5), SIMD2(2, 2)) == SIMD2(1, 2))
    #expect(simd_abs(SIMD2<Float>(-1, 5)) == SIMD2(1, 5))
    #expect(simd_smoothstep(0.0, 2.0, 1.0) == 0.5 && simd_smoothstep(0.0, 2.0, 3.0) == 1)
    #expect(simd_smoothstep(SIMD2<Float>(0, 0), SIMD2(2, 2), SIMD2(1, -1)) == SIMD2(0.5, 0))
  }

  @Test func turnsAreHalfWayOnTheShorterArc() {
    let start = simd_quatf(angle: 0, axis: SIMD3(0, 0, 1))
    let end = simd_quatf(angle: .pi / 2, axis: SIMD3(0, 0, 1))
    #expect(abs(simd_slerp(start, end, 0.5).angle - .pi / 4) < 1e-6)
    let other = simd_quatf(vector: -end.vector)
    #expect(abs(simd_slerp(start, other, 0.5).angle - .pi / 4) < 1e-6)
    #expect(simd_slerp(start, start, 0.3) == start)
    let turned = simd_act(end, SIMD3(1, 0, 0))
    #expect(simd_distance(turned, SIMD3(0, 1, 0)) < 1e-6)
  }
}
