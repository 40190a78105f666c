import Testing

import Timeline

@Suite struct StepsVectorTests {
  @Test func everyRowOfBlinkIsExact() throws {
    var rows = 0
    for group in try Vectors.load("steps").blink.cases.list {
      let steps = try steps(group)
      for row in group.rows_x_before_y.list {
        let x = try #require(row[0].number)
        let y = try #require(row[2].number)
        #expect(steps.value(at: x, before: row[1].isTrue) == y, "\(steps) at \(x)")
        rows += 1
      }
    }
    #expect(rows == 52)
  }

  @Test func everyRowOfTheWebPlatformTestsIsExact() throws {
    var rows = 0
    for group in try Vectors.load("steps").wpt.cases.list {
      let c = group.effectEasing.numbers
      let part = TrackPart(
        timing: Timing(
          duration: .ms(1000),
          fill: .both,
          curve: .bezier(c[0], c[1], c[2], c[3])
        ),
        keyframes: Keyframes([0.0, 100.0], curves: [.steps(try steps(group))])
      )
      for row in group.rows_ms_px.list.map(\.numbers) {
        #expect(Track(base: 0, parts: [part]).value(at: .ms(row[0])) == row[1], "\(group)")
        rows += 1
      }
    }
    #expect(rows == 53)
  }

  /// Motion's `steps()` is no CSS: it never reaches 1, and its start jumps come late.
  @Test func motionDiffersFromCSSInFourKnownRows() throws {
    let known: [[Double]] = [[1, 0.75], [0.25, 0.25], [0.5, 0.5], [2, 1]]
    let rows = try Vectors.load("steps").motion_dev_divergent.rows.list
    var divergent: [[Double]] = []
    for row in rows {
      let (x, y) = (try #require(row[2].number), try #require(row[3].number))
      let jump = try #require(row[1].text.flatMap(Steps.Jump.init))
      let value = Steps(Int(row[0].number ?? 0), jump).value(at: x)
      if value != y { divergent.append([x, y]) }
    }
    #expect(divergent == known)
    #expect(rows.count == 10)
  }

  private func steps(_ group: JSON) throws -> Steps {
    let name = try #require(group.position.text)
    let jump = try #require(Steps.Jump(rawValue: name.replacingJumpPrefix))
    return Steps(Int(try #require(group.steps.number)), jump)
  }
}

extension String {
  /// CSS says `jump-none` where the table also says `start`.
  var replacingJumpPrefix: String { hasPrefix("jump-") ? String(dropFirst(5)) : self }
}
