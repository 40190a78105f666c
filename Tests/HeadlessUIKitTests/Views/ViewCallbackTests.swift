import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What a view is told, how often and in what order.
@MainActor
@Suite struct ViewCallbackTests {
  private final class Log {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private final class Teller: UIView {
    let log: Log
    let name: String

    init(_ name: String, _ log: Log, frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10)) {
      (self.name, self.log) = (name, log)
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ line: String) { log.lines.append("\(name).\(line)") }

    override func willMove(toSuperview newSuperview: UIView?) {
      note("willMove(toSuperview: \(newSuperview == nil ? "nil" : "it"))")
    }
    override func didMoveToSuperview() { note("didMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) {
      note("willMove(toWindow: \(newWindow == nil ? "nil" : "it"))")
    }
    override func didMoveToWindow() { note("didMoveToWindow") }
    override func didAddSubview(_ subview: UIView) { note("didAddSubview") }
    override func willRemoveSubview(_ subview: UIView) { note("willRemoveSubview") }
  }

  private final class Counter: UIView {
    var (layouts, drawings, tints) = (0, 0, 0)

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
    override func draw(_ rect: CGRect) { drawings += 1 }
    override func tintColorDidChange() {
      super.tintColorDidChange()
      tints += 1
    }
  }

  private let stage = Stage(device: .iPhone15)
  private let log = Log()

  // Logs of UIKit, published by several people for views that join a window later, and for views
  // that leave one.
  @Test(.rule("view.moving-callbacks", .reported))
  func `a view that joins and leaves is told in UIKit's order`() {
    let (outer, inner) = (Teller("outer", log), Teller("inner", log))
    outer.addSubview(inner)
    #expect(
      log.take() == [
        "inner.willMove(toSuperview: it)", "inner.didMoveToSuperview", "outer.didAddSubview",
      ]
    )
    stage.window.addSubview(outer)
    #expect(
      log.take() == [
        "outer.willMove(toSuperview: it)", "outer.willMove(toWindow: it)",
        "inner.willMove(toWindow: it)", "outer.didMoveToWindow", "inner.didMoveToWindow",
        "outer.didMoveToSuperview",
      ]
    )
    inner.removeFromSuperview()
    #expect(
      log.take() == [
        "inner.willMove(toSuperview: nil)", "inner.willMove(toWindow: nil)",
        "outer.willRemoveSubview", "inner.didMoveToWindow", "inner.didMoveToSuperview",
      ]
    )
  }

  @Test func `a view is told of its tint when it enters a window, or has another one`() {
    let (one, other, counter) = (UIView(), UIView(), Counter())
    one.addSubview(counter)
    #expect(counter.tints == 0)
    stage.window.addSubview(one)
    #expect(counter.tints == 1)
    stage.window.addSubview(other)
    other.addSubview(counter)
    #expect(counter.tints == 1)
    let red = UIView()
    red.tintColor = .red
    red.addSubview(counter)
    #expect(counter.tints == 2)
  }

  @Test func `a move within the window tells of no window`() {
    let (one, other) = (UIView(), UIView())
    let child = Teller("child", log)
    stage.window.addSubview(one)
    stage.window.addSubview(other)
    one.addSubview(child)
    _ = log.take()
    other.addSubview(child)
    #expect(log.take() == ["child.willMove(toSuperview: it)", "child.didMoveToSuperview"])
    #expect(child.window === stage.window)
  }

  @Test func `views are in place when they are told`() {
    final class Checker: UIView {
      var seen: [Bool] = []
      override func willMove(toSuperview newSuperview: UIView?) {
        seen.append(superview == nil && newSuperview != nil)
      }
      override func didMoveToSuperview() {
        seen.append(superview?.layer.sublayers?.contains(layer) == true)
      }
      override func didMoveToWindow() { seen.append(window != nil) }
    }
    let view = Checker()
    stage.window.addSubview(view)
    #expect(view.seen == [true, true, true])
  }

  @Test func `only a new size asks for layout`() {
    // Away from the unsafe edges, whose changes ask for layout too.
    let view = Counter(frame: CGRect(x: 100, y: 300, width: 50, height: 50))
    stage.window.addSubview(view)
    stage.advance(by: 0)
    #expect(view.layouts == 1)
    view.center = CGPoint(x: 200, y: 200)
    view.frame.origin = CGPoint(x: 150, y: 400)
    view.frame = view.frame
    view.transform = CGAffineTransform(rotationAngle: 1)
    view.alpha = 0.5
    stage.advance(by: 0)
    #expect(view.layouts == 1)
    view.transform = .identity
    view.frame.size.width = 60
    #expect(view.layouts == 1, "not before the turn ends")
    stage.advance(by: 0)
    #expect(view.layouts == 2)
    view.addSubview(UIView())
    stage.advance(by: 0)
    #expect(view.layouts == 3)
    view.setNeedsLayout()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    stage.advance(by: 0)
    #expect(view.layouts == 4)
  }

  @Test func `layout needs no window`() {
    let view = Counter(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
  }

  @Test func `drawings last until they are asked for anew`() {
    let view = Counter(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(view)
    stage.advance(by: 0)
    #expect(view.drawings == 1)
    view.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
    view.alpha = 0.3
    stage.advance(by: 0)
    #expect(view.drawings == 1, "a drawing is stretched, not made anew")
    view.setNeedsDisplay()
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    stage.advance(by: 0)
    #expect(view.drawings == 2)
    view.contentMode = .redraw
    view.bounds.size.width = 90
    stage.advance(by: 0)
    #expect(view.drawings == 3)
  }

  @Test func `a tint goes down to those without one of their own`() {
    let (parent, child, other) = (Counter(), Counter(), Counter())
    parent.addSubview(child)
    parent.addSubview(other)
    other.tintColor = .green
    for view in [parent, child, other] { view.tints = 0 }
    parent.tintColor = .red
    let heard = [parent, child, other].map(\.tints)
    #expect(heard == [1, 1, 0])
    #expect(child.tintColor == .red)
    #expect(other.tintColor == .green)
    parent.tintColor = nil
    #expect(child.tintColor == .systemBlue)
  }

  @Test func `dimming reaches colours that views have of their own`() {
    let (parent, child, firm) = (Counter(), Counter(), Counter())
    parent.addSubview(child)
    parent.addSubview(firm)
    (child.tintColor, firm.tintColor) = (.red, .red)
    firm.tintAdjustmentMode = .normal
    #expect(parent.tintAdjustmentMode == .normal, "automatic is never read")
    child.tints = 0
    parent.tintAdjustmentMode = .dimmed
    #expect(child.tintAdjustmentMode == .dimmed)
    #expect(child.tints == 1)
    #expect(child.tintColor != .red)
    #expect(firm.tintColor == .red)
    parent.tintAdjustmentMode = .automatic
    #expect(child.tintColor == .red)
  }
}
