import Testing

import Timeline

@Suite struct SpringVectorTests {
  @Test func valuesMatchSwiftUI() throws {
    let file = try Vectors.load("springs-swiftui")
    let times = file.times.numbers
    var rows = 0
    for row in file.springs.list {
      let bounce = try #require(row.bounce.number)
      let spring = Spring(duration: try #require(row.duration.number), bounce: bounce)
      for group in row.rows_velocity_values.list {
        let velocity = try #require(group[0].number)
        for (time, value) in zip(times, group[1].numbers) {
          expectClose(spring.progress(at: time, velocity: velocity).value, value, within: 1e-8)
          rows += 1
        }
      }
      let ratio = spring.dampingRatio
      // Below bounce 0 SwiftUI reports a stiffness that its own curve does not use.
      let reported = bounce < 0 ? spring.stiffness * (2 * ratio * ratio - 1) : spring.stiffness
      expectRelative(reported, row.reported_stiffness_damping.numbers[0], within: 1e-6)
      expectRelative(spring.damping, row.reported_stiffness_damping.numbers[1], within: 1e-6)
    }
    #expect(rows == 210)
  }

  @Test func simulationsMatchFlutter() throws {
    let cases = try Vectors.load("springs-physics").flutter.cases.list
    var rows = 0
    for row in cases {
      let (k, ratio) = (try #require(row.stiffness.number), try #require(row.ratio.number))
      let (start, end) = (try #require(row.start.number), try #require(row.end.number))
      let spring = Spring(stiffness: k, damping: 2 * ratio * k.squareRoot())
      for (key, isPosition) in [("floor_x", true), ("floor_dx", false)] {
        for sample in row[key].list.map(\.numbers) {
          let (value, velocity) = spring.progress(at: sample[0])
          let shown = isPosition ? start + value * (end - start) : velocity * (end - start)
          #expect(shown.rounded(.down) == sample[1] || shown.rounded(.towardZero) == sample[1])
          rows += 1
        }
      }
    }
    #expect(rows == 16)
  }

  @Test func frictionMatchesFlutter() throws {
    let group = try Vectors.load("springs-physics").flutter_friction
    let friction = Friction(drag: try #require(group.drag.number))
    let (x0, v0) = (try #require(group.x0.number), try #require(group.v0.number))
    for row in group.dx.list.map(\.numbers) {
      expectClose(friction.motion(at: row[0], velocity: v0).velocity, row[1], within: 1e-9)
    }
    for row in group.x_between.list.map(\.numbers) {
      let x = x0 + friction.motion(at: row[0], velocity: v0).distance
      #expect(row[1] <= x && x <= row[2])
    }
    #expect(group.dx.list.count + group.x_between.list.count == 6)
  }

  @Test func conversionsMatchFlutterAndWave() throws {
    let file = try Vectors.load("springs-physics")
    let flutter = file.flutter_conversion.rows_duration_bounce_k_c.list.map(\.numbers)
    for row in flutter {
      let spring = Spring(duration: row[0], bounce: row[1])
      expectClose(spring.stiffness, row[2], within: 0.01)
      expectClose(spring.damping, row[3], within: 0.01)
    }
    let wave = file.wave.rows_ratio_response_k_c.list.map(\.numbers)
    for row in wave {
      let spring = Spring(response: row[1], dampingRatio: row[0])
      // Wave prints a truncated 61.685, so a thousandth is what its row can hold.
      expectClose(spring.stiffness, row[2], within: 1e-3)
      expectClose(spring.damping, row[3], within: 1e-3)
    }
    #expect(flutter.count == 2 && wave.count == 2)
  }

  @Test func valuesMatchTheMotionLibraries() throws {
    let file = try Vectors.load("springs-physics")
    let b3ll = file.motion_b3ll.rows_response_ratio_t_value.list.map(\.numbers)
    for row in b3ll {
      let spring = Spring(response: row[0], dampingRatio: row[1])
      expectClose(10 * spring.progress(at: row[2]).value, row[3], within: 0.02)
    }
    #expect(b3ll.count == 2)
    var rounded = 0
    for row in file.motion_dev_rounded.cases.list {
      let spring = Spring(
        mass: row.m.number ?? 1,
        stiffness: row.k.number ?? 0,
        damping: row.c.number ?? 0
      )
      let values = row.values.numbers
      for (index, value) in values.enumerated() {
        let exact = 100 + 900 * spring.progress(at: Double(index) * 0.2).value
        // The last entry is the target, to which the library snaps at rest.
        let expected = index == values.count - 1 ? 1000 : exact.rounded()
        #expect(value == expected, "\(index)")
        rounded += 1
      }
    }
    #expect(rounded == 29)
  }

  @Test func printedCurvesMatchMotion() throws {
    var rows = 0
    for row in try Vectors.load("springs-physics").motion_dev_linear.cases.list {
      let spring = try motionSpring(row.params)
      let values = row.values.numbers
      let duration = try #require(row.duration_ms.number) / 1000
      for (index, value) in values.enumerated() {
        let time = duration * Double(index) / Double(values.count - 1)
        let exact = spring.progress(at: time).value
        let isSnapped = value == 1 && (exact - 1).magnitude < 0.005
        if !isSnapped { expectClose(exact, value, within: 5.1e-5, "at \(time)") }
        rows += 1
      }
    }
    #expect(rows == 92)
  }

  @Test func valuesMatchRemotion() throws {
    let group = try Vectors.load("springs-physics").remotion
    let spring = Spring(stiffness: 100, damping: 10)
    let row = group.value_at_frame[0].numbers
    expectClose(spring.progress(at: row[0] / 30).value, row[1], within: 1e-12)
    let within = (0..<60).map { (spring.progress(at: Double($0) / 30).value - 1).magnitude < 0.005 }
    let settled = try #require(within.lastIndex(of: false)) + 1
    #expect(Double(settled) == group.measureSpring_frames_threshold_0_005.number)
  }

  private func motionSpring(_ parameters: JSON) throws -> Spring {
    if let stiffness = parameters.k.number {
      return Spring(stiffness: stiffness, damping: try #require(parameters.c.number))
    }
    let ratio = 1 - (try #require(parameters.bounce.number))
    if let visual = parameters.visualDuration.number {
      return Spring(response: 1.2 * visual, dampingRatio: ratio)
    }
    // Motion's search for a frequency solves the equation of UIKit's rule.
    return Spring(uikitDuration: try #require(parameters.duration.number), damping: ratio)
  }
}
