import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rules keyframes.*.
@MainActor
@Suite struct KeyframeRuleTests {
  private let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue
  )

  private func track(
    _ options: UIView.KeyframeAnimationOptions,
    at times: [Double],
    _ frames: (UIView) -> Void
  ) -> [Double] {
    let scene = Scenery()
    scene.view.center.y = 0
    scene.stage.advance(by: 0)
    withoutActuallyEscaping(frames) { frames in
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) { frames(scene.view) }
    }
    return times.map { time in
      scene.advance(to: time)
      return (scene.y * 1e6).rounded() / 1e6
    }
  }

  private func frame(_ start: Double, _ duration: Double, _ view: UIView, _ y: Double) {
    UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: duration) {
      view.center.y = y
    }
  }

  @Test(.rule("keyframes.linear", .documented))
  func `linear frames wait, move and stay`() {
    let values = track(linear, at: [0.1, 0.2, 0.3, 0.4, 0.55, 0.6, 0.7, 0.9]) { view in
      frame(0.2, 0.2, view, 100)
      frame(0.5, 0.2, view, 300)
    }
    #expect(values == [0, 0, 50, 100, 150, 200, 300, 300])
  }

  @Test(.rule("keyframes.linear", .documented))
  func `a frame that sets a value twice moves to the last one`() {
    let values = track(linear, at: [0.25, 0.5, 0.75, 0.9]) { view in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        view.frame.size.height = 40
        view.frame.origin.y = 80
      }
    }
    #expect(values == [50, 100, 100, 100])
  }

  @Test(.rule("keyframes.outer-curve", .reported))
  func `the outer curve, easeInOut by default, warps the whole`() {
    let values = track([], at: [0.25, 0.5]) { view in frame(0, 1, view, 100) }
    #expect(isNear(values[0], 12.9162, within: 1e-3))
    #expect(values[1] == 50)
  }

  @Test(.rule("keyframes.discrete", .documented))
  func `discrete frames jump`() {
    let values = track([linear, .calculationModeDiscrete], at: [0.24, 0.25, 0.49, 0.5, 0.9]) {
      frame(0, 0.25, $0, 10)
      frame(0.25, 0.25, $0, 20)
    }
    #expect(values == [0, 10, 10, 20, 20])
  }

  @Test(.rule("keyframes.paced", .documented))
  func `paced frames keep one speed and ignore their times`() {
    let values = track([linear, .calculationModePaced], at: [0.25, 0.5, 0.75]) {
      frame(0, 0.9, $0, 100)
      frame(0.9, 0.1, $0, 400)
    }
    #expect(values == [100, 200, 300])
  }

  // Catmull-Rom through 0, 100, 0 at 0, ½, 1: tangents 0 … at the middle, so h = 3u² − 2u³ with
  // the ends' one-sided slopes. Symmetry and the middle are exact whatever the ends do.
  @Test(.rule("keyframes.cubic", .documented))
  func `cubic frames pass smoothly through their values`() {
    let values = track([linear, .calculationModeCubic], at: [0.25, 0.499, 0.5, 0.501, 0.75]) {
      frame(0, 0.5, $0, 100)
      frame(0.5, 0.5, $0, 0)
    }
    #expect(values[2] == 100)
    #expect(isNear(values[0], values[4]))
    #expect(isNear(values[1], values[3]))
    #expect(100 - values[1] < 0.01, "no corner at the middle")
    #expect(values[0] > 50)
  }

  @Test(.rule("keyframes.cubic", .inferred))
  func `cubic frames rest before, between and after their stages`() {
    let values = track([linear, .calculationModeCubic], at: [0.1, 0.2, 0.3, 0.4, 0.5, 0.7, 0.9]) {
      frame(0.2, 0.2, $0, 100)
      frame(0.6, 0.2, $0, 300)
    }
    #expect(values == [0, 0, 50, 100, 100, 200, 300])
  }

  @Test(.rule("keyframes.cubic", .documented))
  func `cubicPaced is smooth and ignores its times`() {
    let early = track([linear, .calculationModeCubicPaced], at: [0.3, 0.6]) {
      frame(0, 0.1, $0, 100)
      frame(0.1, 0.9, $0, 300)
    }
    let late = track([linear, .calculationModeCubicPaced], at: [0.3, 0.6]) {
      frame(0, 0.7, $0, 100)
      frame(0.7, 0.3, $0, 300)
    }
    #expect(early == late)
  }

  @Test(.rule("keyframes.no-length", .documented))
  func `a frame of no length sets its value at its start`() {
    let values = track(linear, at: [0.29, 0.3, 0.9]) { frame(0.3, 0, $0, 70) }
    #expect(values == [0, 70, 70])
  }

  @Test(.rule("keyframes.completion", .documented))
  func `completion runs at the end, finished`() {
    let scene = Scenery()
    var completed: (TimeInterval, Bool)?
    UIView.animateKeyframes(withDuration: 0.5, delay: 0.25, options: []) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { scene.view.alpha = 0 }
    } completion: {
      completed = (scene.stage.now, $0)
    }
    scene.advance(to: 1)
    #expect(completed?.0 == 0.75)
    #expect(completed?.1 == true)
  }
}
