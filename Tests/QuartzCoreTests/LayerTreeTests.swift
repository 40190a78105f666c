import CoreGraphics
import Foundation
import Geometry
import TestSupport
import Testing

@testable import QuartzCore

/// Where layers stand among others, which of them is hit, and what a change marks.
@MainActor
@Suite struct LayerTreeTests {
  private final class Drawn: CALayer {
    var drawn = 0
    var laidOut = 0

    override func draw(in ctx: CGContext) { drawn += 1 }
    override func layoutSublayers() { laidOut += 1 }
  }

  private func layer(_ name: String, _ frame: CGRect = .zero) -> CALayer {
    let layer = CALayer()
    layer.name = name
    layer.frame = frame
    return layer
  }

  private func names(_ layer: CALayer) -> String {
    (layer.sublayers ?? []).compactMap(\.name).joined()
  }

  private func parent(of names: String) -> CALayer {
    let parent = CALayer()
    for name in names { parent.addSublayer(layer(String(name))) }
    return parent
  }

  @Test(
    .evidence(.documented),
    arguments: [(UInt32(0), "xabc"), (1, "axbc"), (2, "abxc"), (3, "abcx"), (9, "abcx")]
  )
  func `an index is counted from the back`(index: UInt32, order: String) {
    let parent = parent(of: "abc")
    parent.insertSublayer(layer("x"), at: index)
    #expect(names(parent) == order)
  }

  @Test(.evidence(.documented))
  func `siblings are named`() throws {
    let parent = parent(of: "abc")
    let all = try #require(parent.sublayers)
    let (below, above, stray) = (layer("x"), layer("y"), layer("z"))
    parent.insertSublayer(below, below: all[1])
    parent.insertSublayer(above, above: all[1])
    #expect(names(parent) == "axbyc")
    parent.insertSublayer(stray, below: CALayer())
    #expect(names(parent) == "axbycz")
    parent.insertSublayer(all[0], above: CALayer())
    #expect(names(parent) == "xbycza")
    parent.addSublayer(all[1])
    #expect(names(parent) == "xyczab")
    parent.replaceSublayer(CALayer(), with: CALayer())
    #expect(names(parent) == "xyczab")
  }

  @Test func `a layer has one superlayer`() {
    let (one, two, child) = (CALayer(), CALayer(), CALayer())
    one.addSublayer(child)
    two.addSublayer(child)
    #expect(child.superlayer === two && one.sublayers == nil)
    two.mask = child
    #expect(two.sublayers == nil && two.mask === child && child.superlayer === two)
    one.mask = child
    #expect(two.mask == nil && one.mask === child)
    one.mask = CALayer()
    #expect(child.superlayer == nil)
    let last = one.mask
    one.mask = nil
    #expect(last?.superlayer == nil && one.mask == nil)
  }

  @Test func `a layer is not put into itself`() async {
    await #expect(processExitsWith: .failure) {
      let layer = CALayer()
      layer.addSublayer(layer)
    }
    await #expect(processExitsWith: .failure) {
      let (outer, inner) = (CALayer(), CALayer())
      outer.addSublayer(inner)
      inner.addSublayer(outer)
    }
  }

  // MARK: Hits

  private let frame = CGRect(x: 10, y: 10, width: 20, height: 20)

  /// Two layers at one place within a larger one.
  private func pile() -> (outer: CALayer, back: CALayer, front: CALayer) {
    let outer = layer("outer", CGRect(x: 0, y: 0, width: 50, height: 50))
    let (back, front) = (layer("back", frame), layer("front", frame))
    outer.addSublayer(back)
    outer.addSublayer(front)
    return (outer, back, front)
  }

  @Test(.evidence(.documented))
  func `the frontmost layer is hit`() {
    let (outer, back, front) = pile()
    let place = CGPoint(x: 15, y: 15)
    #expect(outer.hitTest(place) === front)
    back.zPosition = 1
    #expect(outer.hitTest(place) === back)
    front.zPosition = 1
    #expect(outer.hitTest(place) === front)
    front.isHidden = true
    #expect(outer.hitTest(place) === back)
    #expect(outer.hitTest(CGPoint(x: 5, y: 5)) === outer)
    #expect(outer.hitTest(CGPoint(x: 60, y: 5)) == nil)
    outer.isHidden = true
    #expect(outer.hitTest(place) == nil)
  }

  @Test(.evidence(.documented))
  func `what reaches beyond a layer is hit unless it is cut off`() {
    let (outer, back, _) = pile()
    back.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
    #expect(outer.hitTest(CGPoint(x: 55, y: 55)) === back)
    outer.masksToBounds = true
    #expect(outer.hitTest(CGPoint(x: 55, y: 55)) == nil)
    #expect(outer.hitTest(CGPoint(x: 45, y: 45)) === back)
  }

  /// A transform layer has no plane in which it could be hit.
  @Test(.evidence(.documented))
  func `a transform layer is not hit`() {
    let layer = CATransformLayer()
    layer.frame = frame
    #expect(layer.hitTest(CGPoint(x: 15, y: 15)) == nil)
    #expect(layer.contains(CGPoint(x: 5, y: 5)))
  }

  // MARK: Marks

  @Test(.evidence(.documented))
  func `new bounds ask for layout, and for drawing where that is wanted`() {
    let screen = Screen()
    let layer = screen.makeLayer(Drawn())
    screen.root.layoutIfNeeded()
    let (laidOut, drawn) = (layer.laidOut, layer.drawn)
    layer.bounds.size.width = 20
    #expect(layer.needsLayout() && !layer.needsDisplay())
    layer.layoutIfNeeded()
    #expect(layer.laidOut == laidOut + 1 && !layer.needsLayout())
    layer.position.x = 30
    layer.opacity = 0.5
    #expect(!layer.needsLayout() && !layer.needsDisplay())
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 30
    #expect(layer.needsDisplay())
    layer.displayIfNeeded()
    #expect(layer.drawn == drawn + 1 && !layer.needsDisplay())
    layer.displayIfNeeded()
    #expect(layer.drawn == drawn + 1)
    layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.needsDisplay())
  }

  @Test(.evidence(.documented))
  func `layout begins at the topmost layer that needs it`() {
    let screen = Screen()
    let (outer, inner) = (screen.makeLayer(Drawn()), Drawn())
    outer.addSublayer(inner)
    screen.root.layoutIfNeeded()
    let before = (outer.laidOut, inner.laidOut)
    outer.setNeedsLayout()
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(outer.laidOut == before.0 + 1 && inner.laidOut == before.1 + 1)
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(outer.laidOut == before.0 + 1 && inner.laidOut == before.1 + 2)
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(inner.laidOut == before.1 + 3)
  }

  @Test func `masks are laid out and drawn with their layers`() {
    let screen = Screen()
    let layer = screen.makeLayer(CALayer())
    let mask = Drawn()
    mask.frame = layer.bounds
    layer.mask = mask
    mask.setNeedsDisplay()
    mask.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(mask.laidOut == 1)
    screen.core.flushTurn()
    #expect(mask.drawn == 1 && !mask.needsDisplay())
  }

  @Test(.evidence(.documented))
  func `a delegate displays, or draws`() {
    final class Displaying: NSObject, CALayerDelegate {
      var displayed = 0
      var drawn = 0
      func display(_ layer: CALayer) { displayed += 1 }
      func draw(_ layer: CALayer, in ctx: CGContext) { drawn += 1 }
    }
    final class Drawing: NSObject, CALayerDelegate {
      var drawn = 0
      var laidOut = 0
      func draw(_ layer: CALayer, in ctx: CGContext) { drawn += 1 }
      func layoutSublayers(of layer: CALayer) { laidOut += 1 }
    }
    let (displaying, drawing) = (Displaying(), Drawing())
    let layer = layer("", frame)
    layer.delegate = displaying
    layer.display()
    layer.display()
    #expect(displaying.displayed == 2 && displaying.drawn == 0)
    let other = self.layer("", frame)
    other.delegate = drawing
    other.display()
    other.display()
    #expect(drawing.drawn == 2)
    other.setNeedsLayout()
    other.layoutIfNeeded()
    #expect(drawing.laidOut == 1)
    other.bounds = .zero
    other.display()
    #expect(drawing.drawn == 2, "nothing is drawn on no area")
  }

  @Test(
    .evidence(.documented),
    arguments: [(Float(-1), Float(0)), (0.25, 0.25), (1, 1), (7, 1)]
  )
  func `opacity is limited`(asked: Float, kept: Float) {
    let layer = CALayer()
    layer.opacity = asked
    #expect(layer.opacity == kept)
  }

  @Test func `bounds have positive sizes`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 10, y: 20, width: -4, height: -6)
    #expect(layer.bounds == CGRect(x: 6, y: 14, width: 4, height: 6))
    layer.frame = CGRect(x: 10, y: 20, width: -4, height: -6)
    #expect(layer.frame == CGRect(x: 6, y: 14, width: 4, height: 6))
    #expect(layer.preferredFrameSize() == CGSize(width: 4, height: 6))
  }
}
