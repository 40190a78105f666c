import Foundation
import Geometry
import Scene
import Testing
import Timeline

@testable import HeadlessUIKit
@testable import QuartzCore

@MainActor
@Suite struct LayerTests {
  @Test func `frame follows from position, bounds, anchor point and transform`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 10, y: 20, width: 100, height: 50)
    layer.position = CGPoint(x: 200, y: 100)
    #expect(layer.frame == CGRect(x: 150, y: 75, width: 100, height: 50))
    layer.anchorPoint = .zero
    #expect(layer.frame.origin == CGPoint(x: 200, y: 100))
    layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: 100, y: 50, width: 200, height: 100))
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    #expect(layer.bounds.size == CGSize(width: 25, height: 25))
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test(arguments: [0, 1.0 / -500])
  func `a frame that is set while the layer is seen from its edge says where it will stand`(
    m34: Double
  ) {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    var turned = CATransform3DIdentity
    turned.m34 = m34
    layer.transform = CATransform3DRotate(turned, .pi / 2, 0, 1, 0)
    layer.frame = CGRect(x: 10, y: 20, width: 320, height: 568)
    layer.transform = CATransform3DIdentity
    #expect(isNear(layer.frame.minX, 10) && isNear(layer.frame.width, 320))
    if m34 == 0 { #expect(isNear(layer.frame.minY, 20) && isNear(layer.frame.height, 568)) }
  }

  @Test func `conversion goes through every transform and back`() {
    let (root, middle, leaf) = (CALayer(), CALayer(), CALayer())
    root.bounds = CGRect(x: 0, y: 0, width: 400, height: 400)
    root.addSublayer(middle)
    middle.addSublayer(leaf)
    middle.frame = CGRect(x: 50, y: 60, width: 100, height: 100)
    middle.bounds.origin = CGPoint(x: 5, y: 0)
    leaf.frame = CGRect(x: 15, y: 10, width: 10, height: 10)
    #expect(leaf.convert(.zero, to: root) == CGPoint(x: 60, y: 70))
    middle.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    let there = leaf.convert(CGPoint(x: 3, y: 4), to: root)
    let back = leaf.convert(there, from: root)
    #expect(isNear(back.x, 3, within: 1e-9))
    #expect(isNear(back.y, 4, within: 1e-9))
    root.sublayerTransform.m34 = -1 / 500
    middle.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
    let far = leaf.convert(leaf.convert(CGPoint(x: 3, y: 4), to: root), from: root)
    #expect(isNear(far.x, 3, within: 1e-9))
  }

  @Test func conversionSeesWhatIsTurnedOutOfThePlane() {
    let (root, card) = (CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    root.sublayerTransform.m34 = -1 / 500
    root.addSublayer(card)
    card.frame = CGRect(x: 150, y: 150, width: 100, height: 100)
    card.zPosition = 100
    let near = card.convert(CGPoint(x: 100, y: 50), to: root)
    #expect(isNear(near.x, 200 + 50 / 0.8, within: 1e-9) && isNear(near.y, 200, within: 1e-9))
    card.zPosition = 0
    let turn = Double.pi / 6
    card.transform = CATransform3DMakeRotation(turn, 0, 1, 0)
    let edge = card.convert(CGPoint(x: 100, y: 50), to: root)
    #expect(isNear(edge.x, 200 + 50 * cos(turn) / 1.05, within: 1e-9))
    let back = root.convert(edge, to: card)
    #expect(isNear(back.x, 100, within: 1e-9) && isNear(back.y, 50, within: 1e-9))
  }

  @Test func aLayerTurnedByHalfACircleIsHitInItsOrder() {
    let (root, below, above) = (CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    for layer in [below, above] {
      layer.frame = CGRect(x: 150, y: 150, width: 100, height: 100)
      root.addSublayer(layer)
    }
    above.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(root.hitTest(CGPoint(x: 160, y: 200)) === above)
    #expect(root.hitTest(CGPoint(x: 240, y: 200)) === above)
  }

  @Test func hitsPassTransformLayersToTheNearestFace() {
    let (root, box, front, rear) = (CALayer(), CATransformLayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    box.frame = root.bounds
    root.addSublayer(box)
    for (face, depth) in [(front, 50.0), (rear, -50.0)] {
      face.frame = CGRect(x: 150, y: 150, width: 100, height: 100)
      face.zPosition = depth
      box.addSublayer(face)
    }
    let middle = CGPoint(x: 210, y: 200)
    #expect(root.hitTest(middle) === front)
    box.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(root.hitTest(middle) === rear)
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === root && box.hitTest(middle) == nil)
    box.isHidden = true
    #expect(root.hitTest(middle) === root)
  }

  @Test(arguments: [
    ("position.x", 7.0), ("bounds.size.width", 40), ("transform.rotation.z", 0.5),
    ("transform.rotation", -0.25), ("transform.rotation.y", 0.75), ("transform.scale.x", 2),
    ("transform.translation.y", -30), ("zPosition", 4), ("opacity", 0.5), ("cornerRadius", 9),
  ])
  func keyPathsReadWhatTheyWrote(path: String, value: Double) throws {
    let layer = CALayer()
    layer.transform.m34 = -1 / 500
    layer.setValue(value, forKeyPath: path)
    let read = try #require(layer.value(forKeyPath: path) as? CGFloat)
    #expect(isNear(read, value, within: 1e-9))
  }

  @Test func `a rotation key path keeps the layer's perspective`() {
    let scene = Scenery()
    scene.view.layer.transform.m34 = -1 / 500
    let turn = CABasicAnimation(keyPath: "transform.rotation.y")
    turn.fromValue = 0
    turn.toValue = Double.pi
    turn.duration = 1
    scene.view.layer.add(turn, forKey: nil)
    scene.advance(to: 0.25)
    var expected = CATransform3DIdentity
    expected.m34 = -1 / 500
    expected = CATransform3DRotate(expected, .pi / 4, 0, 1, 0)
    #expect(isNear(scene.shown.transform.m11, expected.m11))
    #expect(isNear(scene.shown.transform.m14, expected.m14))
    #expect(isNear(scene.shown.transform.m34, expected.m34))
  }

  @Test func `bare layers animate their own changes for 0.25 s, views' layers do not`() {
    let scene = Scenery()
    let layer = CALayer()
    layer.opacity = 0.2
    scene.stage.window.layer.addSublayer(layer)
    #expect(layer.animationKeys() == nil, "nothing moves before it has been seen")
    scene.stage.advance(by: 0)
    layer.opacity = 1
    scene.view.layer.opacity = 0
    #expect(scene.view.layer.animationKeys() == nil)
    scene.advance(to: 0.125)
    // The default curve at one half is .802403: Numbers.md
    #expect(isNear(Double(layer.presentation()?.opacity ?? 0), 0.2 + 0.8 * 0.802403, within: 1e-5))
    scene.advance(to: 0.25)
    #expect(layer.presentation()?.opacity == 1)
    #expect(layer.animationKeys() == nil)
  }

  @Test func `transactions nest, disable and complete`() {
    let scene = Scenery()
    let layer = CALayer()
    scene.stage.window.layer.addSublayer(layer)
    scene.stage.advance(by: 0)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0.5
    CATransaction.commit()
    #expect(layer.animationKeys() == nil)
    var completed: TimeInterval?
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { completed = scene.stage.now }
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.setAnimationDuration(1)
    layer.opacity = 1
    CATransaction.commit()
    layer.zPosition = 3
    CATransaction.commit()
    scene.advance(to: 1)
    #expect(layer.animationKeys() == ["zPosition"])
    #expect(completed == nil)
    scene.advance(to: 2)
    #expect(completed == 2)
  }

  @Test func `an animation left in place keeps its end when it fills`() {
    let scene = Scenery()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0
    fade.duration = 0.5
    fade.fillMode = .forwards
    fade.isRemovedOnCompletion = false
    scene.view.layer.add(fade, forKey: "fade")
    scene.advance(to: 0.25)
    #expect(scene.alpha == 0.5)
    scene.advance(to: 3)
    #expect(scene.alpha == 0)
    #expect(scene.view.layer.opacity == 1)
    #expect(scene.view.layer.animationKeys() == ["fade"])
  }

  @Test func `a shape layer reveals its path by length`() {
    let stage = Stage()
    let shape = CAShapeLayer()
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 100))
    shape.path = path
    shape.fillColor = nil
    shape.strokeColor = .black
    stage.window.layer.addSublayer(shape)
    stage.advance(by: 0)
    let reveal = CABasicAnimation(keyPath: "strokeEnd")
    reveal.fromValue = 0
    reveal.toValue = 1
    reveal.duration = 1
    shape.add(reveal, forKey: nil)
    stage.advance(by: 0.75)
    #expect(shape.presentation()?.strokeEnd == 0.75)
    let shown = path.value.trimmed(from: 0, to: 0.75)
    #expect(shown.elements.last == .line(CGPoint(x: 100, y: 50)))
  }

  @Test func `animations are copied when they are added`() {
    let scene = Scenery()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.duration = 1
    scene.view.layer.add(fade, forKey: "fade")
    fade.duration = 9
    #expect(scene.view.layer.animation(forKey: "fade")?.duration == 1)
    #expect(scene.view.layer.animation(forKey: "fade") !== fade)
  }

  @Test func `a replicator shows each instance later`() throws {
    let stage = Stage()
    let (replicator, dot) = (CAReplicatorLayer(), CALayer())
    replicator.instanceCount = 3
    replicator.instanceDelay = 0.25
    replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
    replicator.addSublayer(dot)
    stage.window.layer.addSublayer(replicator)
    stage.advance(by: 0)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = 1
    fade.fillMode = .backwards
    dot.add(fade, forKey: nil)
    stage.advance(by: 0.5)
    let node = try #require(replicator.record?.node(at: stage.instant))
    let opacities = node.layer.children.map { $0.layer.children[0].layer.opacity }
    #expect(opacities == [0.5, 0.25, 0])
    #expect(node.layer.children[2].layer.transform.m41 == 20)
  }
}
