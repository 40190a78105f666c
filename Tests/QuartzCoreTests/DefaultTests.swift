import Foundation
import Geometry
import TestSupport
import Testing

@testable import QuartzCore

/// What Apple's documentation says that properties are until somebody sets them.
@MainActor
@Suite struct DefaultTests {
  private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

  @Test(.evidence(.documented))
  func `a layer's geometry`() {
    let layer = CALayer()
    #expect(layer.bounds == .zero)
    #expect(layer.position == .zero)
    #expect(layer.frame == .zero)
    #expect(layer.zPosition == 0)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.anchorPointZ == 0)
    #expect(layer.transform == CATransform3DIdentity)
    #expect(layer.sublayerTransform == CATransform3DIdentity)
    #expect(!layer.isGeometryFlipped)
    #expect(layer.superlayer == nil)
    #expect(layer.sublayers == nil)
    #expect(layer.mask == nil)
  }

  @Test(.evidence(.documented))
  func `a layer's look`() {
    let layer = CALayer()
    #expect(!layer.isHidden)
    #expect(layer.opacity == 1)
    #expect(layer.isDoubleSided)
    #expect(!layer.masksToBounds)
    #expect(!layer.isOpaque)
    #expect(layer.allowsGroupOpacity)
    #expect(layer.backgroundColor == nil)
    #expect(layer.cornerRadius == 0)
    #expect(layer.maskedCorners.rawValue == 15)
    #expect(layer.cornerCurve == .circular)
    #expect(layer.borderWidth == 0)
    #expect(layer.borderColor == CGColor.black)
    #expect(layer.edgeAntialiasingMask.rawValue == 15)
    #expect(layer.compositingFilter == nil)
    #expect(layer.filters == nil)
    #expect(layer.backgroundFilters == nil)
    #expect(!layer.drawsAsynchronously)
    #expect(!layer.shouldRasterize)
    #expect(layer.rasterizationScale == 1)
  }

  @Test(.evidence(.documented))
  func `a layer's shadow and contents`() {
    let layer = CALayer()
    #expect(layer.shadowColor == CGColor.black)
    #expect(layer.shadowOpacity == 0)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3)
    #expect(layer.shadowPath == nil)
    #expect(layer.contents == nil)
    #expect(layer.contentsRect == unit)
    #expect(layer.contentsCenter == unit)
    #expect(layer.contentsGravity == .resize)
    #expect(layer.contentsScale == 1)
    #expect(layer.magnificationFilter == .linear)
    #expect(layer.minificationFilter == .linear)
    #expect(layer.minificationFilterBias == 0)
    #expect(!layer.needsDisplayOnBoundsChange)
    #expect(!layer.needsDisplay())
    #expect(!layer.needsLayout())
  }

  @Test(.evidence(.documented))
  func `a layer's names, actions and animations`() {
    let layer = CALayer()
    #expect(layer.name == nil)
    #expect(layer.delegate == nil)
    #expect(layer.actions == nil)
    #expect(layer.style == nil)
    #expect(layer.animationKeys() == nil)
    #expect(layer.presentation() == nil)
    #expect(layer.model() === layer)
    #expect(!CALayer.needsDisplay(forKey: "opacity"))
    #expect(CALayer.defaultAction(forKey: "opacity") == nil)
  }

  @Test(.evidence(.documented))
  func `the times of layers, animations and cells`() {
    let all: [any CAMediaTiming] = [
      CALayer(), CAAnimation(), CAAnimationGroup(), CAEmitterCell(),
    ]
    for timed in all {
      #expect(timed.beginTime == 0)
      #expect(timed.duration == 0)
      #expect(timed.speed == 1)
      #expect(timed.timeOffset == 0)
      #expect(timed.repeatCount == 0)
      #expect(timed.repeatDuration == 0)
      #expect(!timed.autoreverses)
      #expect(timed.fillMode == .removed)
    }
  }

  @Test(.evidence(.documented))
  func `shapes`() {
    let shape = CAShapeLayer()
    #expect(shape.path == nil)
    #expect(shape.fillColor == CGColor.black)
    #expect(shape.strokeColor == nil)
    #expect(shape.lineWidth == 1)
    #expect(shape.strokeStart == 0)
    #expect(shape.strokeEnd == 1)
    #expect(shape.miterLimit == 10)
    #expect(shape.lineCap == .butt)
    #expect(shape.lineJoin == .miter)
    #expect(shape.fillRule == .nonZero)
    #expect(shape.lineDashPattern == nil)
    #expect(shape.lineDashPhase == 0)
  }

  @Test(.evidence(.documented))
  func `gradients, replicators and tiles`() {
    let gradient = CAGradientLayer()
    #expect(gradient.colors == nil)
    #expect(gradient.locations == nil)
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(gradient.type == .axial)
    let replicator = CAReplicatorLayer()
    #expect(replicator.instanceCount == 1)
    #expect(!replicator.preservesDepth)
    #expect(replicator.instanceDelay == 0)
    #expect(replicator.instanceTransform == CATransform3DIdentity)
    #expect(replicator.instanceColor == CGColor.white)
    let offsets = [
      replicator.instanceRedOffset, replicator.instanceGreenOffset, replicator.instanceBlueOffset,
      replicator.instanceAlphaOffset,
    ]
    #expect(offsets == [0, 0, 0, 0])
    let tiled = CATiledLayer()
    #expect(tiled.tileSize == CGSize(width: 256, height: 256))
    #expect(tiled.levelsOfDetail == 1)
    #expect(tiled.levelsOfDetailBias == 0)
  }

  @Test(.evidence(.documented))
  func `emitters`() {
    let emitter = CAEmitterLayer()
    #expect(emitter.emitterCells == nil)
    let factors = [
      emitter.birthRate, emitter.lifetime, emitter.velocity, emitter.scale, emitter.spin,
    ]
    #expect(factors == [1, 1, 1, 1, 1])
    #expect(emitter.emitterPosition == .zero)
    #expect(emitter.emitterZPosition == 0)
    #expect(emitter.emitterSize == .zero)
    #expect(emitter.emitterDepth == 0)
    #expect(emitter.emitterShape == .point)
    #expect(emitter.emitterMode == .volume)
    #expect(emitter.renderMode == .unordered)
    #expect(!emitter.preservesDepth)
    #expect(emitter.seed == 0)
  }

  @Test(.evidence(.documented))
  func `the cells of emitters`() {
    let cell = CAEmitterCell()
    #expect(cell.name == nil)
    #expect(cell.isEnabled)
    #expect(cell.scale == 1)
    #expect(cell.contentsScale == 1)
    #expect(cell.contentsRect == unit)
    #expect(cell.color == CGColor.white)
    #expect(cell.contents == nil)
    #expect(cell.magnificationFilter == "linear")
    #expect(cell.minificationFilter == "linear")
    #expect(cell.minificationFilterBias == 0)
    #expect(cell.emitterCells == nil)
    #expect(cell.style == nil)
    #expect(cell.zAcceleration == 0)
    for key in [
      "lifetime", "lifetimeRange", "emissionLatitude", "emissionLongitude", "emissionRange",
      "velocity", "velocityRange", "xAcceleration", "yAcceleration", "scaleRange", "scaleSpeed",
      "spin", "spinRange", "beginTime", "duration",
    ] {
      #expect(cell.value(forKey: key) as? Double == 0, "\(key)")
      #expect(CAEmitterCell.defaultValue(forKey: key) as? Double == 0, "\(key)")
    }
    for key in [
      "birthRate", "redRange", "greenRange", "blueRange", "alphaRange", "redSpeed", "greenSpeed",
      "blueSpeed", "alphaSpeed",
    ] {
      #expect(cell.value(forKey: key) as? Float == 0, "\(key)")
    }
  }

  @Test(.evidence(.documented))
  func `animations`() {
    let animation = CAAnimation()
    #expect(animation.timingFunction == nil)
    #expect(animation.delegate == nil)
    #expect(animation.isRemovedOnCompletion)
    #expect(animation.preferredFrameRateRange == CAFrameRateRange.default)
    let property = CAPropertyAnimation(keyPath: nil)
    #expect(property.keyPath == nil)
    #expect(!property.isAdditive)
    #expect(!property.isCumulative)
    #expect(property.valueFunction == nil)
    let basic = CABasicAnimation(keyPath: "opacity")
    #expect(basic.keyPath == "opacity")
    #expect(basic.fromValue == nil)
    #expect(basic.toValue == nil)
    #expect(basic.byValue == nil)
    #expect(CAAnimationGroup().animations == nil)
  }

  @Test(.evidence(.documented))
  func `keyframes, transitions, rates and links`() {
    let keyframes = CAKeyframeAnimation()
    #expect(keyframes.values == nil)
    #expect(keyframes.path == nil)
    #expect(keyframes.keyTimes == nil)
    #expect(keyframes.timingFunctions == nil)
    #expect(keyframes.calculationMode == .linear)
    #expect(keyframes.rotationMode == nil)
    #expect(keyframes.tensionValues == nil)
    #expect(keyframes.continuityValues == nil)
    #expect(keyframes.biasValues == nil)
    let transition = CATransition()
    #expect(transition.type == .fade)
    #expect(transition.subtype == nil)
    #expect(transition.startProgress == 0)
    #expect(transition.endProgress == 1)
    let range = CAFrameRateRange.default
    #expect([range.minimum, range.maximum] == [0, 0])
    #expect(range.preferred == nil)
    let link = CADisplayLink()
    #expect(!link.isPaused)
    #expect(link.preferredFramesPerSecond == 0)
    #expect(link.preferredFrameRateRange == range)
    #expect([link.timestamp, link.targetTimestamp] == [0, 0])
    #expect(link.duration == 1.0 / 60)
  }

  @Test(.evidence(.documented))
  func `transactions`() {
    let screen = Screen()
    screen.core.becomeAmbient()
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(CATransaction.animationTimingFunction() == nil)
    #expect(!CATransaction.disableActions())
    #expect(CATransaction.completionBlock() == nil)
    #expect(CATransaction.value(forKey: "own") == nil)
  }

  /// The class answers for a key what a new layer has.
  @Test(.evidence(.documented))
  func `defaults by key`() {
    #expect(CALayer.defaultValue(forKey: "opacity") as? CGFloat == 1)
    #expect(CALayer.defaultValue(forKey: "shadowRadius") as? CGFloat == 3)
    #expect(CALayer.defaultValue(forKey: "anchorPoint") as? CGPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(CALayer.defaultValue(forKey: "shadowOffset.height") as? CGFloat == -3)
    #expect(CALayer.defaultValue(forKey: "progress") == nil)
  }

  /// Apple's headers state the bits.
  @Test(.evidence(.documented))
  func `bits of corners and edges`() {
    let corners: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    #expect(corners.map(\.rawValue) == [1, 2, 4, 8])
    let edges: [CAEdgeAntialiasingMask] = [
      .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    #expect(edges.map(\.rawValue) == [1, 2, 4, 8])
  }
}
