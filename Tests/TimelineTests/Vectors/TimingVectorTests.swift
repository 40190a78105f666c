import Testing

import Timeline

@Suite struct TimingVectorTests {
  private func timing(_ row: JSON, curve: Curve = .linear) throws -> Timing {
    func span(_ key: String) -> Instant {
      row[key].number.map { $0.isInfinite ? .forever : .ms($0) } ?? .zero
    }
    let direction = row.direction.text ?? "normal"
    return Timing(
      delay: span("delay"),
      endDelay: span("endDelay"),
      duration: span("duration"),
      speed: row.playbackRate.number ?? 1,
      iterationStart: row.iterationStart.number ?? 0,
      iterations: row.iterations.number ?? 1,
      direction: direction == "alternate-reverse"
        ? .alternateReverse : try #require(Timing.Direction(rawValue: direction)),
      fill: try #require(Timing.Fill(rawValue: row.fill.text ?? "none")),
      curve: curve
    )
  }

  /// The progress when local time is `local`, whichever way the clock runs.
  private func progress(_ timing: Timing, atLocal local: Instant) -> Double? {
    var timing = timing
    timing.offset = local
    return timing.progress(at: .zero)?.value
  }

  @Test func simpleIterationProgressMatchesTheWebPlatformTests() throws {
    var rows = 0
    for row in try Vectors.load("timing-model").simple_iteration_progress.cases.list {
      let timing = try timing(row)
      let isBackwards = timing.speed < 0
      if let before = row.before.number {
        #expect(progress(timing, atLocal: .ms(-1)) == before, "before: \(row)")
        rows += 1
      }
      if let active = row.active.number {
        let local = isBackwards ? timing.delay + timing.activeDuration : timing.delay
        #expect(progress(timing, atLocal: local) == active, "active: \(row)")
        rows += 1
      }
      if let after = row.after.number {
        let local = timing.endTime + (isBackwards ? .ms(1) : .zero)
        #expect(progress(timing, atLocal: local) == after, "after: \(row)")
        rows += 1
      }
    }
    #expect(rows == 115)
  }

  @Test func phasesMatchTheWebPlatformTests() throws {
    var rows = 0
    for group in try Vectors.load("timing-model").phases.cases.list {
      for row in group.rows.list {
        var timing = try timing(group)
        timing.offset = .ms(try #require(row[0].number))
        #expect(timing.phase(at: .zero).rawValue == row[1].text, "\(group) at \(row[0])")
        rows += 1
      }
    }
    #expect(rows == 37)
  }

  @Test func steppedProgressMatchesTheWebPlatformTests() throws {
    var rows = 0
    for group in try Vectors.load("timing-model").steps_transformed_progress.cases.list {
      let position = try #require(group.position.text?.replacingJumpPrefix)
      let steps = Steps(
        Int(try #require(group.steps.number)),
        try #require(Steps.Jump(rawValue: position))
      )
      let timing = try timing(group, curve: .steps(steps))
      for row in group.rows_ms_progress.list.map(\.numbers) {
        #expect(timing.progress(at: .ms(row[0]))?.value == row[1], "\(group) at \(row[0])")
        rows += 1
      }
    }
    #expect(rows == 120)
  }

  @Test func mediaTimingMatchesCoreAnimation() throws {
    let rows = try Vectors.load("timing-model").ca_media_timing.rows.list
    for row in rows {
      let timing = try mediaTiming(row)
      let time = Instant.s(try #require(row.t.number))
      // On a clock that runs back, "after" in the parent's time is before in local time.
      let phase = timing.phase(at: time)
      let seen = timing.speed < 0 && phase == .before ? .after : phase
      #expect(seen.rawValue == row.phase.text, "\(row)")
      #expect(timing.progress(at: time)?.value == row.progress.number, "\(row)")
    }
    #expect(rows.count == 8)
  }

  @Test func cumulativeAnimationsMatchCoreAnimation() throws {
    let rows = try Vectors.load("timing-model").ca_media_timing.cumulative.list
    for row in rows {
      let part = TrackPart(
        timing: try mediaTiming(row),
        keyframes: Keyframes(from: row.frm.number ?? 0, to: row.to.number ?? 0),
        cumulation: .cycles
      )
      let value = Track(base: 0, parts: [part]).value(at: .s(try #require(row.t.number)))
      #expect(value == row.value.number)
    }
    #expect(rows.count == 2)
  }

  @Test func repetitionMatchesCompose() throws {
    let rows = try Vectors.load("timing-model").compose_repeat.rows_ms_value.list.map(\.numbers)
    let timing = Timing(duration: .ms(100), iterations: 9, direction: .alternate, fill: .both)
    for row in rows {
      let progress = try #require(timing.progress(at: .ms(row[0])))
      expectClose(100 * progress.value, row[1], within: 1e-9)
    }
    #expect(rows.count == 8)
  }

  private func mediaTiming(_ row: JSON) throws -> Timing {
    .coreAnimation(
      begin: .s(row.begin.number ?? 0),
      duration: .s(try #require(row.duration.number)),
      speed: row.speed.number ?? 1,
      timeOffset: .s(row.timeOffset.number ?? 0),
      repeats: row.repeatDuration.number.map { .duration(.s($0)) }
        ?? .count(row.repeatCount.number ?? 1),
      autoreverses: row.autoreverses.isTrue,
      fill: .both
    )
  }
}
