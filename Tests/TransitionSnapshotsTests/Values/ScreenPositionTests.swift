import Foundation
import Geometry
import Scene
import Testing

@testable import TransitionSnapshots

/// Where a layer is on the screen, whatever its ancestors do.
@Suite struct ScreenPositionTests {
  private func layer(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Layer {
    Layer(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  private func scene(_ outer: Layer, around inner: Layer) -> Scene {
    var outer = outer
    outer.children = [Node(layer(0, 0, 1, 1)), Node(inner, id: 5, label: "inner")]
    let root = Layer(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200),
      children: [Node(outer, id: 3, label: "outer")]
    )
    return Scene(size: root.bounds.size, background: .white, root: Node(root))
  }

  private func frame(_ outer: Layer, _ inner: Layer) throws -> CGRect {
    let scene = scene(outer, around: inner)
    let found = try #require(ScreenPosition.find(5, in: scene))
    #expect(ScreenPosition.all(in: scene)[5] == found)
    return found.frame
  }

  private func expect(_ one: CGRect, _ other: CGRect) {
    let pairs = [
      (one.minX, other.minX), (one.minY, other.minY), (one.width, other.width),
      (one.height, other.height),
    ]
    #expect(pairs.allSatisfy { abs($0.0 - $0.1) < 1e-9 }, "\(one) is not \(other)")
  }

  @Test func placesAreAddedUp() throws {
    expect(
      try frame(layer(10, 20, 50, 60), layer(1, 2, 3, 4)),
      CGRect(x: 11, y: 22, width: 3, height: 4)
    )
    var scrolled = layer(10, 20, 50, 60)
    scrolled.bounds.origin = CGPoint(x: 5, y: 7)
    expect(try frame(scrolled, layer(1, 2, 3, 4)), CGRect(x: 6, y: 15, width: 3, height: 4))
  }

  @Test func sizesAreScaledAndTurned() throws {
    var twice = layer(10, 20, 50, 60)
    twice.transform = CATransform3DMakeScale(2, 3, 1)
    // The middle of the outer layer, (35, 50), stays.
    expect(
      try frame(twice, layer(1, 2, 3, 4)),
      CGRect(x: 35 + 2 * (11 - 35), y: 50 + 3 * (22 - 50), width: 6, height: 12)
    )
    var turned = layer(10, 20, 50, 60)
    turned.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    expect(
      try frame(turned, layer(1, 2, 3, 4)),
      CGRect(x: 35 - (26 - 50), y: 50 + (11 - 35), width: 4, height: 3)
    )
    // An eighth of a turn: the box around all four corners.
    var inner = layer(0, 0, 10, 10)
    inner.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    let side = 10 * 2.0.squareRoot()
    expect(
      try frame(layer(10, 20, 50, 60), inner),
      CGRect(x: 15 - side / 2, y: 25 - side / 2, width: side, height: side)
    )
  }

  @Test func theCamerasDepthCounts() throws {
    var outer = layer(0, 0, 100, 100)
    outer.sublayerTransform.m34 = -1.0 / 100
    var near = layer(40, 40, 20, 20)
    near.zPosition = 50
    // Half way to the eye everything is twice as large, seen from the middle.
    expect(try frame(outer, near), CGRect(x: 30, y: 30, width: 40, height: 40))
    near = layer(60, 50, 10, 20)
    near.zPosition = 50
    expect(try frame(outer, near), CGRect(x: 70, y: 50, width: 20, height: 40))
  }

  @Test func onlyWhatIsFollowedHasAPlace() {
    let scene = scene(layer(0, 0, 9, 9), around: layer(0, 0, 1, 1))
    #expect(ScreenPosition.find(4, in: scene) == nil)
    #expect(ScreenPosition.all(in: scene).keys.sorted() == [3, 5])
  }

  @Test func opacityIsItsOwn() throws {
    var (outer, inner) = (layer(0, 0, 9, 9), layer(0, 0, 1, 1))
    (outer.opacity, inner.opacity) = (0.5, 0.25)
    let scene = scene(outer, around: inner)
    #expect(ScreenPosition.find(5, in: scene)?.alpha == 0.25)
    #expect(ScreenPosition.find(3, in: scene)?.alpha == 0.5)
  }

  @Test func aTransformIsWrittenAsShortAsItCanBe() throws {
    var inner = layer(0, 0, 1, 1)
    func words(_ transform: CATransform3D) throws -> String {
      inner.transform = transform
      return try #require(ScreenPosition.find(5, in: scene(layer(0, 0, 9, 9), around: inner)))
        .transformWords
    }
    #expect(try words(CATransform3DIdentity) == "identity")
    var flat = CATransform3DIdentity
    (flat.m11, flat.m12, flat.m21, flat.m22, flat.m41, flat.m42) = (1.5, 2, 3, 4.00004, 5, 6.12345)
    #expect(try words(flat) == "1.5 2 3 4 5 6.1235")
    var deep = CATransform3DIdentity
    (deep.m11, deep.m12, deep.m13, deep.m14) = (1, 2, 3, 4)
    (deep.m21, deep.m22, deep.m23, deep.m24) = (5, 6, 7, 8)
    (deep.m31, deep.m32, deep.m33, deep.m34) = (9, 10, 11, 12)
    (deep.m41, deep.m42, deep.m43, deep.m44) = (13, 14, 15, 16)
    #expect(try words(deep) == "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16")
  }

  @Test func theViewsOfADifferenceAreNamed() {
    let scene = scene(layer(0, 0, 60, 60), around: layer(10, 10, 20, 20))
    func names(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [String] {
      TouchedViews.names(of: CGRect(x: x, y: y, width: width, height: height), in: scene)
    }
    #expect(names(10, 10, 20, 20) == ["inner"])
    #expect(names(0, 0, 60, 60) == ["outer"])
    #expect(names(0, 0, 60, 50) == ["outer"])
    #expect(names(80, 80, 5, 5).isEmpty && names(60, 0, 5, 5).isEmpty)
    // As much of one as of the other: the innermost first.
    #expect(names(0, 0, 30, 40) == ["inner", "outer"])
  }
}
