import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit
@testable import QuartzCore

/// Members that much code uses and no other suite is about: each does what its name says.
@MainActor
@Suite struct SurfaceBehaviourTests {
  private func layer(_ change: (UIView) -> Void) throws -> Layer {
    let scene = Scenery()
    change(scene.view)
    let film = try scene.stage.record {}
    let window = try #require(film.frames[0].scene.root.layer.children.first)
    return try #require(window.layer.children.first).layer
  }

  @Test func `shadows, borders and corners are drawn as they are set`() throws {
    let shown = try layer { view in
      view.layer.shadowOpacity = 0.5
      view.layer.shadowRadius = 7
      view.layer.shadowOffset = CGSize(width: 1, height: 2)
      view.layer.borderWidth = 3
      view.layer.cornerRadius = 9
      view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      view.backgroundColor = .white
    }
    #expect(shown.shadow?.opacity == 0.5)
    #expect(shown.shadow?.radius == 7)
    #expect(shown.shadow?.offset == CGSize(width: 1, height: 2))
    #expect(shown.border?.width == 3)
    let corners: CornerRadii = shown.cornerRadii
    #expect(corners == CornerRadii(topLeft: 9, topRight: 9, bottomRight: 0, bottomLeft: 0))
  }

  @Test func `bringing the front view to the front again asks for no layout`() throws {
    final class Ring: UIView {
      let mark = UIView()
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        bringSubviewToFront(mark)
      }
    }
    let scene = Scenery()
    let ring = Ring(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    for view in [ring.mark, UIView()] { ring.addSubview(view) }
    scene.view.addSubview(ring)
    scene.stage.advance(by: 0)
    #expect(ring.subviews.last === ring.mark)
    #expect(ring.layouts <= 2)
    #expect(scene.stage.faults.isEmpty)
  }

  @Test func `a rasterized layer is a raster group`() throws {
    #expect(try layer { $0.layer.shouldRasterize = true }.isRasterGroup)
    #expect(try !layer { $0.layer.shouldRasterize = false }.isRasterGroup)
  }

  @Test(arguments: [UIBlurEffect.Style.extraLight, .prominent, .dark])
  func `a visual effect view blurs what lies below it`(style: UIBlurEffect.Style) throws {
    let effect: UIVisualEffect = UIBlurEffect(style: style)
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let inner = UIView()
    view.contentView.addSubview(inner)
    #expect(inner.isDescendant(of: view))
    let shown = try layer { $0.addSubview(view) }
    #expect(shown.children.first?.layer.effects.isEmpty == false)
    view.effect = nil
    #expect(view.layer.values.effects.isEmpty)
  }

  @Test(.evidence(.reported)) func `a visual effect view takes subviews in its content alone`() {
    let scene = Scenery()
    let (glass, inner) = (UIVisualEffectView(effect: nil), UIView())
    scene.view.addSubview(glass)
    #expect(throws: Stage.UIKitException.self) {
      try scene.stage.record { glass.addSubview(inner) }
    }
    #expect(throws: Stage.UIKitException.self) {
      try scene.stage.record { glass.insertSubview(inner, at: 0) }
    }
    #expect(inner.superview == nil && glass.subviews == [glass.contentView])
  }

  @Test func `tags are found, and views go to front and back`() {
    let parent = UIView()
    let views = (1...3).map { number in
      let view = UIView()
      view.tag = number
      parent.addSubview(view)
      return view
    }
    #expect(parent.viewWithTag(2) === views[1])
    parent.bringSubviewToFront(views[0])
    parent.sendSubviewToBack(views[2])
    #expect(parent.subviews.map(\.tag) == [3, 2, 1])
  }

  @Test func `flexible margins share what the parent gains`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 20, y: 0, width: 40, height: 10))
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    parent.addSubview(child)
    parent.frame.size.width = 160
    #expect(child.frame.minX == 40)
    #expect(child.frame.width == 40)
  }

  @Test func `windows stand by their levels`() throws {
    let stage = Stage(device: .iPhone15)
    let alert = UIWindow()
    alert.windowLevel = .alert
    alert.tintAdjustmentMode = .automatic
    alert.isHidden = false
    let late = UIWindow()
    late.isHidden = false
    let film = try stage.record {}
    let ids = film.frames[0].scene.root.layer.children.map(\.id)
    #expect(ids.last == alert.layer.record?.id)
  }

  @Test func `a dimmed tint is grey, and goes down to subviews`() {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    parent.tintColor = .red
    #expect(child.tintColor == .red)
    parent.tintAdjustmentMode = UIView.TintAdjustmentMode.dimmed
    #expect(parent.tintColor != .red)
  }

  @Test func `the first responder resigns`() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let field = Field()
    #expect(field.becomeFirstResponder())
    #expect(field.resignFirstResponder())
    #expect(!field.isFirstResponder)
    #expect(!field.accessibilityPerformEscape())
  }

  @Test func `layers leave, links pause, fill modes and value functions hold`() {
    let scene = Scenery()
    let layer = CALayer()
    scene.view.layer.addSublayer(layer)
    layer.removeFromSuperlayer()
    #expect(layer.superlayer == nil)
    let turn = CABasicAnimation(keyPath: "transform")
    turn.valueFunction = CAValueFunction(name: .rotateZ)
    (turn.fromValue, turn.toValue, turn.duration) = (0, Double.pi, 1)
    turn.fillMode = CAMediaTimingFillMode.forwards
    turn.isRemovedOnCompletion = false
    scene.view.layer.add(turn, forKey: nil)
    scene.stage.advance(by: 0.5)
    #expect(isNear(scene.shown.transform.m12, 1))
    scene.stage.advance(by: 1)
    #expect(isNear(scene.shown.transform.m11, -1))
    scene.view.layer.cornerCurve = CALayerCornerCurve.continuous
    #expect(scene.view.layer.cornerCurve == .continuous)
  }

  @Test func `a paused link does not tick`() {
    @MainActor final class Ticker {
      var ticks = 0
      func tick() { ticks += 1 }
    }
    let (stage, ticker) = (Stage(device: .iPhone15), Ticker())
    let link = CADisplayLink(target: ticker, selector: Selector("tick", Ticker.tick))
    link.add(to: .main, forMode: .common)
    stage.advance(by: 0.5)
    let before = ticker.ticks
    link.isPaused = true
    stage.advance(by: 0.5)
    #expect(before == 30)
    #expect(ticker.ticks == before)
    link.invalidate()
  }

  @Test func `animators are what they say they are`() {
    let animator: any UIViewImplicitlyAnimating = UIViewPropertyAnimator(
      duration: 1,
      curve: .linear
    )
    let plain: any UIViewAnimating = animator
    #expect(plain.state == .inactive)
    let mode: UIView.ContentMode = .center
    let view = UIView()
    view.contentMode = mode
    #expect(view.layer.contentsGravity == .center)
    let scaled = CGAffineTransform.identity.scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(scaled) == CGPoint(x: 2, y: 3))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    #expect(view.layoutMargins.left == 2)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "card"
    #expect(view.accessibilityLabel == "card")
  }

  @Test func `an image context gives the image that was drawn`() {
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 2))
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 2))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.size == CGSize(width: 4, height: 2))
  }

  @Test func `nib callbacks can be overridden, and assistive technology is off`() {
    final class Nib: UIView {
      var isAwake = false
      override func awakeFromNib() {
        super.awakeFromNib()
        isAwake = true
      }
    }
    let nib = Nib()
    nib.awakeFromNib()
    #expect(nib.isAwake)
    let stage = Stage(device: .iPhone15)
    #expect(!UIAccessibility.isVoiceOverRunning)
    UIAccessibility.post(notification: UIAccessibility.Notification.screenChanged, argument: nil)
    #expect(stage.log.last?.detail == "1000")
  }
}
