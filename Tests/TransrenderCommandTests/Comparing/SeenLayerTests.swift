import Testing

@testable import TransrenderCommand

/// The values of a layer over time, at their samples and between them.
@Suite struct SeenLayerTests {
  /// Moves in one property and is still in the others.
  private func layer(
    _ property: SeenLayer.Property = .x,
    _ values: [Double?],
    at times: [Double]? = nil
  ) -> SeenLayer {
    let times = times ?? values.indices.map { Double($0) }
    return SeenLayer(
      title: "UIView 'card'",
      times: times,
      tracks: SeenLayer.Property.allCases.map { other in
        other == property ? values : times.map { _ in 50 }
      }
    )
  }

  @Test func propertiesHaveTheNamesOfTheirCurves() {
    let all = SeenLayer.Property.allCases
    #expect(
      all.map(\.name) == [
        "screen.x", "screen.y", "screen.width", "screen.height", "opacity", "cornerRadius",
      ]
    )
    #expect(all.map(\.grain) == [1, 1, 1, 1, 0.02, 1])
  }

  @Test(
    arguments: [
      (-1.0, 10.0), (0, 10), (0.5, 15), (0.75, 17.5), (1, 20), (2, nil), (2.5, nil), (3, 40),
      (9, 40),
    ] as [(Double, Double?)]
  )
  func valuesBetweenSamplesLieOnALine(time: Double, value: Double?) {
    #expect(layer(.x, [10, 20, nil, 40]).value(of: .x, at: time) == value)
  }

  @Test func theLaterOfTwoSamplesOfOneInstantCounts() {
    let jump = layer(.y, [0, 10, 20, 30], at: [0, 1, 1, 2])
    #expect([0.5, 1, 1.5].map { jump.value(of: .y, at: $0) } == [5, 20, 25])
  }

  @Test func whatDoesNotExistHasNoSamplesAndNoTravel() {
    let seen = layer(.height, [nil, 4, nil, 1])
    #expect(seen.samples(of: .height).map(\.time) == [1, 3])
    #expect(seen.samples(of: .height).map(\.value) == [4, 1])
    #expect(seen.travel(of: .height) == 3 && seen.travel(of: .width) == 0)
    #expect(layer(.height, [nil, nil]).travel(of: .height) == 0)
  }

  /// It ends with the first sample that is as good as the last one.
  @Test(
    arguments: [
      ([0, 5, 10, 10, 10], 2.0), ([0, 9.4, 9.6, 10], 2), ([0, 0, 0, 10], 3), ([10, 0, 10], 2),
      ([0, 1, 1], nil), ([0, 1.5, 1.5], 1), ([7, 7, 7], nil), ([0, nil, 10, 10], 2),
      ([nil, nil], nil),
    ] as [([Double?], Double?)]
  )
  func aLayerEndsWhenItLastChangesVisibly(values: [Double?], end: Double?) {
    #expect(layer(.x, values).end == end)
  }

  @Test func opacityIsSeenInSmallerSteps() {
    #expect(layer(.opacity, [0.5, 0.51, 0.515]).end == nil)
    #expect(layer(.opacity, [0.5, 0.6, 0.605, 0.6]).end == 1)
    #expect(layer(.cornerRadius, [0.5, 0.6, 0.605, 0.6]).end == nil)
  }

  @Test func theLastPropertyEndsTheLayer() {
    let times = (0..<4).map { Double($0) }
    let tracks: [[Double?]] = SeenLayer.Property.allCases.map { property in
      switch property {
      case .x: [0, 10, 10, 10]
      case .width: [0, 5, 10, 10]
      default: [1, 1, 1, 1]
      }
    }
    #expect(SeenLayer(title: "a", times: times, tracks: tracks).end == 2)
  }
}
