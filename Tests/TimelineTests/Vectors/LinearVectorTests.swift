import Testing

import Timeline

@Suite struct LinearVectorTests {
  @Test func outputsMatchTheWebPlatformTests() throws {
    var rows = 0
    for group in try Vectors.load("linear").output.cases.list {
      let stops = try LinearStops(css: try #require(group.stops.text))
      for row in group.rows.list.map(\.numbers) {
        expectClose(stops.value(at: row[0]), row[1], within: 1e-4)
        rows += 1
      }
    }
    #expect(rows == 10)
  }

  @Test func equivalentListsHaveEqualOutputs() throws {
    var rows = 0
    for group in try Vectors.load("linear").equivalence.cases.list {
      let stops = Curve.stops(try LinearStops(css: try #require(group.stops.text)))
      let other =
        if let text = group.equals.stops.text {
          Curve.stops(try LinearStops(css: text))
        } else {
          Curve.steps(5, .start)
        }
      for input in group.at.numbers {
        expectClose(stops.value(at: input), other.value(at: input), within: 1e-4, "\(input)")
        rows += 1
      }
    }
    #expect(rows == 15)
  }

  @Test func listsPrintInCanonicalForm() throws {
    let pairs = try Vectors.load("linear").normalise.pairs_input_canonical.list
    for pair in pairs {
      #expect(try LinearStops(css: try #require(pair[0].text)).css == pair[1].text)
    }
    #expect(pairs.count == 7)
  }

  @Test func malformedListsAreRefused() throws {
    let lists = try Vectors.load("linear").normalise.invalid.list.compactMap(\.text)
    for text in lists {
      #expect(throws: TimelineError.self, "\(text)") { try LinearStops(css: text) }
    }
    #expect(lists.count == 6)
  }

  @Test func outputsMatchBlink() throws {
    var rows = 0
    for group in try Vectors.load("linear").blink.cases.list {
      let points = group.points_in_out.list.map(\.numbers)
      let stops = LinearStops(points.map { .init(input: $0[0] / 100, output: $0[1]) })
      for row in group.rows.list.map(\.numbers) {
        expectClose(stops.value(at: row[0]), row[1], within: 1e-12)
        rows += 1
      }
    }
    #expect(rows == 8)
  }
}
