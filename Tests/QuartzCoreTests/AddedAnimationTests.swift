import Foundation
import Geometry
import TestSupport
import Testing
import VirtualTime

@testable import QuartzCore

/// What a layer makes of animations that it is given.
@MainActor
@Suite struct AddedAnimationTests {
  private final class Listener: NSObject, CAAnimationDelegate {
    var ends: [Bool] = []

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
  }

  private let screen = Screen()

  private func layer() -> CALayer {
    screen.core.becomeAmbient()
    return screen.makeLayer(CALayer())
  }

  private func fade(_ listener: Listener? = nil, duration: Double = 1) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, duration)
    fade.delegate = listener
    return fade
  }

  @Test func `animations without a key have one each`() {
    let layer = layer()
    for _ in 0..<3 { layer.add(fade(), forKey: nil) }
    layer.add(fade(), forKey: "own")
    #expect(layer.animationKeys() == ["animation", "animation-2", "animation-3", "own"])
    layer.removeAnimation(forKey: "animation-2")
    layer.add(fade(), forKey: nil)
    #expect(layer.animationKeys() == ["animation", "animation-3", "own", "animation-2"])
    layer.removeAnimation(forKey: "nobody's")
    #expect(layer.animationKeys()?.count == 4)
  }

  @Test(.evidence(.documented))
  func `an animation takes the place of one with its key`() {
    let layer = layer()
    let (first, second) = (Listener(), Listener())
    layer.add(fade(first), forKey: "fade")
    screen.advance(to: 0.25)
    layer.add(fade(second), forKey: "fade")
    screen.advance(to: 0.5)
    #expect(layer.animationKeys() == ["fade"])
    #expect(first.ends == [false] && second.ends.isEmpty)
    layer.removeAllAnimations()
    screen.advance(to: 2)
    #expect(layer.animationKeys() == nil)
    #expect(first.ends == [false] && second.ends == [false])
  }

  @Test func `one that stays is told once that it has ended`() {
    let layer = layer()
    let listener = Listener()
    let fade = fade(listener)
    fade.isRemovedOnCompletion = false
    layer.add(fade, forKey: "fade")
    screen.advance(to: 3)
    #expect(listener.ends == [true] && layer.animationKeys() == ["fade"])
    layer.removeAnimation(forKey: "fade")
    screen.advance(to: 4)
    #expect(listener.ends == [true])
  }

  @Test(.evidence(.documented))
  func `what an animation does not say its transaction does`() {
    let layer = layer()
    let easing = CAMediaTimingFunction(name: .easeIn)
    layer.add(fade(duration: 0), forKey: "plain")
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(easing)
    layer.add(fade(duration: 0), forKey: "told")
    let own = fade(duration: 3)
    own.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(own, forKey: "own")
    CATransaction.commit()
    let keys = ["plain", "told", "own"]
    #expect(keys.compactMap { layer.animation(forKey: $0)?.duration } == [0.25, 2, 3])
    #expect(layer.animation(forKey: "plain")?.timingFunction == nil)
    #expect(layer.animation(forKey: "told")?.timingFunction === easing)
    #expect(layer.animation(forKey: "own")?.timingFunction === own.timingFunction)
  }

  @Test(.evidence(.documented))
  func `a transition has a key of its own`() {
    let layer = layer()
    layer.add(CATransition(), forKey: "mine")
    layer.add(CATransition(), forKey: nil)
    #expect(layer.animationKeys() == ["transition"])
  }

  @Test(.evidence(.documented))
  func `changes move over the time that their transaction says`() {
    let layer = layer()
    CATransaction.begin()
    CATransaction.setAnimationDuration(0)
    layer.opacity = 0
    CATransaction.setAnimationDuration(0.5)
    layer.zPosition = 8
    layer.isOpaque = true
    CATransaction.commit()
    #expect(layer.animationKeys() == ["zPosition"])
    #expect(layer.animation(forKey: "zPosition")?.duration == 0.5)
    layer.zPosition = 8
    screen.advance(to: 0.5)
    #expect(layer.animationKeys() == nil)
  }

  @Test(.evidence(.documented))
  func `an animation without values starts from what is shown`() {
    let layer = layer()
    layer.add(fade(), forKey: "fade")
    screen.advance(to: 0.5)
    let onwards = CABasicAnimation(keyPath: "opacity")
    onwards.duration = 1
    layer.add(onwards, forKey: "onwards")
    let added = layer.animation(forKey: "onwards") as? CABasicAnimation
    #expect(added?.fromValue as? CGFloat == 0.5)
    let additive = CABasicAnimation(keyPath: "opacity")
    additive.isAdditive = true
    layer.add(additive, forKey: "additive")
    #expect((layer.animation(forKey: "additive") as? CABasicAnimation)?.fromValue == nil)
    let late = fade()
    late.fromValue = nil
    layer.add(late, forKey: "late")
    #expect((layer.animation(forKey: "late") as? CABasicAnimation)?.fromValue == nil)
  }

  @Test(.evidence(.documented))
  func `a stopped layer shows the time that it is set to`() {
    let layer = layer()
    layer.speed = 0
    layer.timeOffset = 0.75
    #expect(layer.convertTime(5, from: nil) == 0.75)
    screen.advance(to: 2)
    #expect(layer.convertTime(0.1, to: nil) == 2, "no time of it leads back to another clock's")
    (layer.speed, layer.timeOffset, layer.beginTime) = (0.5, 1, 2)
    #expect(layer.convertTime(6, from: nil) == 3)
    #expect(layer.convertTime(3, to: nil) == 6)
    let inner = CALayer()
    layer.addSublayer(inner)
    inner.speed = 2
    #expect(inner.convertTime(6, from: nil) == 6)
    #expect(inner.convertTime(3, from: layer) == 6)
    #expect(inner.convertTime(6, to: layer) == 3)
  }
}
