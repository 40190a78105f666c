import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// Animations made the way Objective-C taught it.
@MainActor
@Suite struct BoxedValueTests {
  private func half(_ keyPath: String, _ from: Any?, _ to: Any?) -> CALayer {
    let scene = Scenery()
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
    scene.view.layer.add(animation, forKey: nil)
    scene.stage.advance(by: 0.5)
    return scene.shown
  }

  @Test func `boxed values animate as plain ones`() {
    let ends = (CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 30))
    let point = half("position", NSValue(cgPoint: ends.0), NSValue(cgPoint: ends.1))
    #expect(point.position == CGPoint(x: 5, y: 20))
    let rects = (
      CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 2, y: 4, width: 20, height: 40)
    )
    let rect = half("bounds", NSValue(cgRect: rects.0), NSValue(cgRect: rects.1))
    #expect(rect.bounds == CGRect(x: 1, y: 2, width: 15, height: 30))
    let moved = CATransform3DMakeTranslation(0, 40, 0)
    let transform = half(
      "transform",
      NSValue(caTransform3D: CATransform3DIdentity),
      NSValue(caTransform3D: moved)
    )
    #expect(transform.transform.m42 == 20)
    #expect(half("opacity", NSNumber(value: 1), NSNumber(value: 0)).opacity == 0.5)
  }

  @Test func `what a layer tells by key casts to every kind of number, and to boxes`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    layer.opacity = 0.5
    let opacity = layer.value(forKeyPath: "opacity")
    #expect(opacity as? CGFloat == 0.5)
    #expect(opacity as? Double == 0.5)
    #expect(opacity as? Float == 0.5)
    #expect((opacity as? NSNumber)?.floatValue == 0.5)
    let position = layer.value(forKey: "position")
    #expect(position as? CGPoint == CGPoint(x: 25, y: 40))
    #expect((position as? NSValue)?.cgPointValue == CGPoint(x: 25, y: 40))
    #expect((layer.value(forKeyPath: "bounds.size") as? NSValue)?.cgSizeValue.height == 40)
    #expect((layer.value(forKey: "transform") as? NSValue)?.caTransform3DValue.m11 == 1)
    let boxed: Any = NSValue(cgRect: layer.frame)
    #expect(boxed as? CGRect == layer.frame)
    #expect(boxed as? CGPoint == nil)
    #expect(boxed as? CGSize == nil)
    #expect(boxed as? CATransform3D == nil)
  }

  @Test func `boxes give back what was put in`() {
    let turn = CATransform3DMakeRotation(1, 0, 1, 0)
    #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: turn).caTransform3DValue, turn))
    let flat = CGAffineTransform(rotationAngle: 1)
    #expect(NSValue(cgAffineTransform: flat).cgAffineTransformValue == flat)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue.height == 2)
  }

  @Test(arguments: [
    (CAAnimationRotationMode.rotateAuto, 0.0),
    (CAAnimationRotationMode.rotateAutoReverse, Double.pi),
  ])
  func `along a path a layer turns with it`(mode: CAAnimationRotationMode, turn: Double) {
    let scene = Scenery()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 100))
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.rotationMode, animation.duration) = (path, mode, 1)
    scene.view.layer.add(animation, forKey: nil)
    scene.stage.advance(by: 0.25)
    #expect(scene.shown.position == CGPoint(x: 50, y: 0))
    #expect(isNear(scene.shown.transform.m11, cos(turn)))
    scene.stage.advance(by: 0.5)
    #expect(scene.shown.position == CGPoint(x: 100, y: 50))
    #expect(isNear(scene.shown.transform.m12, cos(turn)))
  }

  @Test func `every piece of a path takes its share, whatever its length`() {
    let scene = Scenery()
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 30, y: 0),
      control1: CGPoint(x: 10, y: 0),
      control2: CGPoint(x: 20, y: 0)
    )
    path.addLine(to: CGPoint(x: 330, y: 0))
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.duration) = (path, 1)
    scene.view.layer.add(animation, forKey: nil)
    scene.stage.advance(by: 0.5)
    #expect(isNear(scene.x, 30))
    animation.calculationMode = .paced
    scene.view.layer.removeAllAnimations()
    scene.view.layer.add(animation, forKey: nil)
    scene.stage.advance(by: 0.5)
    #expect(isNear(scene.x, 165, within: 0.01))
  }
}
