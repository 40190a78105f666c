import Foundation
import Testing

@testable import HeadlessUIKit

/// The groups of timing-model.json that Core Animation can say, through CALayer.
@MainActor
@Suite struct TimingVectorTests {
  /// One row of the Web's timing model, in seconds.
  private struct Case {
    let duration, delay, endDelay, iterations, iterationStart, rate: Double
    let row: [String: Any]

    init(_ row: [String: Any]) {
      func number(_ key: String, or other: Double) -> Double {
        row[key] as? String == "Infinity"
          ? .infinity : (row[key] as? NSNumber)?.doubleValue ?? other
      }
      self.row = row
      duration = number("duration", or: 0) / 1000
      delay = number("delay", or: 0) / 1000
      endDelay = number("endDelay", or: 0) / 1000
      iterations = number("iterations", or: 1)
      iterationStart = number("iterationStart", or: 0)
      rate = number("playbackRate", or: 1)
    }

    /// How long it plays, cut short by a negative end delay.
    var length: Double { duration * iterations + min(endDelay, 0) }

    /// Why `CAMediaTiming` has no words for it.
    var reason: String? {
      if iterationStart != 0 { return "there is no iterationStart" }
      if iterations == 0 { return "a repeatCount of 0 means once" }
      if duration == 0 || duration.isInfinite { return "a duration is finite, and 0 means 0.25 s" }
      if length <= 0 { return "nothing is cut down to no time at all" }
      if delay < 0 { return "what began before is under way, not still to come" }
      return nil
    }

    /// What is cut short is held by a group, as in Core Animation.
    @MainActor
    func animation(begin: Double, from: Double, fill: CAMediaTimingFillMode) -> CAAnimation {
      let basic = CABasicAnimation(keyPath: "zPosition")
      (basic.fromValue, basic.toValue) = (from, 1)
      basic.duration = duration
      basic.repeatCount = Float(iterations)
      (basic.fillMode, basic.isRemovedOnCompletion) = (fill, false)
      if rate < 0 { (basic.speed, basic.timeOffset) = (-1, duration) }
      guard endDelay < 0 else {
        basic.beginTime = begin + delay
        return basic
      }
      let group = CAAnimationGroup()
      group.animations = [basic]
      group.duration = length
      group.beginTime = begin + delay
      (group.fillMode, group.isRemovedOnCompletion) = (fill, false)
      return group
    }
  }

  private func cases(_ group: String) throws -> [Case] {
    let object = try #require(Vectors.object("timing-model")[group] as? [String: Any])
    return try #require(object["cases"] as? [[String: Any]]).map(Case.init)
  }

  private func z(of layer: CALayer) -> Double? { layer.presentation().map { $0.zPosition } }

  private func play(_ animation: CAAnimation, base: Double) -> (Stage, CALayer) {
    let (stage, layer) = (Stage(), CALayer())
    layer.zPosition = base
    stage.window.layer.addSublayer(layer)
    stage.advance(by: 0)
    layer.add(animation, forKey: nil)
    stage.advance(by: 0)
    return (stage, layer)
  }

  @Test func iterationRowsThroughALayer() throws {
    let rows = try cases("simple_iteration_progress")
    var (run, left) = (0, [String: Int]())
    for item in rows {
      let reason = item.reason ?? (item.rate < 0 ? "backwards it has an offset of its own" : nil)
      if let reason {
        left[reason, default: 0] += 1
        continue
      }
      // A begin of exactly 0 would mean now.
      let begin = 0.5
      let (stage, layer) = play(item.animation(begin: begin, from: 0, fill: .both), base: -1)
      #expect(z(of: layer) == item.row["before"] as? Double, "before: \(item.row)")
      stage.advance(by: begin + item.delay)
      if let active = item.row["active"] as? Double { #expect(z(of: layer) == active) }
      stage.advance(by: item.length.isFinite ? item.length + 1 : 0)
      if let after = item.row["after"] as? Double {
        #expect(z(of: layer).map { isNear($0, after, within: 1e-9) } == true, "\(item.row)")
      }
      run += 1
    }
    #expect(
      left == [
        "there is no iterationStart": 29, "a repeatCount of 0 means once": 4,
        "a duration is finite, and 0 means 0.25 s": 7,
        "nothing is cut down to no time at all": 2, "backwards it has an offset of its own": 1,
      ]
    )
    #expect(run + left.values.reduce(0, +) == rows.count)
  }

  @Test func phaseRowsThroughALayer() throws {
    let cases = try cases("phases")
    var (run, left) = (0, [String: Int]())
    for item in cases {
      let rows = try #require(item.row["rows"] as? [[Any]])
      let reason = item.reason ?? (item.rate < 0 ? "backwards the other end is its own" : nil)
      if let reason {
        left[reason, default: 0] += rows.count
        continue
      }
      for row in rows {
        let (stage, layer) = play(item.animation(begin: 1, from: 1, fill: .removed), base: -1)
        let time = try #require(row[0] as? NSNumber).doubleValue / 1000
        stage.advance(by: 1 + time)
        #expect((z(of: layer) == 1) == (row[1] as? String == "active"), "\(item.row) at \(time)")
        run += 1
      }
    }
    #expect(
      left == [
        "nothing is cut down to no time at all": 13,
        "what began before is under way, not still to come": 3,
        "backwards the other end is its own": 4,
      ]
    )
    let total = try cases.reduce(0) { try $0 + #require($1.row["rows"] as? [[Any]]).count }
    #expect(run + left.values.reduce(0, +) == total)
  }

  @Test func repeatedThereAndBackThroughALayer() throws {
    let group = try #require(Vectors.object("timing-model")["compose_repeat"] as? [String: Any])
    let rows = Vectors.numbers(group["rows_ms_value"])
    // Nine iterations of 100 ms, every second one backwards.
    let there = CABasicAnimation(keyPath: "zPosition")
    (there.fromValue, there.toValue, there.duration) = (0, 100, 0.1)
    (there.autoreverses, there.repeatCount) = (true, 4.5)
    (there.fillMode, there.isRemovedOnCompletion) = (.both, false)
    let (stage, layer) = play(there, base: -1)
    for row in rows {
      stage.advance(by: row[0] / 1000 - stage.now)
      #expect(z(of: layer).map { isNear($0, row[1], within: 1e-6) } == true, "\(row)")
    }
    #expect(rows.count == 8)
  }

  /// Every group of the file is asserted here, in `LayerTimeTests`, or left for a reason.
  @Test func everyGroupIsAccountedFor() throws {
    let left = ["steps_transformed_progress": "Core Animation has no step functions"]
    let run = ["simple_iteration_progress", "phases", "compose_repeat", "ca_media_timing"]
    #expect(try Set(Vectors.object("timing-model").keys) == Set(run).union(left.keys))
  }
}
