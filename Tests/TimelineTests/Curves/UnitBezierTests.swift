import TestSupport
import Testing

import Timeline

@Suite struct UnitBezierTests {
  private static let curves: [UnitBezier] = {
    var generator = SeededGenerator(seed: 1)
    return (0..<200).map { _ in
      UnitBezier(
        .random(in: 0...1, using: &generator),
        .random(in: -2...3, using: &generator),
        .random(in: 0...1, using: &generator),
        .random(in: -2...3, using: &generator)
      )
    } + [UnitBezier(0, 0, 1, 1), UnitBezier(1, 0, 0, 1), UnitBezier(0, 1, 1, 0)]
  }()

  /// Inputs are made from t, so the point on the curve is known without solving.
  @Test func everyPointOnTheCurveIsFoundTo1e12() {
    for curve in Self.curves {
      for step in 1..<40 {
        let t = Double(step) / 40
        func cubic(_ a: Double, _ b: Double) -> Double {
          3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
        }
        let (x, y) = (cubic(curve.x1, curve.x2), cubic(curve.y1, curve.y2))
        // Where the curve is vertical an ulp of x is many of y.
        let steepness = max(1, curve.slope(at: x).magnitude)
        if steepness < 1e3 {
          expectClose(curve.value(at: x), y, within: 1e-12 * steepness, "\(curve) at \(x)")
        }
      }
    }
  }

  @Test func endsAreExact() {
    for curve in Self.curves {
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
    }
  }

  // region law
  @Test func easeInOutMirrorsItself() {
    let curve = UnitBezier(0.42, 0, 0.58, 1)
    for step in 0...100 {
      let x = Double(step) / 100
      expectClose(curve.value(at: x) + curve.value(at: 1 - x), 1, within: 1e-14)
    }
  }
  // endregion

  @Test func slopeIsTheFiniteDifference() {
    for curve in Self.curves.prefix(60) {
      for x in [0.13, 0.37, 0.5, 0.71, 0.93] where curve.slope(at: x).magnitude < 20 {
        let difference = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
        expectClose(curve.slope(at: x), difference, within: 1e-3, "\(curve) at \(x)")
      }
    }
  }

  @Test func inverseLeadsBack() throws {
    for curve in Self.curves {
      for step in 0...20 {
        let y = curve.value(at: Double(step) / 20)
        let x = try #require(curve.inverse(y), "\(curve) has the value \(y)")
        let back = curve.value(at: x)
        expectClose(back, y, within: 1e-9 * max(1, curve.slope(at: x).magnitude), "\(curve)")
      }
    }
  }

  @Test func inverseOfAnUnreachedValueIsNone() {
    #expect(UnitBezier(0.25, 0.1, 0.25, 1).inverse(1.5) == nil)
  }

  @Test func rangeHoldsEveryValue() {
    for curve in Self.curves {
      let range = curve.range
      for step in 0...50 {
        let y = curve.value(at: Double(step) / 50)
        #expect(range.lowerBound - 1e-12 <= y && y <= range.upperBound + 1e-12)
      }
    }
  }

  @Test func endTangentsGoOnOutside() {
    let curve = UnitBezier(0.5, 1, 0.5, 0)
    #expect(curve.value(at: -0.25) == -0.5)
    #expect(curve.value(at: 1.25) == 1.5)
  }

  @Test func controlPointsOutsideTheUnitEndTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = UnitBezier(1.5, 0, 0.5, 1) }
    await #expect(processExitsWith: .failure) { _ = UnitBezier(0.5, .nan, 0.5, 1) }
  }
}
