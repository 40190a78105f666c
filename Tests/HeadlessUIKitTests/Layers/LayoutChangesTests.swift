import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// Views that change what is in them while they arrange it.
@MainActor
@Suite struct LayoutChangesTests {
  private final class Refilled: UIView {
    var count = 0
    var parts: [UIView] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
      for part in parts { part.removeFromSuperview() }
      parts = (0..<3).map { _ in UIView(frame: bounds) }
      for part in parts { addSubview(part) }
    }
  }

  @Test func aViewMayReplaceItsSubviewsInEachLayout() {
    let stage = Stage()
    let view = Refilled(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(view)
    stage.advance(by: 1)
    #expect(view.count == 1 && view.subviews.count == 3)
    view.addSubview(UIView())
    stage.advance(by: 1)
    #expect(view.count == 2)
    view.subviews.last?.removeFromSuperview()
    stage.advance(by: 1)
    #expect(view.count == 3)
    #expect(stage.faults.isEmpty)
  }

  @Test func whatAViewAddsInItsLayoutIsLaidOutToo() {
    final class Part: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    final class Host: UIView {
      let part = Part()
      override func layoutSubviews() { addSubview(part) }
    }
    let stage = Stage()
    let host = Host(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(host)
    stage.advance(by: 0)
    #expect(host.part.count == 1)
  }
}
