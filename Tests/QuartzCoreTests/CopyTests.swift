import CoreGraphics
import Foundation
import Geometry
import TestSupport
import Testing

@testable import QuartzCore

/// What copies of animations and layers keep.
@MainActor
@Suite struct CopyTests {
  private final class Listener: NSObject, CAAnimationDelegate {}

  private let listener = Listener()
  private let easing = CAMediaTimingFunction(name: .easeIn)
  private let turn = CAValueFunction(name: .rotateZ)

  /// Gives an animation values that none has by itself.
  private func change(_ animation: CAAnimation) {
    (animation.beginTime, animation.duration, animation.timeOffset) = (1, 2, 3)
    (animation.speed, animation.repeatCount, animation.repeatDuration) = (4, 5, 6)
    (animation.autoreverses, animation.fillMode) = (true, .both)
    animation.isRemovedOnCompletion = false
    animation.timingFunction = easing
    animation.delegate = listener
    animation.preferredFrameRateRange = CAFrameRateRange(minimum: 7, maximum: 8, preferred: 7.5)
    animation.setValue("red", forKey: "tag")
    animation.delay = 9
  }

  private func expectChanged(_ copy: CAAnimation) {
    #expect([copy.beginTime, copy.duration, copy.timeOffset] == [1, 2, 3])
    #expect([copy.speed, copy.repeatCount] == [4, 5])
    #expect(copy.repeatDuration == 6)
    #expect(copy.autoreverses && copy.fillMode == .both)
    #expect(!copy.isRemovedOnCompletion)
    #expect(copy.timingFunction === easing)
    #expect(copy.delegate === listener)
    #expect(copy.preferredFrameRateRange.preferred == 7.5)
    #expect(copy.value(forKey: "tag") as? String == "red")
    #expect(copy.delay == 9)
  }

  private func change(property animation: CAPropertyAnimation) {
    change(animation)
    animation.keyPath = "transform"
    (animation.isAdditive, animation.isCumulative) = (true, true)
    animation.valueFunction = turn
  }

  private func expectChanged(property copy: CAPropertyAnimation) {
    expectChanged(copy)
    #expect(copy.keyPath == "transform")
    #expect(copy.isAdditive && copy.isCumulative)
    #expect(copy.valueFunction === turn)
  }

  @Test(.evidence(.documented))
  func `a basic animation`() {
    let animation = CABasicAnimation()
    change(property: animation)
    (animation.fromValue, animation.toValue, animation.byValue) = (1, 2, 3)
    let copy = animation.copied
    #expect(copy !== animation)
    expectChanged(property: copy)
    #expect(copy.fromValue as? Int == 1)
    #expect(copy.toValue as? Int == 2)
    #expect(copy.byValue as? Int == 3)
  }

  @Test(.evidence(.documented))
  func `a spring`() {
    let spring = CASpringAnimation()
    change(property: spring)
    (spring.fromValue, spring.mass, spring.stiffness) = (1, 2, 3)
    (spring.damping, spring.initialVelocity) = (4, 5)
    spring.allowsOverdamping = true
    let copy = spring.copied
    expectChanged(property: copy)
    #expect(copy.fromValue as? Int == 1)
    #expect([copy.mass, copy.stiffness, copy.damping, copy.initialVelocity] == [2, 3, 4, 5])
    #expect(copy.allowsOverdamping)
  }

  @Test(.evidence(.documented))
  func `keyframes`() {
    let keyframes = CAKeyframeAnimation()
    change(property: keyframes)
    keyframes.values = [1, 2]
    keyframes.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 2), transform: nil)
    keyframes.keyTimes = [0, 0.5, 1]
    keyframes.timingFunctions = [easing]
    keyframes.calculationMode = .cubic
    keyframes.rotationMode = .rotateAuto
    keyframes.tensionValues = [0.1]
    keyframes.continuityValues = [0.2]
    keyframes.biasValues = [0.3]
    let copy = keyframes.copied
    expectChanged(property: copy)
    #expect(copy.values as? [Int] == [1, 2])
    #expect(copy.path == keyframes.path)
    #expect(copy.keyTimes?.map(\.doubleValue) == [0, 0.5, 1])
    #expect(copy.timingFunctions?.first === easing)
    #expect(copy.calculationMode == .cubic)
    #expect(copy.rotationMode == .rotateAuto)
    #expect(copy.tensionValues?.map(\.doubleValue) == [0.1])
    #expect(copy.continuityValues?.map(\.doubleValue) == [0.2])
    #expect(copy.biasValues?.map(\.doubleValue) == [0.3])
  }

  /// The members are copied too, so that nobody changes them while they run.
  @Test(.evidence(.documented))
  func `a group and its members`() throws {
    let group = CAAnimationGroup()
    let member = CABasicAnimation(keyPath: "opacity")
    change(group)
    group.animations = [member]
    let copy = group.copied
    expectChanged(copy)
    member.keyPath = "position"
    let copied = try #require(copy.animations?.first as? CABasicAnimation)
    #expect(copied.keyPath == "opacity")
  }

  @Test(.evidence(.documented))
  func `a transition`() {
    let transition = CATransition()
    change(transition)
    (transition.type, transition.subtype) = (.push, .fromTop)
    (transition.startProgress, transition.endProgress) = (0.25, 0.75)
    let copy = transition.copied
    expectChanged(copy)
    #expect(copy.type == .push && copy.subtype == .fromTop)
    #expect([copy.startProgress, copy.endProgress] == [0.25, 0.75])
  }

  // MARK: Layers

  @Test(.evidence(.documented))
  func `a layer on screen has the values and the name of its model`() throws {
    let screen = Screen()
    let layer = screen.makeLayer(CALayer())
    CATransaction.setDisableActions(true)
    layer.name = "card"
    layer.cornerRadius = 3
    layer.timeOffset = 2
    layer.setValue(5, forKey: "own")
    screen.core.flushTurn()
    let shown = try #require(layer.presentation())
    #expect(shown !== layer && shown.model() === layer)
    #expect(shown.name == "card")
    #expect(shown.cornerRadius == 3)
    #expect(shown.timeOffset == 2)
    #expect(shown.value(forKey: "own") as? Int == 5)
    #expect(shown.superlayer === screen.root)
    #expect(shown.bounds == layer.bounds && shown.position == layer.position)
  }

  /// Those that no animation moves had their defaults.
  @Test(.evidence(.inferred))
  func `a copy has all values of a layer`() {
    let layer = CALayer()
    layer.actions = ["opacity": NSNull()]
    layer.style = ["tone": "dark"]
    layer.edgeAntialiasingMask = .layerTopEdge
    layer.minificationFilterBias = 0.5
    layer.drawsAsynchronously = true
    layer.needsDisplayOnBoundsChange = true
    let copy = CALayer(layer: layer)
    #expect(copy.actions?["opacity"] is NSNull)
    #expect(copy.style?["tone"] as? String == "dark")
    #expect(copy.edgeAntialiasingMask == CAEdgeAntialiasingMask.layerTopEdge)
    #expect(copy.minificationFilterBias == 0.5)
    #expect(copy.drawsAsynchronously && copy.needsDisplayOnBoundsChange)
    #expect(CALayer(layer: "no layer").opacity == 1)
  }

  @Test func `layers on screen hold those of their sublayers`() throws {
    let screen = Screen()
    let outer = screen.makeLayer(CALayer())
    let inner = CALayer()
    inner.name = "inner"
    outer.addSublayer(inner)
    screen.core.flushTurn()
    let shown = try #require(outer.presentation()?.sublayers?.first)
    #expect(shown !== inner && shown.name == "inner" && shown.model() === inner)
  }

  /// It had none.
  @Test func `an emitter on screen has the cells of its model`() {
    let screen = Screen()
    let emitter = screen.makeLayer(CAEmitterLayer())
    let cell = CAEmitterCell()
    (cell.name, cell.birthRate) = ("spark", 2)
    emitter.emitterCells = [cell]
    emitter.lifetime = 3
    screen.core.flushTurn()
    let shown = emitter.presentation()
    #expect(shown?.emitterCells?.first === cell)
    #expect(shown?.lifetime == 3)
    #expect(shown?.value(forKeyPath: "emitterCells.spark.birthRate") as? Float == 2)
  }
}
