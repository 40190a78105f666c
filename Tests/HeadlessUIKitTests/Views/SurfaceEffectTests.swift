import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

/// The effect of members that much code uses and no other test asserts.
@MainActor
@Suite struct SurfaceEffectTests {
  private final class Delegate: NSObject, CAAnimationDelegate {
    var told: [String] = []
    func animationDidStart(_ anim: CAAnimation) { told.append("start \(anim.duration)") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { told.append("stop \(flag)") }
  }

  private final class Finger: UIView {
    var told: [String] = []

    private func note(_ name: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
      let touch = touches.first
      let place = touch?.location(in: self) ?? .zero
      told.append("\(name) \(Int(place.x)) \(touch?.phase.rawValue ?? -1) \(event != nil)")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches, event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      if told.count < 2 { note("moved", touches, event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches, event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled", touches, event)
    }
  }

  @Test func `a visual effect view is made of a frame, without an effect`() {
    let view = UIVisualEffectView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.effect == nil)
    #expect(view.contentView.frame == view.bounds)
  }

  private func drawn(_ view: UIView) throws -> Layer {
    try #require(view.layer.record?.node(at: view.layer.parentTime)).layer
  }

  @Test func `UIView.AnimationCurve numbers the curves of the options`() {
    let curves: [UIView.AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
    #expect(curves.map(\.rawValue) == [0, 1, 2, 3])
    let scene = Scenery()
    UIViewPropertyAnimator(duration: 1, curve: UIView.AnimationCurve.easeIn) {
      scene.view.alpha = 0
    }.startAnimation()
    scene.advance(to: 0.5)
    #expect(isNear(scene.alpha, 1 - 0.315357))
  }

  @Test func `resizableSnapshotView shows a part, whose middle stretches`() throws {
    let scene = Scenery()
    scene.view.backgroundColor = .red
    let part = CGRect(x: 20, y: 10, width: 40, height: 20)
    let insets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    let copy = try #require(
      scene.view.resizableSnapshotView(
        from: part,
        afterScreenUpdates: true,
        withCapInsets: insets
      )
    )
    #expect(copy.bounds.size == part.size)
    guard case .frozen(let content) = copy.layer.values.drawing else {
      Issue.record("a snapshot is a frozen picture")
      return
    }
    #expect(content.source == part)
    #expect(content.center == CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
    #expect(content.node.layer.background == UIColor.red.cgColor.value)
  }

  @Test func `rotated(by:) turns before what stood, CATransform3DScale scales before it`() {
    let turned = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
    let point = CGPoint(x: 1, y: 0).applying(turned)
    #expect(isNear(point.x, 10) && isNear(point.y, 1))
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(10, 0, 0), 2, 3, 4)
    #expect([scaled.m11, scaled.m22, scaled.m33, scaled.m41] == [2, 3, 4, 10])
  }

  @Test func `UIRectEdge says which edge a pan has to come from`() {
    let stage = Stage(device: .iPhone15)
    for (edge, start) in [(UIRectEdge.left, CGFloat(2)), (.right, 391)] {
      let view = UIView(frame: stage.window.bounds)
      stage.window.addSubview(view)
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = edge
      view.addGestureRecognizer(pan)
      var began = 0
      for from in [start, 200] {
        stage.schedule(at: 0.05) { if pan.state == .began || pan.state == .changed { began += 1 } }
        stage.drag(
          from: CGPoint(x: from, y: 300),
          to: CGPoint(x: 150, y: 300),
          duration: 0.1
        )
      }
      #expect(began == 1, "\(edge)")
      view.removeFromSuperview()
    }
  }

  @Test func `a CAAnimationDelegate hears of its CAAnimation's start and stop`() {
    let scene = Scenery()
    let delegate = Delegate()
    let fade: CAAnimation = CABasicAnimation(keyPath: "opacity")
    (fade.delegate, fade.duration) = (delegate, 0.5)
    scene.view.layer.add(fade, forKey: "fade")
    #expect(delegate.told.isEmpty)
    scene.advance(to: 0.25)
    #expect(delegate.told == ["start 0.5"])
    scene.advance(to: 0.5)
    #expect(delegate.told == ["start 0.5", "stop true"])
    scene.view.layer.add(fade, forKey: "fade")
    scene.advance(to: 0.6)
    scene.view.layer.removeAnimation(forKey: "fade")
    scene.advance(to: 0.6)
    #expect(delegate.told.last == "stop false")
  }

  @Test func `isDoubleSided and the colors of a gradient reach the scene`() throws {
    let scene = Scenery()
    scene.view.layer.isDoubleSided = false
    let gradient = CAGradientLayer()
    gradient.frame = scene.view.bounds
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    scene.view.layer.addSublayer(gradient)
    scene.stage.advance(by: 0)
    let shown = try drawn(scene.view)
    #expect(!shown.isDoubleSided)
    guard case .gradient(let drawn) = shown.children.first?.layer.content else {
      Issue.record("a gradient layer draws a gradient")
      return
    }
    #expect(drawn.stops.map(\.location) == [0, 1])
    #expect(
      drawn.stops.map(\.color) == [UIColor.red.cgColor.value, UIColor.blue.cgColor.value]
    )
  }

  @Test func `UIGraphicsBeginImageContextWithOptions makes images of its scale`() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 6), true, 2)
    let context = try #require(UIGraphicsGetCurrentContext())
    context.setFillColor(UIColor.green.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 6))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(image.size == CGSize(width: 10, height: 6))
    #expect(image.scale == 2)
    #expect(image.cgImage?.width == 20)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `touchesBegan, touchesMoved and touchesEnded follow a UITouch of a UIEvent`() {
    let stage = Stage(device: .iPhone15)
    let view = Finger(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    stage.window.addSubview(view)
    stage.drag(from: CGPoint(x: 110, y: 200), to: CGPoint(x: 210, y: 200), duration: 0.1)
    #expect(view.told.first == "began 10 0 true")
    #expect(view.told.last == "ended 110 3 true")
    #expect(view.told.dropFirst().first?.hasPrefix("moved ") == true)
  }

  @Test func `touchesCancelled tells a view that a gesture has taken its touch`() {
    let stage = Stage(device: .iPhone15)
    let view = Finger(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    view.addGestureRecognizer(UIPanGestureRecognizer())
    stage.window.addSubview(view)
    stage.drag(from: CGPoint(x: 110, y: 200), to: CGPoint(x: 210, y: 200), duration: 0.1)
    #expect(view.told.first == "began 10 0 true")
    #expect(view.told.last?.hasPrefix("cancelled ") == true)
    #expect(!view.told.contains { $0.hasPrefix("ended") })
  }

  @Test func `UIViewPropertyAnimator() takes no time`() {
    let scene = Scenery()
    let animator = UIViewPropertyAnimator()
    #expect(animator.duration == 0)
    animator.addAnimations { scene.view.alpha = 0 }
    animator.startAnimation()
    scene.stage.advance(by: 0)
    #expect(scene.alpha == 0)
    #expect(animator.state == .inactive)
  }

  @Test func `numberOfLines holds a UILabel's text to that many`() {
    let label = UILabel()
    label.text = "one two three four five six seven eight nine ten"
    let one = label.sizeThatFits(CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude))
    label.numberOfLines = 2
    let two = label.sizeThatFits(CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude))
    label.numberOfLines = 0
    let all = label.sizeThatFits(CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude))
    #expect(two.height > one.height * 1.8)
    #expect(all.height > two.height * 1.5)
  }

  @Test func `UIImageView(frame:) keeps its frame when it gets an image`() {
    let view = UIImageView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.image = UIImage(systemName: "star")
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(!view.isUserInteractionEnabled)
    #expect(view.intrinsicContentSize == view.image?.size)
  }

  @Test func `a UIActivityIndicatorView turns by the virtual clock, once in a second`() throws {
    let stage = Stage(device: .iPhone15)
    let wheel = UIActivityIndicatorView(style: .medium)
    stage.window.addSubview(wheel)
    stage.advance(by: 0)
    #expect(wheel.isHidden)
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
    stage.advance(by: 1.1)
    let first = try drawn(wheel)
    stage.advance(by: 0.4)
    #expect(try drawn(wheel) != first)
    stage.advance(by: 0.6)
    #expect(try drawn(wheel) == first)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
  }
}
