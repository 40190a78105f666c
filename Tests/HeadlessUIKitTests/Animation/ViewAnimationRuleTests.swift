import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rules view-animation.*.
@MainActor
@Suite struct ViewAnimationRuleTests {
  // easeInOut at .1 .2 .25 .4 .5: Numbers.md
  @Test(
    .rule("view-animation.default-curve", .documented),
    arguments: [
      (0.1, 0.019722), (0.2, 0.081660), (0.25, 0.129162), (0.4, 0.331884), (0.5, 0.5),
    ]
  )
  func `the default curve is easeInOut`(time: Double, progress: Double) {
    let scene = Scenery()
    UIView.animate(withDuration: 1) { scene.view.center.y += 100 }
    scene.advance(to: time)
    #expect(isNear(scene.y, 50 + 100 * progress, within: 1e-4))
  }

  @Test(
    .rule("view-animation.default-curve", .documented),
    arguments: [
      (UIView.AnimationOptions.curveEaseIn, [0.093465, 0.315357, 0.621862]),
      (.curveEaseOut, [0.378138, 0.684643, 0.906535]),
      (.curveLinear, [0.25, 0.5, 0.75]),
    ]
  )
  func `curves by option`(options: UIView.AnimationOptions, at: [Double]) {
    let scene = Scenery()
    UIView.animate(withDuration: 1, delay: 0, options: options) { scene.view.alpha = 0 }
    for (quarter, progress) in zip([0.25, 0.5, 0.75], at) {
      scene.advance(to: quarter)
      #expect(isNear(scene.alpha, 1 - progress, within: 2e-6))
    }
  }

  // The system's spring at .05 .1 .2 .3 .4: Numbers.md
  @Test(.rule("timing.system-spring", .reported))
  func `curve 7 is the system's spring`() {
    let scene = Scenery()
    let options = UIView.AnimationOptions(rawValue: 7 << 16)
    UIView.animate(withDuration: 0.5, delay: 0, options: options) { scene.view.center.y += 1000 }
    let samples = [(0.05, 0.23223), (0.1, 0.54478), (0.2, 0.87928), (0.3, 0.97292), (0.4, 0.99441)]
    for (time, progress) in samples {
      scene.advance(to: time)
      #expect(isNear(scene.y, 50 + 1000 * progress, within: 0.01))
    }
    scene.advance(to: 0.5)
    #expect(scene.y == 1050)
  }

  @Test(.rule("view-animation.nested-blocks", .documented, .reported))
  func `an inner block inherits duration and curve, but not the delay`() {
    let scene = Scenery()
    let inner = UIView()
    scene.stage.window.addSubview(inner)
    var completed: TimeInterval?
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
      scene.view.alpha = 0
      UIView.animate(withDuration: 0.1, delay: 0, options: .curveEaseIn) {
        inner.alpha = 0
      } completion: { _ in
        completed = scene.stage.now
      }
    }
    scene.advance(to: 0.5)
    #expect(inner.layer.presentation()?.opacity == 0.5)
    #expect(scene.alpha == 1)
    scene.advance(to: 2)
    #expect(completed == 1)
  }

  @Test(.rule("view-animation.nested-blocks", .documented))
  func `overrides do not inherit`() {
    let scene = Scenery()
    UIView.animate(withDuration: 1) {
      UIView.animate(
        withDuration: 0.5,
        delay: 0,
        options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
      ) {
        scene.view.alpha = 0
      }
    }
    scene.advance(to: 0.125)
    #expect(scene.alpha == 0.75)
  }

  @Test(.rule("view-animation.additive", .reported))
  func `offsets add up and keep the velocity`() {
    let scene = Scenery()
    scene.view.center.y = 0
    scene.stage.advance(by: 0)
    var finished: [Bool] = []
    UIView.animate(withDuration: 1) {
      scene.view.center.y = 100
    } completion: {
      finished.append($0)
    }
    scene.advance(to: 0.499)
    let before = scene.y
    scene.advance(to: 0.5)
    #expect(isNear(scene.y, 50))
    let speed = (scene.y - before) / 0.001
    UIView.animate(withDuration: 1) {
      scene.view.center.y = 0
    } completion: {
      finished.append($0)
    }
    #expect(scene.view.layer.animationKeys() == ["position", "position-2"])
    scene.advance(to: 0.501)
    #expect(isNear((scene.y - 50) / 0.001, speed, within: 1))
    scene.advance(to: 1)
    // The second offset alone, half-way: 0 + 100 · (1 − 0.5)
    #expect(isNear(scene.y, 50))
    #expect(finished == [true])
    scene.advance(to: 1.5)
    #expect(scene.y == 0)
    #expect(finished == [true, true])
  }

  @Test(.rule("view-animation.additive", .reported))
  func `beginFromCurrentState makes no difference to offsets`() {
    let plain = Scenery()
    let asked = Scenery()
    for (scene, options) in [(plain, UIView.AnimationOptions()), (asked, .beginFromCurrentState)] {
      UIView.animate(withDuration: 1) { scene.view.center.x = 500 }
      scene.advance(to: 0.4)
      UIView.animate(withDuration: 0.6, delay: 0, options: options) { scene.view.center.x = 0 }
      scene.advance(to: 0.7)
    }
    #expect(plain.x == asked.x)
  }

  @Test(.rule("view-animation.additive", .measured))
  func `size and transform add, and transforms compose`() {
    let scene = Scenery()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scene.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      scene.view.bounds.size = CGSize(width: 200, height: 100)
    }
    #expect(scene.view.layer.animationKeys()?.sorted() == ["bounds.size", "transform"])
    scene.advance(to: 0.5)
    #expect(isNear(scene.shown.transform.m11, 0.75))
    #expect(scene.shown.bounds.size == CGSize(width: 150, height: 100))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scene.view.transform = .identity
    }
    scene.stage.advance(by: 0)
    #expect(isNear(scene.shown.transform.m11, 0.75), "no jump")
    // 1 · (0.5 → 1 at a half: 0.75) · (2 → 1 at the end: 1)
    scene.advance(to: 1)
    #expect(isNear(scene.shown.transform.m11, 0.75))
  }

  @Test(.rule("view-animation.replacing", .reported, .measured))
  func `opacity is replaced: from the old model value, or from what is shown`() {
    let (plain, asked) = (Scenery(), Scenery())
    var finished: [Bool] = []
    for (scene, options) in [(plain, UIView.AnimationOptions()), (asked, .beginFromCurrentState)] {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scene.view.alpha = 0
      } completion: {
        finished.append($0)
      }
      scene.advance(to: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: [options, .curveLinear]) {
        scene.view.alpha = 1
      }
      scene.stage.advance(by: 0)
    }
    #expect(finished == [false, false])
    #expect(plain.alpha == 0)
    #expect(asked.alpha == 0.5)
    #expect(plain.view.layer.animationKeys() == ["opacity"])
    plain.advance(to: 1)
    asked.advance(to: 1)
    #expect(plain.alpha == 0.5)
    #expect(asked.alpha == 0.75)
  }

  @Test(.rule("view-animation.replacing", .inferred))
  func `colours are replaced, hidden changes at once`() {
    let scene = Scenery()
    scene.view.backgroundColor = .black
    scene.stage.advance(by: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scene.view.backgroundColor = .white
      scene.view.isHidden = true
    }
    scene.advance(to: 0.5)
    #expect(scene.shown.backgroundColor?.value.red == 0.5)
    #expect(scene.shown.isHidden)
  }

  @Test(.rule("view-animation.repeats", .documented))
  func `repeat runs for ever, until it is removed unfinished`() throws {
    let scene = Scenery()
    var finished: Bool?
    let film = try scene.stage.record {
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .curveLinear]) {
        scene.view.alpha = 0
      } completion: {
        finished = $0
      }
    }
    #expect(film.duration == 0, "what is endless does not hold a recording open")
    scene.advance(to: 7.25)
    #expect(isNear(scene.alpha, 0.75))
    #expect(finished == nil)
    scene.view.layer.removeAllAnimations()
    scene.stage.advance(by: 0)
    #expect(finished == false)
    #expect(scene.alpha == 0)
  }

  @Test(.rule("view-animation.repeats", .reported))
  func `autoreverse alone goes there and back, then snaps to the model`() {
    let scene = Scenery()
    UIView.animate(withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear]) {
      scene.view.alpha = 0
    }
    scene.advance(to: 1.75)
    #expect(isNear(scene.alpha, 0.75))
    scene.advance(to: 2)
    #expect(scene.alpha == 0)
  }

  @Test(.rule("view-animation.repeats", .documented))
  func `modifyAnimations counts`() {
    let scene = Scenery()
    var completed: TimeInterval?
    UIView.animate(withDuration: 0.5) {
      UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { scene.view.alpha = 0 }
    } completion: { _ in
      completed = scene.stage.now
    }
    scene.advance(to: 4)
    #expect(completed == 3)
  }

  @Test(.rule("view-animation.repeats", .reported))
  func `the setters of old count within a block too`() {
    let scene = Scenery()
    var finished: TimeInterval?
    UIView.animate(withDuration: 0.5, delay: 0, options: [.curveLinear, .autoreverse]) {
      UIView.setAnimationRepeatCount(2)
      scene.view.alpha = 0
    } completion: { _ in
      finished = scene.stage.now
    }
    scene.advance(to: 0.25)
    #expect(scene.alpha == 0.5)
    scene.advance(to: 1.5)
    #expect(scene.alpha == 0)
    scene.advance(to: 3)
    #expect(finished == 2)
  }

  @Test(.rule("view-animation.disabled", .documented))
  func `without animation everything applies at once, and completions run`() {
    let scene = Scenery()
    var finished: Bool?
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 1) {
        scene.view.alpha = 0
      } completion: {
        finished = $0
      }
    }
    scene.stage.advance(by: 0)
    #expect(scene.alpha == 0)
    #expect(finished == true)
    #expect(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) { scene.view.alpha = 1 }
    UIView.setAnimationsEnabled(true)
    #expect(scene.view.layer.animationKeys() == nil)
  }

  @Test(.rule("view-animation.disabled", .documented))
  func `what changes while animations are off inside a block jumps`() {
    let scene = Scenery()
    UIView.animate(withDuration: 1) {
      scene.view.alpha = 0
      UIView.setAnimationsEnabled(false)
      scene.view.center.y += 100
      UIView.setAnimationsEnabled(true)
      scene.view.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
    let keys = scene.view.layer.animationKeys() ?? []
    #expect(keys.contains("opacity") && keys.contains("transform"))
    #expect(!keys.contains("position"))
  }

  @Test(.rule("view-animation.layout-in-block", .documented))
  func `layout inside the block moves, layout after it jumps`() {
    final class Host: UIView {
      let inner = UIView()
      var target = CGFloat.zero
      override func layoutSubviews() { inner.center.y = target }
    }
    func halfWay(_ layOutInside: Bool, _ options: UIView.AnimationOptions = []) -> CGFloat? {
      let stage = Stage()
      let host = Host()
      host.addSubview(host.inner)
      stage.window.addSubview(host)
      stage.advance(by: 0)
      UIView.animate(withDuration: 1, delay: 0, options: options) {
        host.target = 100
        host.setNeedsLayout()
        host.alpha = 0.5
        if layOutInside { host.layoutIfNeeded() }
      }
      stage.advance(by: 0.5)
      return host.inner.layer.presentation()?.position.y
    }
    #expect(halfWay(true) == 50)
    #expect(halfWay(false) == 100)
    #expect(halfWay(false, .layoutSubviews) == 50)
  }

  @Test(.rule("view-animation.animatable-properties", .documented, .reported))
  func `a frame animates as a size and a centre, and corners animate`() {
    let scene = Scenery()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scene.view.frame = CGRect(x: 100, y: 100, width: 200, height: 50)
      scene.view.layer.cornerRadius = 20
    }
    #expect(
      scene.view.layer.animationKeys()?.sorted() == ["bounds.size", "cornerRadius", "position"]
    )
    scene.advance(to: 0.5)
    #expect(scene.shown.frame == CGRect(x: 50, y: 50, width: 150, height: 75))
    #expect(scene.shown.cornerRadius == 10)
  }

  @Test(.rule("view-animation.animatable-properties", .documented))
  func `a visual effect animates, and an animator scrubs it`() throws {
    let scene = Scenery()
    let glass = UIVisualEffectView(effect: nil)
    scene.view.addSubview(glass)
    scene.stage.advance(by: 0)
    func shown() -> BackdropBlur? { glass.layer.presentedValues.backdrop }
    let full = UIBlurEffect(style: .dark).backdrop(in: .light)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      glass.effect = UIBlurEffect(style: .dark)
    }
    animator.fractionComplete = 0.25
    scene.stage.advance(by: 0)
    let quarter = try #require(shown())
    #expect(isNear(quarter.deviation, full.deviation / 4))
    #expect(isNear(quarter.tint.alpha, full.tint.alpha / 4))
    #expect(isNear(quarter.tint.red, full.tint.red))
    #expect(isNear(quarter.toning.saturation, 1 + (full.toning.saturation - 1) / 4))
    animator.startAnimation()
    scene.stage.advance(by: 0.75)
    #expect(shown() == full)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { glass.effect = nil }
    scene.stage.advance(by: 0.5)
    #expect(shown().map { isNear($0.deviation, full.deviation / 2) } == true)
    scene.stage.advance(by: 0.5)
    #expect(shown() == nil)
  }

  @Test(.rule("view-animation.touches", .documented))
  func `what moves is not hit, unless that is allowed`() {
    let scene = Scenery()
    let point = CGPoint(x: 50, y: 50)
    UIView.animate(withDuration: 1) { scene.view.alpha = 0.5 }
    #expect(scene.stage.window.hitTest(point, with: nil) === scene.stage.window)
    scene.advance(to: 1)
    #expect(scene.stage.window.hitTest(point, with: nil) === scene.view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      scene.view.alpha = 1
    }
    #expect(scene.stage.window.hitTest(point, with: nil) === scene.view)
  }

  @Test(.rule("view-animation.inherited-duration", .documented))
  func `the inherited duration can be read`() {
    #expect(UIView.inheritedAnimationDuration == 0)
    let scene = Scenery()
    var inside: TimeInterval = 0
    UIView.animate(withDuration: 0.35) {
      scene.view.alpha = 0
      inside = UIView.inheritedAnimationDuration
    }
    #expect(inside == 0.35)
  }
}
