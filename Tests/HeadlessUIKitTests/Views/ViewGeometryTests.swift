import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// Frames, bounds, transforms, and the way from one view's points to another's.
@MainActor
@Suite struct ViewGeometryTests {
  private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }

  @Test func `bounds grow about the centre`() {
    let view = view(10, 20, 100, 50)
    view.bounds.size = CGSize(width: 120, height: 40)
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame == CGRect(x: 0, y: 25, width: 120, height: 40))
  }

  @Test func `a frame of negative size is the same rectangle`() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: -50, height: -20))
    #expect(view.frame == CGRect(x: 50, y: 80, width: 50, height: 20))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 50, height: 20))
  }

  @Test func `a mirrored frame is as far from the other side, and mirrored twice the same`() {
    let (frame, room) = (
      CGRect(x: 20, y: 5, width: 30, height: 7), CGRect(x: 10, y: 0, width: 90, height: 50)
    )
    #expect(frame.mirrored(in: room) == CGRect(x: 60, y: 5, width: 30, height: 7))
    #expect(frame.mirrored(in: room).mirrored(in: room) == frame)
  }

  @Test func `a turned view's frame is the box around it`() {
    let view = view(0, 0, 100, 50)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let frame = view.frame
    #expect(isNear(frame.origin, CGPoint(x: 25, y: -25)))
    #expect(isNear(CGPoint(x: frame.width, y: frame.height), CGPoint(x: 50, y: 100)))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    #expect(view.center == CGPoint(x: 50, y: 25))
  }

  @Test func `a frame set on a scaled view sets the size that fills it`() {
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: 0.5, y: 2)
    view.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    #expect(view.frame == CGRect(x: 10, y: 10, width: 40, height: 40))
    #expect(view.bounds.size == CGSize(width: 80, height: 20))
    #expect(view.center == CGPoint(x: 30, y: 30))
  }

  @Test func `a frame set on a view turned in perspective places its centre`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    var turn = CATransform3DIdentity
    turn.m34 = -0.003
    view.transform3D = CATransform3DRotate(turn, .pi / 2, 0, 1, 0)
    view.frame = CGRect(x: 20, y: 400, width: 100, height: 60)
    #expect(view.center.y == 430)
    view.transform3D = CATransform3DRotate(turn, .pi / 3, 0, 1, 0)
    view.frame = CGRect(x: 20, y: 400, width: 50, height: 60)
    #expect(abs(view.bounds.width - 100) < 1e-9)
    #expect(abs(view.center.x - 45) < 1e-9 && view.center.y == 430)
  }

  @Test func `another anchor point moves the frame, not the position`() {
    let view = view(0, 0, 100, 100)
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.center == CGPoint(x: 50, y: 50))
    #expect(view.frame.origin == CGPoint(x: 50, y: -50))
    view.frame.origin = .zero
    #expect(view.center == CGPoint(x: 0, y: 100))
  }

  @Test func `points go down, up and across`() {
    let (root, one, other) = (view(0, 0, 100, 100), view(20, 10, 10, 10), view(80, 80, 20, 20))
    let deep = view(5, 5, 5, 5)
    root.addSubview(one)
    root.addSubview(other)
    other.addSubview(deep)
    #expect(root.convert(CGPoint(x: 15, y: 15), to: one) == CGPoint(x: -5, y: 5))
    #expect(one.convert(CGPoint(x: 5, y: 5), to: root) == CGPoint(x: 25, y: 15))
    #expect(one.convert(CGPoint(x: 60, y: 70), to: other) == .zero)
    #expect(deep.convert(CGPoint(x: 1, y: 1), to: one) == CGPoint(x: 66, y: 76))
    #expect(one.convert(CGPoint(x: 1, y: 1), from: deep) == CGPoint(x: 66, y: 76))
  }

  @Test func `a bounds origin shifts what is inside`() {
    let (root, scrolled, inner) = (view(0, 0, 100, 100), view(20, 20, 50, 50), view(30, 40, 5, 5))
    root.addSubview(scrolled)
    scrolled.addSubview(inner)
    scrolled.bounds.origin = CGPoint(x: 0, y: 25)
    #expect(inner.convert(.zero, to: root) == CGPoint(x: 50, y: 35))
    #expect(root.convert(CGPoint(x: 50, y: 35), to: inner) == .zero)
    inner.bounds.origin = CGPoint(x: 100, y: 100)
    #expect(inner.convert(CGPoint(x: 100, y: 100), to: root) == CGPoint(x: 50, y: 35))
    #expect(scrolled.frame == CGRect(x: 20, y: 20, width: 50, height: 50))
  }

  @Test func `scaled and turned views convert both ways`() {
    let (root, inner) = (view(0, 0, 80, 40), UIView())
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    inner.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
    root.addSubview(inner)
    #expect(root.convert(CGPoint(x: 60, y: 20), to: inner) == CGPoint(x: 25, y: 5))
    #expect(inner.convert(CGPoint(x: 25, y: 5), to: root) == CGPoint(x: 60, y: 20))
    inner.transform = CGAffineTransform(rotationAngle: .pi / 3).scaledBy(x: 0.7, y: 1.3)
    let there = inner.convert(CGPoint(x: 7, y: 3), to: root)
    #expect(isNear(root.convert(there, to: inner), CGPoint(x: 7, y: 3)))
  }

  @Test func `rectangles become the boxes around them`() {
    let (root, turned) = (view(0, 0, 100, 100), view(0, 0, 40, 20))
    root.addSubview(turned)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let box = turned.convert(turned.bounds, to: root)
    #expect(isNear(box.origin, CGPoint(x: 10, y: -10)))
    #expect(isNear(CGPoint(x: box.width, y: box.height), CGPoint(x: 20, y: 40)))
  }

  @Test func `nil is the window, or the topmost view without one`() {
    let (root, inner) = (view(0, 0, 100, 100), view(10, 20, 10, 10))
    #expect(root.convert(CGPoint(x: 3, y: 4), to: nil as UIView?) == CGPoint(x: 3, y: 4))
    root.addSubview(inner)
    #expect(inner.convert(.zero, to: nil as UIView?) == CGPoint(x: 10, y: 20))
    let stage = Stage(device: .iPhone15)
    root.frame.origin = CGPoint(x: 5, y: 5)
    stage.window.addSubview(root)
    #expect(inner.convert(.zero, to: nil as UIView?) == CGPoint(x: 15, y: 25))
    #expect(inner.convert(CGPoint(x: 15, y: 25), from: nil as UIView?) == .zero)
  }

  @Test func `a view that fits itself keeps its origin`() {
    final class Stubborn: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 70) }
    }
    let view = Stubborn(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 30, height: 70))
    let plain = self.view(1, 2, 3, 4)
    plain.sizeToFit()
    #expect(plain.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `a turned view that fits itself has the fitting size to the bit`() {
    final class Text: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: 655.0 / 3, height: 61.0 / 3)
      }
    }
    for scale in [0.5, 0.3, 1.7] {
      let view = Text(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
      view.transform = CGAffineTransform(scaleX: scale, y: scale).rotated(by: 0.3)
      let origin = view.frame.origin
      view.sizeToFit()
      #expect(view.bounds.size == CGSize(width: 655.0 / 3, height: 61.0 / 3))
      #expect(abs(view.frame.minX - origin.x) < 1e-9)
      #expect(abs(view.frame.minY - origin.y) < 1e-9)
    }
  }

  @Test func `equalTo compares places, however they are written`() {
    let rect = CGRect(x: 10, y: 10, width: -10, height: -10)
    #expect(rect.equalTo(CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(!rect.equalTo(.zero))
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGSize.zero.equalTo(CGSize(width: 1, height: 0)))
  }

  @Test func `alpha is held between nothing and all`() {
    let view = UIView()
    view.alpha = 1.5
    #expect(view.alpha == 1)
    view.alpha = -1
    #expect(view.alpha == 0)
  }

  @Test func `a position that is no number is refused in UIKit's words`() {
    let stage = Stage(device: .iPhone15)
    let view = view(0, 0, 10, 10)
    stage.window.addSubview(view)
    let width = CGFloat.zero
    #expect {
      try stage.record { view.center = CGPoint(x: 10 * width / width, y: 0) }
    } throws: { error in
      "\(error)".hasPrefix("CALayer position contains NaN: [nan 0.0]")
    }
    #expect(view.center == CGPoint(x: 5, y: 5))
    #expect(throws: Stage.UIKitException.self) {
      try stage.record { view.bounds.size.width = .nan }
    }
  }

  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CALayerContentsGravity.resize),
    (.scaleAspectFit, .resizeAspect), (.scaleAspectFill, .resizeAspectFill), (.redraw, .resize),
    (.center, .center), (.top, .top), (.bottom, .bottom), (.left, .left), (.right, .right),
    (.topLeft, .topLeft), (.topRight, .topRight), (.bottomLeft, .bottomLeft),
    (.bottomRight, .bottomRight),
  ])
  func `every content mode has its gravity`(mode: UIView.ContentMode, _ g: CALayerContentsGravity) {
    let view = UIView()
    view.contentMode = mode
    #expect(view.layer.contentsGravity == g)
  }
}
