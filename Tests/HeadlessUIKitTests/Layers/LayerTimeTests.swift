import Foundation
import Testing

@testable import HeadlessUIKit

/// CAMediaTiming through CALayer: timing-model.json and layer time.
@MainActor
@Suite struct LayerTimeTests {
  private func makeLayer(_ stage: Stage) -> CALayer {
    let layer = CALayer()
    stage.window.layer.addSublayer(layer)
    stage.advance(by: 0)
    return layer
  }

  private func number(_ row: [String: Any], _ key: String) -> Double? {
    (row[key] as? NSNumber)?.doubleValue
  }

  private func animation(_ row: [String: Any], from: Double, to: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "zPosition")
    animation.fromValue = from
    animation.toValue = to
    animation.duration = number(row, "duration") ?? 0
    animation.beginTime = number(row, "begin") ?? 0
    animation.speed = Float(number(row, "speed") ?? 1)
    animation.timeOffset = number(row, "timeOffset") ?? 0
    animation.repeatCount = Float(number(row, "repeatCount") ?? 0)
    animation.repeatDuration = number(row, "repeatDuration") ?? 0
    animation.autoreverses = row["autoreverses"] as? Bool ?? false
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    return animation
  }

  @Test func timingRowsThroughALayer() throws {
    let group = try #require(Vectors.object("timing-model")["ca_media_timing"] as? [String: Any])
    let rows = try #require(group["rows"] as? [[String: Any]])
    for row in rows {
      let stage = Stage()
      let layer = makeLayer(stage)
      layer.add(animation(row, from: 0, to: 1), forKey: nil)
      stage.advance(by: try #require(number(row, "t")))
      #expect(
        layer.presentation().map { Double($0.zPosition) } == number(row, "progress"),
        "\(row)"
      )
    }
    #expect(rows.count == 8)
  }

  @Test func cumulativeRowsThroughALayer() throws {
    let group = try #require(Vectors.object("timing-model")["ca_media_timing"] as? [String: Any])
    let rows = try #require(group["cumulative"] as? [[String: Any]])
    for row in rows {
      let stage = Stage()
      let layer = makeLayer(stage)
      let from = try #require(number(row, "frm"))
      let cumulative = animation(row, from: from, to: try #require(number(row, "to")))
      cumulative.isCumulative = true
      layer.add(cumulative, forKey: nil)
      stage.advance(by: try #require(number(row, "t")))
      #expect(layer.presentation().map { Double($0.zPosition) } == number(row, "value"), "\(row)")
    }
    #expect(rows.count == 2)
  }

  // Rows whose ends have a composite of their own: Core Animation has one for both ends.
  @Test func stacksThroughALayer() throws {
    let group = try #require(
      Vectors.object("composite")["effect_composition"] as? [String: Any]
    )
    let cases = try #require(group["cases"] as? [[String: Any]])
    var run = 0
    for row in cases {
      let stack = try #require(row["stack"] as? [[String: Any]])
      if stack.contains(where: { $0["frm_composite"] != nil }) { continue }
      let stage = Stage()
      let layer = makeLayer(stage)
      layer.zPosition = number(row, "base") ?? 0
      for item in stack { layer.add(try effect(item), forKey: nil) }
      stage.advance(by: 0.5)
      #expect(layer.presentation().map { Double($0.zPosition) } == number(row, "expect"), "\(row)")
      run += 1
    }
    #expect(run == cases.count - 2)
  }

  private func effect(_ item: [String: Any]) throws -> CAPropertyAnimation {
    let frames = Vectors.numbers(item["keyframes"])
    let animation = CAKeyframeAnimation(keyPath: "zPosition")
    animation.duration = 1
    animation.isAdditive = item["composite"] as? String == "add"
    if frames.isEmpty {
      animation.values = [try #require(number(item, "frm")), try #require(number(item, "to"))]
    } else {
      // Only the middle of the two inner frames is asked for.
      animation.values = [frames[0][1], frames[0][1], frames[1][1], frames[1][1]]
      animation.keyTimes = [0, 0.25, 0.75, 1]
    }
    return animation
  }

  @Test func aStandingLayerIsScrubbedByItsOffset() {
    let scene = Scenery()
    var completed: TimeInterval?
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scene.view.center.y = 150
    } completion: { _ in
      completed = scene.stage.now
    }
    scene.stage.window.layer.speed = 0
    scene.stage.advance(by: 0)
    for fraction in [0.25, 0.75, 0.5] {
      scene.stage.window.layer.timeOffset = fraction
      scene.stage.advance(by: 0.1)
      #expect(isNear(scene.y, 50 + 100 * fraction))
    }
    scene.stage.advance(by: 5)
    #expect(completed == nil, "time stands still below a layer of speed 0")
    // The usual recipe for letting it go on.
    let paused = scene.stage.window.layer.timeOffset
    scene.stage.window.layer.speed = 1
    scene.stage.window.layer.timeOffset = 0
    scene.stage.window.layer.beginTime = 0
    let since = scene.stage.window.layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    scene.stage.window.layer.beginTime = since
    let resumed = scene.stage.now
    scene.stage.advance(by: 0.25)
    #expect(isNear(scene.y, 125))
    scene.stage.advance(by: 1)
    #expect(isNear(completed ?? 0, resumed + 0.5))
  }

  @Test func aFastLayerRunsItsAnimationsFaster() {
    let scene = Scenery()
    scene.view.layer.speed = 2
    scene.stage.advance(by: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scene.view.alpha = 0 }
    scene.stage.advance(by: 0.25)
    #expect(scene.alpha == 0.5)
    scene.stage.advance(by: 0.25)
    #expect(scene.view.layer.animationKeys() == nil)
  }

  @Test func aGroupHasOneClock() {
    let scene = Scenery()
    let slide = CABasicAnimation(keyPath: "position.x")
    slide.fromValue = 0
    slide.toValue = 100
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.beginTime = 0.5
    fade.duration = 0.5
    fade.fillMode = .backwards
    let group = CAAnimationGroup()
    group.animations = [slide, fade]
    group.duration = 1
    scene.view.layer.add(group, forKey: "group")
    scene.advance(to: 0.25)
    #expect(scene.x == 25)
    #expect(scene.alpha == 0)
    scene.advance(to: 0.75)
    #expect(scene.x == 75)
    #expect(scene.alpha == 0.5)
  }

  @Test func beginTimeIsATimeOfTheLayer() {
    let scene = Scenery()
    scene.stage.advance(by: 1)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = 1
    fade.beginTime = CACurrentMediaTime() + 0.5
    scene.view.layer.add(fade, forKey: nil)
    scene.advance(to: 1.25)
    #expect(scene.alpha == 1, "not in effect yet, and nothing fills")
    scene.advance(to: 2)
    #expect(scene.alpha == 0.5)
  }
}
