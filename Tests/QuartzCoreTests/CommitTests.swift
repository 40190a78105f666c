import CoreGraphics
import Foundation
import Geometry
import Scene
import Testing
import Timeline
import VirtualTime

@testable import QuartzCore

/// What commits make of layers: scene nodes.
@MainActor
@Suite struct CommitTests {
  /// As an app writes one.
  private final class Ring: CALayer {
    var drawn = 0
    var laidOut = 0

    override func draw(in ctx: CGContext) {
      drawn += 1
      ctx.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      ctx.fill(bounds)
    }
    override func layoutSublayers() { laidOut += 1 }
  }

  private let screen = Screen()

  @Test func `a commit turns the tree into nodes`() throws {
    let layer = screen.makeLayer(CALayer())
    layer.name = "card"
    layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    layer.cornerRadius = 3
    screen.core.flushTurn()
    let node = try #require(screen.node?.layer.children.first)
    #expect(node.label == "card")
    #expect(node.layer.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(node.layer.background == Color(red: 0, green: 0, blue: 1, alpha: 1))
  }

  @Test func `a subclass's own drawing is recorded once`() throws {
    let ring = Ring()
    ring.setNeedsDisplay()
    _ = screen.makeLayer(ring)
    screen.core.flushTurn()
    #expect(ring.drawn == 1)
    let content = try #require(screen.node?.layer.children.first?.layer.content)
    guard case .drawing(let drawing) = content else {
      Issue.record("not a drawing: \(content)")
      return
    }
    #expect(drawing.commands.count == 1)
  }

  @Test func `what changes after a commit shows with the next`() {
    let layer = screen.makeLayer(CALayer())
    CATransaction.setDisableActions(true)
    layer.isHidden = true
    #expect(screen.node?.layer.children.count == 1)
    screen.core.flushTurn()
    #expect(screen.node?.layer.children.isEmpty == true)
  }

  @Test func `a negative shows any instant of a recording`() {
    let layer = screen.makeLayer(CALayer())
    let negative = Negative(start: screen.core.now)
    screen.core.layers.negative = negative
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(animation, forKey: nil)
    screen.advance(to: 1)
    let opacities = [0.25, 0.75].map { time in
      let scene = negative.scene(at: Instant(seconds: time))
      return scene.root.layer.children.first?.layer.children.first?.layer.opacity
    }
    #expect(opacities == [0.25, 0.75])
  }
}
