import Testing

import Timeline

@Suite struct CubicBezierVectorTests {
  private func curve(_ row: JSON) -> UnitBezier {
    let c = row.numbers
    return UnitBezier(c[0], c[1], c[2], c[3])
  }

  @Test func everyPublishedPointIsMet() throws {
    var rows = 0
    for group in try Vectors.load("cubic-bezier").groups.list {
      let curve = curve(group.curve)
      let tolerance = try #require(group.tolerance.number)
      for point in group.points.list.map(\.numbers) {
        expectClose(curve.value(at: point[0]), point[1], within: tolerance, "\(curve)")
        rows += 1
      }
      for slope in group.slopes.list.map(\.numbers) {
        expectClose(curve.slope(at: slope[0]), slope[1], within: tolerance, "\(curve)")
        rows += 1
      }
    }
    #expect(rows == 105 + 9)
  }

  @Test func everyPublishedSlopeIsMet() throws {
    let group = try Vectors.load("cubic-bezier").slope
    let curve = curve(group.curve)
    for row in group.points.list.map(\.numbers) {
      expectClose(curve.slope(at: row[0]), row[1], within: 1.5e-4, "slope at \(row[0])")
    }
    #expect(group.points.list.count == 23)
  }

  @Test func everyPublishedRangeIsMet() throws {
    let rows = try Vectors.load("cubic-bezier").range.rows_curve_min_max.list
    for row in rows {
      let range = curve(row[0]).range
      expectClose(range.lowerBound, row[1].number ?? .nan, within: 1.5e-4, "\(row)")
      expectClose(range.upperBound, row[2].number ?? .nan, within: 1.5e-4, "\(row)")
    }
    #expect(rows.count == 11)
  }

  @Test func circularCurvesMatchSwiftUI() throws {
    let groups = try Vectors.load("cubic-bezier").circular.list
    for group in groups {
      let name = try #require(group.name.text).dropFirst("circularE".count)
      let circular = try #require(Circular(rawValue: "e" + name))
      for row in group.points.list.map(\.numbers) {
        expectClose(circular.value(at: row[0]), row[1], within: 1e-3)
      }
      for row in group.slopes.list.map(\.numbers) {
        expectClose(circular.slope(at: row[0]), row[1], within: 1e-3)
      }
    }
    #expect(groups.count == 3)
  }

  /// A keyframe's curve inside an effect's curve, which leaves [0, 1].
  @Test func nestedCurvesGoOnAlongTheirEndTangents() throws {
    let cases = try Vectors.load("cubic-bezier").wpt_nested.cases.list
    var rows = 0
    for row in cases {
      let (inner, outer) = (row.keyframeEasing.numbers, row.effectEasing.numbers)
      let part = TrackPart(
        timing: Timing(duration: .ms(1000), fill: .both, curve: .bezier(curve(row.effectEasing))),
        keyframes: Keyframes([0.0, 100.0], curves: [.bezier(curve(row.keyframeEasing))])
      )
      let track = Track(base: 0, parts: [part])
      for time in row.times_ms.numbers {
        let effect = bisected(outer, at: time / 1000)
        let expected =
          if effect > 1 {
            inner[2] < 1 ? 100 * (1 + (inner[3] - 1) / (inner[2] - 1) * (effect - 1)) : 100
          } else if effect < 0 {
            inner[0] > 0 ? 100 * inner[1] / inner[0] * effect : 0
          } else {
            100 * bisected(inner, at: effect)
          }
        expectClose(track.value(at: .ms(time)), expected, within: 0.01, "\(inner) at \(time) ms")
        rows += 1
      }
    }
    #expect(rows == 24)
  }

  /// The reference of the page: bisection on x, independent of the solver under test.
  private func bisected(_ c: [Double], at x: Double) -> Double {
    func cubic(_ a: Double, _ b: Double, _ t: Double) -> Double {
      3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
    }
    if x == 0 || x == 1 { return x }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if cubic(c[0], c[2], middle) < x { low = middle } else { high = middle }
    }
    return cubic(c[1], c[3], (low + high) / 2)
  }
}
