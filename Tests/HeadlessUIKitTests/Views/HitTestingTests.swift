import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// Which view, and which layer, a point belongs to.
@MainActor
@Suite struct HitTestingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let child = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))

  init() {
    root.addSubview(child)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    root.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test func `edges belong to the left and the top`() {
    #expect(hit(25, 25) === child)
    #expect(hit(74, 74) === child)
    #expect(hit(75, 75) === root)
    #expect(hit(100, 100) == nil)
    #expect(hit(-1, 50) == nil)
  }

  @Test func `the window in front has the touch, in its own coordinates`() throws {
    let stage = Stage(device: .iPhoneSE)
    let front = UIWindow(frame: CGRect(x: 50, y: 40, width: 100, height: 100))
    front.windowLevel = .alert
    front.isHidden = false
    // Shown later, but of a lower level.
    let back = UIWindow(frame: stage.screen.bounds)
    back.isHidden = false
    let button = UIButton(frame: CGRect(x: 60, y: 60, width: 40, height: 40))
    front.addSubview(button)
    var (taps, place) = (0, CGPoint.zero)
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let tap = UITapGestureRecognizer()
    front.addGestureRecognizer(tap)
    let watch = Watch { place = tap.location(in: front) }
    tap.addTarget(watch, action: Selector("hear", Watch.hear))
    stage.tap(at: CGPoint(x: 115, y: 105))
    #expect(taps == 1)
    stage.tap(at: CGPoint(x: 65, y: 65))
    #expect(taps == 1 && place == CGPoint(x: 15, y: 25))
  }

  @Test func `points are those of the view's own bounds`() {
    root.bounds.origin = CGPoint(x: 0, y: 25)
    #expect(root.point(inside: CGPoint(x: 0, y: 124), with: nil))
    #expect(!root.point(inside: .zero, with: nil))
    #expect(hit(50, 50) === child)
    root.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(hit(50, 50) === child, "the view's own transform does not matter")
  }

  @Test func `a child's transform does`() {
    child.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(hit(26, 26) === root, "the corner has turned away")
    #expect(hit(50, 17) === child, "and stands here")
    child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(hit(30, 30) === root)
    #expect(hit(50, 50) === child)
  }

  @Test func `what sticks out is not hit, whether it is clipped or not`() {
    let knob = UIView(frame: CGRect(x: 40, y: 40, width: 40, height: 40))
    child.addSubview(knob)
    for clips in [false, true] {
      child.clipsToBounds = clips
      #expect(hit(70, 70) === knob)
      #expect(hit(90, 90) === root)
    }
  }

  @Test func `a wider point(inside:) reaches farther`() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
    }
    let wide = Wide(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(wide)
    #expect(hit(15, 15) === wide)
    #expect(hit(21, 5) === root)
  }

  @Test func `the last of several is hit, and what passes touches on is not`() {
    final class Glass: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let (cover, glass) = (UIView(frame: root.bounds), Glass(frame: root.bounds))
    root.addSubview(cover)
    root.addSubview(glass)
    #expect(hit(50, 50) === cover)
    root.sendSubviewToBack(cover)
    #expect(hit(50, 50) === child)
    cover.layer.zPosition = 10
    #expect(hit(50, 50) === child, "zPosition is how it looks, not how it is touched")
  }

  @Test func `hidden, clear and disabled views are passed over with all in them`() {
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    child.addSubview(button)
    #expect(hit(50, 50) === button)
    child.isHidden = true
    #expect(hit(50, 50) === root)
    child.isHidden = false
    child.isUserInteractionEnabled = false
    #expect(hit(50, 50) === root)
    child.isUserInteractionEnabled = true
    child.alpha = 0.009
    #expect(hit(50, 50) === root)
    child.alpha = 0.01
    #expect(hit(50, 50) === button)
  }

  @Test func `a layer is asked in its superlayer's points, nearest first`() {
    let (host, low, high) = (CALayer(), CALayer(), CALayer())
    host.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    for layer in [low, high] {
      layer.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
      host.addSublayer(layer)
    }
    #expect(host.hitTest(CGPoint(x: 120, y: 120)) === high)
    low.zPosition = 1
    #expect(host.hitTest(CGPoint(x: 120, y: 120)) === low)
    #expect(host.hitTest(CGPoint(x: 20, y: 20)) == nil)
    low.isHidden = true
    #expect(host.hitTest(CGPoint(x: 120, y: 120)) === high)
    #expect(host.hitTest(CGPoint(x: 199, y: 199)) === host)
    #expect(host.contains(CGPoint(x: 99, y: 99)) && !host.contains(CGPoint(x: 100, y: 0)))
    high.frame.origin.x = 80
    #expect(host.hitTest(CGPoint(x: 220, y: 120)) === high, "layers may stick out")
    host.masksToBounds = true
    #expect(host.hitTest(CGPoint(x: 220, y: 120)) == nil)
  }
}

@MainActor
private final class Watch: NSObject {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  func hear() { body() }
}
