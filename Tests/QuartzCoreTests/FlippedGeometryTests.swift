import CoreGraphics
import Geometry
import Scene
import TestSupport
import Testing

@testable import QuartzCore

/// [D] A flipped layer has its origin at the bottom, where paths of letters have theirs.
@MainActor
@Suite struct FlippedGeometryTests {
  private func shape(_ points: [CGPoint], isFlipped: Bool) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.bounds = CGRect(x: 5, y: 10, width: 40, height: 20)
    let path = CGMutablePath()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    layer.path = path
    layer.strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.isGeometryFlipped = isFlipped
    return layer
  }

  @Test func thePathOfAShapeIsMirroredWithinItsBounds() {
    let points = [CGPoint(x: 5, y: 10), CGPoint(x: 45, y: 12), CGPoint(x: 20, y: 28)]
    let mirrored = points.map { CGPoint(x: $0.x, y: 40 - $0.y) }
    let flipped = shape(points, isFlipped: true)
    #expect(flipped.values.content == shape(mirrored, isFlipped: false).values.content)
    #expect(flipped.values.content != shape(points, isFlipped: false).values.content)
    flipped.isGeometryFlipped = false
    #expect(flipped.values.content == shape(points, isFlipped: false).values.content)
  }

  private let screen = Screen()

  /// A flipped layer of 100 by 100 points with a sublayer.
  private func flippedLayer(around child: CALayer) -> CALayer {
    let outer = CALayer()
    outer.frame = CGRect(x: 0, y: 20, width: 100, height: 100)
    outer.isGeometryFlipped = true
    outer.addSublayer(child)
    screen.root.addSublayer(outer)
    screen.core.flushTurn()
    return outer
  }

  private func inner() throws -> Layer {
    let outer = try #require(screen.node?.layer.children.first)
    return try #require(outer.layer.children.first).layer
  }

  @Test(.evidence(.documented))
  func `sublayers stand where y grows upwards`() throws {
    let child = CALayer()
    child.frame = CGRect(x: 10, y: 5, width: 20, height: 30)
    let outer = flippedLayer(around: child)
    #expect(try inner().frame == CGRect(x: 10, y: 65, width: 20, height: 30))
    #expect(child.frame == CGRect(x: 10, y: 5, width: 20, height: 30))
    #expect(child.convert(.zero, to: screen.root) == CGPoint(x: 10, y: 115))
    #expect(child.convert(CGPoint(x: 10, y: 115), from: screen.root) == .zero)
    #expect(screen.root.hitTest(CGPoint(x: 15, y: 100)) === child)
    #expect(screen.root.hitTest(CGPoint(x: 15, y: 40)) === outer)
    #expect(outer.contentsAreFlipped() && child.contentsAreFlipped())
    outer.isGeometryFlipped = false
    screen.core.flushTurn()
    #expect(try inner().frame == child.frame)
  }

  /// What was committed elsewhere and has not changed since is mirrored too.
  @Test(.evidence(.documented, .inferred))
  func `a second flip undoes the first`() throws {
    let points = [CGPoint(x: 5, y: 10), CGPoint(x: 45, y: 12), CGPoint(x: 20, y: 28)]
    let plain = shape(points, isFlipped: false).values.content
    let flipped = shape(points, isFlipped: true).values.content
    let child = shape(points, isFlipped: true)
    let outer = flippedLayer(around: child)
    #expect(try inner().content == plain)
    #expect(!child.contentsAreFlipped())
    outer.isGeometryFlipped = false
    screen.core.flushTurn()
    #expect(try inner().content == flipped)
  }

  @Test(.evidence(.inferred))
  func `corners, shadows and transforms are mirrored`() throws {
    let child = CALayer()
    (child.cornerRadius, child.maskedCorners) = (4, .layerMinXMinYCorner)
    (child.shadowOpacity, child.shadowOffset) = (1, CGSize(width: 1, height: 2))
    child.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    _ = flippedLayer(around: child)
    let layer = try inner()
    #expect(layer.cornerRadii.bottomLeft == 4 && layer.cornerRadii.topLeft == 0)
    #expect(layer.shadow?.offset == CGSize(width: 1, height: -2))
    #expect(abs(layer.transform.m12 + 1) < 1e-12, "it turns the other way")
  }
}
