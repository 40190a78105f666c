import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Layers of other people's classes.
@MainActor
@Suite struct LayerClassTests {
  private final class Ring: CAShapeLayer {
    var word = "declared"

    override init() {
      super.init()
      word = "made"
      lineWidth = 7
    }

    override init(layer: Any) {
      super.init(layer: layer)
    }

    required init?(coder: NSCoder) {
      Issue.record("UIKit makes a view's layer with init()")
      super.init(coder: coder)
    }

    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      guard event == "strokeEnd" else { return super.defaultAction(forKey: event) }
      let action = CABasicAnimation(keyPath: event)
      action.duration = 1
      return action
    }
  }

  private final class RingView: UIView {
    override class var layerClass: AnyClass { Ring.self }
  }

  @Test(.evidence(.documented))
  func `a view makes its layer with the class's own init()`() throws {
    let ring = try #require(RingView().layer as? Ring)
    #expect(ring.word == "made")
    #expect(ring.lineWidth == 7)
  }

  @Test(arguments: [
    CALayer.self, CAShapeLayer.self, CAGradientLayer.self, CATransformLayer.self,
    CAReplicatorLayer.self, CATextLayer.self,
  ])
  func `every layer class can be a view's`(type: CALayer.Type) {
    let layer = type.fresh()
    #expect(Swift.type(of: layer) == type)
    #expect(layer.opacity == 1)
  }

  private final class LostView: UIView {
    override class var layerClass: AnyClass { NSString.self }
  }

  @Test func `a layerClass that is no layer is an exception that names it`() throws {
    let stage = Stage(device: .iPhone15)
    let error = #expect(throws: Stage.UIKitException.self) { try stage.record { _ = LostView() } }
    #expect(
      error?.fault.sentence == "layerClass of LostView is NSString, which is not a CALayer"
    )
  }

  @Test(.evidence(.documented))
  func `paths jump, unlike what else a layer animates by itself`() {
    let scene = Scenery()
    let shape = CAShapeLayer()
    scene.view.layer.addSublayer(shape)
    scene.advance(to: 0.5)
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
    shape.shadowPath = shape.path
    shape.lineWidth = 4
    #expect(shape.animationKeys() == ["lineWidth"])
  }

  @Test(.evidence(.documented))
  func `an action without values goes from what was shown to the new value`() {
    let scene = Scenery()
    let ring = Ring()
    ring.strokeEnd = 0
    scene.view.layer.addSublayer(ring)
    scene.advance(to: 0.5)
    ring.strokeEnd = 0.5
    scene.advance(to: 1)
    #expect(ring.presentation()?.strokeEnd == 0.25)
    scene.advance(to: 2)
    #expect(ring.presentation()?.strokeEnd == 0.5)
  }

  @Test(.evidence(.reported))
  func `a compositing filter names a blend mode`() throws {
    let scene = Scenery()
    scene.view.layer.compositingFilter = "softLightBlendMode"
    scene.stage.advance(by: 0)
    let node = try #require(scene.view.layer.record?.node(at: scene.stage.instant))
    #expect(node.layer.blendMode == .softLight)
    #expect(scene.view.layer.compositingFilter as? String == "softLightBlendMode")
    scene.view.layer.compositingFilter = "CIBloom"
    #expect(scene.view.layer.compositingFilter == nil)
    #expect(scene.stage.faults.map(\.subject) == ["CALayer"])
  }

  @Test(.evidence(.documented))
  func `filters are kept and change nothing`() throws {
    let scene = Scenery()
    scene.stage.advance(by: 0)
    let plain = try #require(scene.view.layer.record?.node(at: scene.stage.instant)?.layer)
    scene.view.layer.filters = ["glow"]
    scene.view.layer.backgroundFilters = ["blur"]
    scene.stage.advance(by: 0)
    #expect(scene.view.layer.filters as? [String] == ["glow"])
    #expect(scene.view.layer.value(forKey: "backgroundFilters") as? [String] == ["blur"])
    #expect(CALayer(layer: scene.view.layer).filters?.count == 1)
    #expect(scene.view.layer.record?.node(at: scene.stage.instant)?.layer == plain)
    #expect(scene.stage.faults.isEmpty)
  }

  @Test func `an animation of what a layer does not have gets its sentence`() {
    let scene = Scenery()
    let group = CAAnimationGroup()
    group.animations = [
      CABasicAnimation(keyPath: "progress"), CABasicAnimation(keyPath: "opacity"),
    ]
    scene.view.layer.add(group, forKey: nil)
    scene.view.layer.add(CABasicAnimation(keyPath: "strokeEnd"), forKey: nil)
    scene.view.layer.add(CABasicAnimation(keyPath: "transform.rotation.y"), forKey: nil)
    #expect(
      scene.stage.faults.map(\.sentence) == [
        "'progress' is not a key that CALayer can animate",
        "'strokeEnd' is not a key that CALayer can animate",
      ]
    )
  }
}
