import Foundation
import Geometry
import TestSupport
import Testing

@Suite struct MixingTests {
  @Test func endsAreExact() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<100 {
      let (a, b) = (
        CATransform3D.random(using: &generator), CATransform3D.random(using: &generator)
      )
      #expect(CATransform3D.mix(a, b, 0) == a)
      #expect(CATransform3D.mix(a, b, 1) == b)
    }
  }

  @Test func partsInSpacePutTogetherAgainAreTheMatrix() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      var t = CATransform3D.random(using: &generator)
      t.m44 = 1
      guard abs(t.rows.determinant) > 0.2 else { continue }
      let parts = try #require(SpatialParts(t.rows))
      let again = CATransform3D(MatrixRows(parts))
      #expect(distance(again.numbers, t.numbers) < 1e-8)
    }
  }

  @Test func partsInThePlanePutTogetherAgainAreTheMatrix() throws {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<500 {
      let t = CGAffineTransform.random(using: &generator)
      guard abs(t.a * t.d - t.b * t.c) > 1e-3 else { continue }
      let parts = try #require(PlanarParts(t))
      #expect(distance(CGAffineTransform(parts).row, t.row) < 1e-12)
    }
  }

  @Test func bothWaysMeetInTheMiddle() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let (a, b) = (
        CGAffineTransform.random(using: &generator), CGAffineTransform.random(using: &generator)
      )
      let there = CGAffineTransform.mix(a, b, 0.5)
      let back = CGAffineTransform.mix(b, a, 0.5)
      #expect(distance(there.row, back.row) < 1e-9)
    }
  }

  @Test(arguments: [0.25, 0.5, 0.75])
  func halfATurnGoesTowardsGreaterAngles(p: Double) {
    let half = CGAffineTransform(rotationAngle: .pi)
    let expected = CGAffineTransform(rotationAngle: .pi * CGFloat(p))
    #expect(distance(CGAffineTransform.mix(.identity, half, p).row, expected.row) < 1e-12)
    let solid = CATransform3DMakeRotation(.pi, 0, 1, 0)
    let part = CATransform3D.mix(CATransform3DIdentity, solid, p)
    let stated = CATransform3DMakeRotation(.pi * CGFloat(p), 0, 1, 0)
    #expect(distance(part.numbers, stated.numbers) < 1e-12)
  }

  @Test func flatMatricesJumpHalfWay() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(CGAffineTransform.mix(.identity, flat, 0.49) == .identity)
    #expect(CGAffineTransform.mix(.identity, flat, 0.5) == flat)
    var solid = CATransform3DMakeScale(0, 0, 0)
    solid.m34 = -0.001
    #expect(CATransform3D.mix(CATransform3DIdentity, solid, 0.49) == CATransform3DIdentity)
    #expect(CATransform3D.mix(CATransform3DIdentity, solid, 0.5) == solid)
  }

  @Test func mirrorsSquashInsteadOfTurning() {
    let mirror = CGAffineTransform(scaleX: -1, y: 1)
    #expect(CGAffineTransform.mix(.identity, mirror, 0.5).row == [0, 0, 0, 1, 0, 0])
  }

  /// Beyond no perspective at all things would grow with distance.
  @Test(arguments: [-0.5, -1e-9, 1 + 1e-9, 1.3])
  func perspectiveThatOvershootsIsNeverNegative(p: Double) throws {
    let none = TransformOperation.perspective(distance: .infinity)
    let some = TransformOperation.perspective(distance: 400)
    for (from, to) in [(none, some), (some, none), (some, some)] {
      let mixed = try #require(TransformOperation.pair(from, to, p))
      #expect(mixed.matrix.m34 <= 0 && mixed.matrix.m34.isFinite)
    }
  }

  @Test func perspectiveMovesEvenlyInM34() {
    var deep = CATransform3DIdentity
    deep.m34 = -1.0 / 500
    let mixed = CATransform3D.mix(CATransform3DIdentity, deep, 0.5)
    #expect(abs(mixed.m34 + 0.001) < 1e-15)
  }

  @Test func colorsOfNoAlphaLendNoHue() {
    let red = Color(red: 1, green: 0, blue: 0)
    let mixed = Color.mix(red, Color(red: 0, green: 0, blue: 1, alpha: 0), 0.25)
    #expect(mixed == Color(red: 1, green: 0, blue: 0, alpha: 0.75))
  }

  @Test func linearMiddleOfBlackAndWhiteIsHalfTheLight() {
    let gray = Color.mix(.black, .white, 0.5, in: .linear)
    #expect(abs(Color.linear(gray.red) - 0.5) < 1e-12)
  }

  @Test(arguments: [Color.MixingSpace.sRGB, .linear, .oklab])
  func everySpaceComesBack(space: Color.MixingSpace) {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<100 {
      let channels = (0..<3).map { _ in Double.random(in: 0...1, using: &generator) }
      let color = Color(red: channels[0], green: channels[1], blue: channels[2])
      let mixed = Color.mix(color, color.withAlpha(0.5), 0.5, in: space)
      #expect(distance(mixed.row, color.withAlpha(0.75).row) < 1e-12)
    }
  }

  @Test func pathsOfOneStructureMixPointByPoint() {
    let (small, large) = (
      CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 2, y: 0, width: 4, height: 6)
    )
    let mixed = Path.mix(Path(ellipseIn: small), Path(ellipseIn: large), 0.5)
    let stated = Path(ellipseIn: CGRect(x: 1, y: 0, width: 3, height: 4))
    #expect(mixed.corresponds(to: stated))
    let offsets = zip(mixed.elements, stated.elements).flatMap { zip($0.points, $1.points) }
    #expect(offsets.allSatisfy { hypot($0.x - $1.x, $0.y - $1.y) < 1e-12 })
  }

  @Test func pathsOfTwoStructuresJumpHalfWay() {
    let rect = CGRect(x: 0, y: 0, width: 2, height: 2)
    let (square, circle) = (Path(rect: rect), Path(ellipseIn: rect))
    #expect(Path.mix(square, circle, 0.49) == square)
    #expect(Path.mix(square, circle, 0.5) == circle)
    #expect(!square.corresponds(to: circle))
  }
}
