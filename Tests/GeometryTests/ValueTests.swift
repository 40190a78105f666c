import Foundation
import Geometry
import TestSupport
import Testing

/// Each field of the small values on its own: no two of them are taken for each other.
@Suite struct ValueTests {
  @Test func theNamesOfCMeanTheSameValues() {
    #expect(CGPointZero == .zero && CGSizeZero == .zero && CGRectZero == .zero)
    #expect(CGRectNull.isNull && CGRectInfinite.isInfinite)
  }

  // MARK: - Insets

  private static let (one, other) = (
    UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40),
    UIEdgeInsets(top: 10, left: 2, bottom: 30, right: 4)
  )

  @Test func insetsAddUpEdgeByEdge() {
    #expect(Self.one.adding(Self.other) == UIEdgeInsets(top: 11, left: 22, bottom: 33, right: 44))
  }

  @Test func theLargerInsetOfEachEdgeHolds() {
    let both = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(Self.one.atLeast(Self.other) == both && Self.other.atLeast(Self.one) == both)
  }

  @Test func insetsReachIntoAViewAsFarAsTheyAreNotUsedUp() {
    let insets = UIEdgeInsets(top: 50, left: 60, bottom: 70, right: 80)
    let frame = CGRect(x: 10, y: 20, width: 300, height: 400)
    // 90 points are left on the right, and 180 below.
    let left = insets.reaching(into: frame, in: CGSize(width: 400, height: 600))
    #expect(left == UIEdgeInsets(top: 30, left: 50, bottom: -110, right: -10))
  }

  @Test func lanesAreTheFieldsInTheirOrder() {
    #expect(SIMD4(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == SIMD4(1, 2, 3, 4))
    let directed = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(SIMD4(directed) == SIMD4(1, 2, 3, 4))
    #expect(NSDirectionalEdgeInsets(SIMD4(1, 2, 3, 4)) == directed)
    #expect(UIEdgeInsets(SIMD4(1, 2, 3, 4)) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(SIMD4(CGRect(x: 1, y: 2, width: 3, height: 4)) == SIMD4(1, 2, 3, 4))
    #expect(CGRect(SIMD4(1, 2, 3, 4)) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(SIMD2(UIOffset(horizontal: 1, vertical: 2)) == SIMD2(1, 2))
    #expect(SIMD2(CGVector(dx: 1, dy: 2)) == SIMD2(1, 2))
    #expect(SIMD2(CGSize(width: 1, height: 2)) == SIMD2(1, 2))
  }

  // MARK: - Strings

  @Test func everyValueReadsItsOwnString() {
    let point = CGPoint(x: 1, y: 2.5), size = CGSize(width: 3, height: -4)
    #expect(CGPointFromString(NSStringFromCGPoint(point)) == point)
    #expect(CGSizeFromString(NSStringFromCGSize(size)) == size)
    let rect = CGRect(origin: point, size: size)
    #expect(CGRectFromString(NSStringFromCGRect(rect)) == rect)
    let vector = CGVector(dx: 5, dy: 6)
    #expect(CGVectorFromString(NSStringFromCGVector(vector)) == vector)
    let offset = UIOffset(horizontal: 7, vertical: 8)
    #expect(UIOffsetFromString(NSStringFromUIOffset(offset)) == offset)
    #expect(UIEdgeInsetsFromString(NSStringFromUIEdgeInsets(Self.one)) == Self.one)
    let directed = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      NSDirectionalEdgeInsetsFromString(NSStringFromDirectionalEdgeInsets(directed)) == directed
    )
    let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CGAffineTransformFromString(NSStringFromCGAffineTransform(t)) == t)
  }

  @Test(arguments: ["", "{1}", "{1, 2, 3}", "{1, x}", "{1, 2, x}"])
  func aStringOfAnotherShapeIsZero(text: String) {
    #expect(CGPointFromString(text) == .zero && CGSizeFromString(text) == .zero)
    #expect(CGVectorFromString(text) == .zero && UIOffsetFromString(text) == .zero)
    #expect(UIEdgeInsetsFromString(text) == .zero && CGRectFromString(text) == .zero)
  }

  // MARK: - Colours

  @Test func colorsAreEqualInNumbersSpaceAndAlpha() {
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color == CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    #expect(Set([color, CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)]).count == 1)
    for unlike in [
      CGColor(red: 0.5, green: 0.2, blue: 0.3, alpha: 0.4),
      CGColor(red: 0.1, green: 0.5, blue: 0.3, alpha: 0.4),
      CGColor(red: 0.1, green: 0.2, blue: 0.5, alpha: 0.4),
      CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5),
      CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4),
    ] { #expect(color != unlike) }
    #expect(CGColor(gray: 0.5, alpha: 1) != CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
  }

  /// A clear colour has a hue that numbers divided by alpha would lose.
  @Test(arguments: [Color.MixingSpace.sRGB, .linear, .oklab])
  func theEndsOfAMixAreExactlyItsColors(space: Color.MixingSpace) {
    let colors = [
      Color(red: 0.3, green: 0.7, blue: 0.1, alpha: 0), Color(red: 0.1, green: 0.2, blue: 0.9),
      Color(red: 0.3, green: 0.7, blue: 0.1, alpha: 0.35), Color(white: 1.5),
    ]
    for a in colors {
      for b in colors {
        #expect(Color.mix(a, b, 0, in: space) == a && Color.mix(a, b, 1, in: space) == b)
        if a == b { #expect(Color.mix(a, b, 0.3, in: space) == a) }
      }
    }
  }

  // MARK: - Matrices

  @Test func theEndsOfAMixAreExactlyItsMatrices() {
    var random = SeededGenerator(seed: 41)
    let flat = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 1, ty: 2)
    let planes = (0..<20).map { _ in CGAffineTransform.random(using: &random) } + [flat]
    let solids = (0..<20).map { _ in CATransform3D.random(using: &random) }
    for (a, b) in zip(planes, planes.dropFirst()) {
      #expect(CGAffineTransform.mix(a, b, 0) == a && CGAffineTransform.mix(a, b, 1) == b)
      #expect(CGAffineTransform.mix(a, a, 0.7) == a)
    }
    for (a, b) in zip(solids, solids.dropFirst()) {
      #expect(CATransform3DEqualToTransform(CATransform3D.mix(a, b, 0), a))
      #expect(CATransform3DEqualToTransform(CATransform3D.mix(a, b, 1), b))
      #expect(CATransform3DEqualToTransform(CATransform3D.mix(a, a, 0.7), a))
    }
  }

  /// Of two mirrored matrices neither turns, whichever axis the parts put the mirror on.
  @Test func mirroredMatricesMeetWithoutATurn() {
    for (x, y) in [(-1, 1), (1, -1)] as [(CGFloat, CGFloat)] {
      let mirror = CGAffineTransform(scaleX: x, y: y)
      let larger = CGAffineTransform(scaleX: 3 * x, y: 3 * y)
      let middle = CGAffineTransform.mix(mirror, larger, 0.5)
      #expect(distance(middle.row, CGAffineTransform(scaleX: 2 * x, y: 2 * y).row) < 1e-12)
      let plain = CGAffineTransform.mix(.identity, mirror, 0.5)
      #expect(abs(plain.a * plain.d - plain.b * plain.c) < 1e-12, "it goes through a flat picture")
    }
  }

  @Test func aRotationOnTheScreenTurnsAboutTheViewersAxis() {
    let turn = TransformOperation.rotation(byRadians: 0.7).matrix
    #expect(CATransform3DEqualToTransform(turn, CATransform3DMakeRotation(0.7, 0, 0, 1)))
    #expect(turn.m33 == 1 && turn.m13 == 0 && turn.m23 == 0)
  }

  private static func turn(_ angle: CGFloat, _ axis: SIMD3<Double>) -> CATransform3D {
    CATransform3DMakeRotation(angle, CGFloat(axis.x), CGFloat(axis.y), CGFloat(axis.z))
  }

  /// Half a turn has two ways; about each axis it goes the way on which angles grow.
  @Test(arguments: [SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)] as [SIMD3<Double>])
  func halfATurnGoesTheWayOnWhichAnglesGrow(axis: SIMD3<Double>) {
    for start in [0, 0.4, -1.1] as [CGFloat] {
      let (from, to) = (Self.turn(start, axis), Self.turn(start + .pi, axis))
      let middle = Self.turn(start + .pi / 2, axis)
      let mixed = CATransform3D.mix(from, to, 0.5)
      let apart = [
        mixed.m11 - middle.m11, mixed.m12 - middle.m12, mixed.m13 - middle.m13,
        mixed.m21 - middle.m21, mixed.m22 - middle.m22, mixed.m23 - middle.m23,
        mixed.m31 - middle.m31, mixed.m32 - middle.m32, mixed.m33 - middle.m33,
      ]
      #expect(apart.allSatisfy { abs($0) < 1e-9 })
    }
  }
}
