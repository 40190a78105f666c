import Foundation
import Geometry
import TestSupport
import Testing
import Timeline
import VirtualTime

@testable import QuartzCore

/// Layers move on the clock of their core, without a view.
@MainActor
@Suite struct AnimationTests {
  private final class Listener: NSObject, CAAnimationDelegate {
    let core: StageCore
    var lines: [String] = []

    init(_ core: StageCore) {
      self.core = core
    }

    func animationDidStart(_ anim: CAAnimation) { lines.append("start \(core.now.seconds)") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      lines.append("stop \(core.now.seconds) \(flag)")
    }
  }

  private let screen = Screen()

  private func slide(to x: CGFloat, in seconds: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0, x, seconds)
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    return animation
  }

  @Test func `an animation shows between its values while the model stands still`() {
    let layer = screen.makeLayer(CALayer())
    layer.add(slide(to: 100, in: 2), forKey: "slide")
    screen.advance(to: 0.5)
    #expect(layer.presentation()?.position.x == 25)
    #expect(layer.position.x == 5)
    screen.advance(to: 2)
    #expect(layer.presentation()?.position.x == 5)
    #expect(layer.animationKeys() == nil)
  }

  @Test func `a delegate hears of the commit that starts it and of its exact end`() {
    let layer = screen.makeLayer(CALayer())
    let listener = Listener(screen.core)
    screen.advance(to: 1)
    let animation = slide(to: 10, in: 0.3)
    animation.delegate = listener
    layer.add(animation, forKey: nil)
    #expect(listener.lines.isEmpty)
    screen.advance(to: 4)
    #expect(listener.lines == ["start 1.0", "stop 1.3 true"])
  }

  @Test(.evidence(.documented)) func `a delegate hears of a later start when it comes`() {
    let layer = screen.makeLayer(CALayer())
    let (kept, taken) = (Listener(screen.core), Listener(screen.core))
    for (listener, key) in [(kept, "kept"), (taken, "taken")] {
      let animation = slide(to: 10, in: 0.5)
      animation.beginTime = 1
      animation.delegate = listener
      layer.add(animation, forKey: key)
    }
    screen.advance(to: 0.5)
    #expect(kept.lines.isEmpty)
    layer.removeAnimation(forKey: "taken")
    screen.advance(to: 3)
    #expect(kept.lines == ["start 1.0", "stop 1.5 true"])
    #expect(taken.lines == ["stop 0.5 false"])
  }

  /// The layer's clock is stopped before the animation begins, and runs on a second later.
  @Test(.evidence(.documented)) func `a stopped clock delays the start`() {
    let layer = screen.makeLayer(CALayer())
    let listener = Listener(screen.core)
    let animation = slide(to: 10, in: 0.5)
    animation.beginTime = 1
    animation.delegate = listener
    layer.add(animation, forKey: nil)
    screen.advance(to: 0.5)
    (layer.speed, layer.timeOffset) = (0, 0.5)
    screen.advance(to: 1.5)
    #expect(listener.lines.isEmpty)
    (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0.5, 1.5)
    screen.advance(to: 4)
    #expect(listener.lines == ["start 2.0", "stop 2.5 true"])
  }

  @Test(.evidence(.reported)) func `a time offset does not shorten an animation`() {
    let layer = screen.makeLayer(CALayer())
    let listener = Listener(screen.core)
    let animation = slide(to: 100, in: 2)
    animation.timeOffset = 0.5
    animation.delegate = listener
    layer.add(animation, forKey: nil)
    screen.advance(to: 1)
    #expect(layer.presentation()?.position.x == 75)
    screen.advance(to: 1.75)
    #expect(layer.presentation()?.position.x == 12.5)
    screen.advance(to: 3)
    #expect(listener.lines == ["start 0.0", "stop 2.0 true"])
  }

  /// Much published code, such as a button's ripple, fills only the group.
  @Test(.evidence(.reported)) func `a group that fills holds what ends with it`() throws {
    let (whole, early) = (slide(to: 100, in: 0), CABasicAnimation(keyPath: "opacity"))
    (early.fromValue, early.toValue, early.duration) = (0, 0.5, 0.5)
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([whole, early], 1)
    (group.fillMode, group.isRemovedOnCompletion) = (.forwards, false)
    let layer = screen.makeLayer(CALayer())
    layer.add(group, forKey: nil)
    screen.advance(to: 2)
    let shown = try #require(layer.presentation())
    #expect(shown.position.x == 100 && shown.opacity == 1)
    layer.removeAllAnimations()
    group.autoreverses = true
    layer.add(group, forKey: nil)
    screen.advance(to: 3)
    #expect(layer.presentation()?.position.x == 100, "where it turns round")
    screen.advance(to: 5)
    #expect(layer.presentation()?.position.x == 0)
  }

  /// `bounds.insetBy` of small bounds is null, whose origin is infinite.
  @Test func `nothing lies between a place and nowhere`() {
    let layer = screen.makeLayer(CALayer())
    for (from, to) in [(CGFloat.infinity, 5), (5, -CGFloat.infinity), (0, 1e200)] {
      let listener = Listener(screen.core)
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
      animation.delegate = listener
      layer.add(animation, forKey: nil)
      let start = screen.core.now.seconds
      screen.advance(to: start + 0.5)
      #expect(layer.presentation()?.position.x == from)
      screen.advance(to: start + 2)
      #expect(listener.lines == ["start \(start)", "stop \(start + 1) true"])
    }
  }

  @Test func `a layer that leaves ends its animations unfinished`() {
    let layer = screen.makeLayer(CALayer())
    let listener = Listener(screen.core)
    let animation = slide(to: 10, in: 1)
    animation.delegate = listener
    layer.add(animation, forKey: nil)
    screen.advance(to: 0.5)
    layer.removeFromSuperlayer()
    screen.advance(to: 2)
    #expect(listener.lines == ["start 0.0", "stop 0.5 false"])
  }

  @Test func `layers without a view animate their changes, unless a transaction forbids it`() {
    let layer = screen.makeLayer(CALayer())
    layer.opacity = 0
    #expect(layer.animationKeys() == ["opacity"])
    screen.advance(to: 0.25)
    #expect(layer.animationKeys() == nil)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 1
    CATransaction.commit()
    #expect(layer.animationKeys() == nil)
  }

  @Test func `a transaction's completion waits for its last animation`() {
    let layer = screen.makeLayer(CALayer())
    let core = screen.core
    var ends: [Double] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { ends.append(core.now.seconds) }
    layer.add(slide(to: 10, in: 1), forKey: "one")
    layer.add(slide(to: 10, in: 1.5), forKey: "other")
    CATransaction.commit()
    screen.advance(to: 3)
    #expect(ends == [1.5])
  }

  private func keyframes(
    _ mode: CAAnimationCalculationMode,
    functions: Int
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 100, 50]
    animation.duration = 2
    animation.calculationMode = mode
    animation.timingFunctions = (0..<functions).map { _ in CAMediaTimingFunction(name: .easeIn) }
    return animation
  }

  private func x(of animation: CAAnimation, at time: Double) throws -> CGFloat {
    let screen = Screen()
    let layer = screen.makeLayer(CALayer())
    layer.add(animation, forKey: nil)
    screen.advance(to: time)
    return try #require(layer.presentation()).position.x
  }

  /// One for each segment paces the linear and cubic modes; the paced modes ignore them.
  @Test(
    arguments: [
      (.linear, true), (.cubic, true), (.paced, false), (.cubicPaced, false), (.discrete, false),
    ] as [(CAAnimationCalculationMode, Bool)]
  )
  func `timing functions pace what has times`(
    mode: CAAnimationCalculationMode,
    isPaced: Bool
  ) throws {
    let plain = try x(of: keyframes(mode, functions: 0), at: 0.5)
    let paced = try x(of: keyframes(mode, functions: 2), at: 0.5)
    #expect((paced < plain) == isPaced)
    let short = try x(of: keyframes(mode, functions: 1), at: 0.5)
    #expect(short == plain, "one is not enough")
  }

  @Test func `repeated keyframes add up if they are told to`() throws {
    let animation = keyframes(.linear, functions: 0)
    (animation.duration, animation.repeatCount) = (1, 3)
    (animation.isCumulative, animation.isAdditive) = (true, true)
    let (early, late) = (try x(of: animation, at: 0.5), try x(of: animation, at: 2.5))
    #expect(early == 105)
    #expect(late == 205, "the model, two ends of 50 and the value now")
  }

  @Test func `layers have associated objects without UIKit`() {
    nonisolated(unsafe) var key = 0
    let layer = CALayer()
    withUnsafePointer(to: &key) {
      objc_setAssociatedObject(layer, $0, "text", .OBJC_ASSOCIATION_COPY_NONATOMIC)
      #expect(objc_getAssociatedObject(layer, $0) as? String == "text")
      #expect(objc_getAssociatedObject(CALayer(), $0) == nil)
    }
  }

  @Test func `display links tick with every refresh`() {
    @MainActor final class Counter: NSObject {
      var times: [CFTimeInterval] = []
      func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
    }
    let counter = Counter()
    let link = CADisplayLink(target: counter, selector: Selector("tick:", Counter.tick))
    link.add(to: .main, forMode: .common)
    screen.advance(to: 0.1)
    #expect(counter.times.count == 6)
    #expect(counter.times.last == 0.1)
    link.invalidate()
    screen.advance(to: 1)
    #expect(counter.times.count == 6)
    #expect(screen.core.nextDue == nil)
  }
}
