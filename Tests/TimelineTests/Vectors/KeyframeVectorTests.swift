import Testing

import Timeline

@Suite struct KeyframeVectorTests {
  @Test func linearKeyframesMatchCompose() throws {
    var rows = 0
    for group in try Vectors.load("keyframes").compose.cases.list {
      var frames = group.keyframes.list.map(\.numbers)
      // Compose starts at 0 where no keyframe says otherwise.
      if frames[0][0] > 0 { frames.insert([0, 0], at: 0) }
      let duration = frames[frames.count - 1][0]
      let keyframes = Keyframes(frames.map { $0[1] }, times: frames.map { $0[0] / duration })
      for row in group.rows.list.map(\.numbers) {
        expectClose(keyframes.value(at: row[0] / duration), row[1], within: 1e-6)
        rows += 1
      }
    }
    #expect(rows == 4)
  }

  @Test func keyframesMatchMotion() throws {
    var rows = 0
    for group in try Vectors.load("keyframes").motion_dev.cases.list {
      let isLinear = group.easing.text == "linear"
      let keyframes = Keyframes(
        group.keyframes.numbers,
        curves: isLinear ? [] : [.easeInEaseOut]
      )
      let duration = try #require(group.duration_ms.number)
      for (index, value) in group.values.numbers.enumerated() {
        let exact = keyframes.value(at: Double(index) * 20 / duration)
        if isLinear {
          expectClose(exact, value, within: 1e-9)
        } else {
          #expect(exact.rounded() == value)
        }
        rows += 1
      }
    }
    #expect(rows == 27)
  }

  @Test func theLastKeyframeIsReachedExactly() throws {
    let group = try Vectors.load("keyframes").wpt_precision
    let frames = group.keyframes.list
    let keyframes = Keyframes(
      frames.compactMap { $0[1].number },
      times: frames.compactMap { $0[0].number },
      curves: [.linear, .steps(1, .end)]
    )
    #expect(keyframes.value(at: try #require(group.at.number)) == group.expect.number)
  }

  /// Flutter joins samples of its spline with straight lines and so misses its own points by up
  /// to 1e-4; the spline here is solved and meets them.
  @Test func splinesMatchFlutterAsFarAsFlutterIsExact() throws {
    let group = try Vectors.load("keyframes").catmull_rom
    let spline = CatmullRomCurve(
      through: group.points.list.map { SIMD2($0.numbers[0], $0.numbers[1]) }
    )
    let rows = group.rows.list.map(\.numbers)
    for row in rows { expectClose(spline.value(at: row[0]), row[1], within: 1.1e-4, "\(row)") }
    #expect(rows.count == 8)
    for point in spline.points { expectClose(spline.value(at: point.x), point.y, within: 1e-12) }
  }

  @Test func monotoneSplinesMatchCompose() throws {
    let group = try Vectors.load("keyframes").mono_spline.cases[0]
    let times = group.times.numbers.map { $0 / 10 }
    var rows = 0
    for axis in ["x", "y"] {
      let keyframes = Keyframes(group[axis].numbers, times: times, mode: .monotone)
      for row in group["rows_" + axis].list.map(\.numbers) {
        expectClose(keyframes.value(at: row[0] / 10), row[1], within: 1e-3)
        rows += 1
      }
    }
    #expect(rows == 3)
  }

  @Test func staggerMatchesMotion() throws {
    let rows = try Vectors.load("keyframes").stagger.rows_duration_from_index_total_delay.list
    for row in rows {
      let origin: StaggerOrigin =
        switch row[1].text {
        case "first": .first
        case "last": .last
        case "center": .centre
        default: .index(Int(try #require(row[1].number)))
        }
      let delay = origin.delay(
        of: Int(try #require(row[2].number)),
        in: Int(try #require(row[3].number)),
        by: .s(try #require(row[0].number))
      )
      #expect(delay == .s(try #require(row[4].number)))
    }
    #expect(rows.count == 6)
  }
}
