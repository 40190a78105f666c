import Foundation
import Geometry
import HeadlessUIKit
import Scene
import TestSupport
import Testing

@MainActor
@Suite struct UIBezierPathTests {
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  /// On screen, where y points down, clockwise from the right goes through the bottom.
  @Test func clockwiseIsAsSeenOnScreen() {
    let arc = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50),
      radius: 10,
      startAngle: 0,
      endAngle: .pi,
      clockwise: true
    )
    let bounds = arc.cgPath.boundingBoxOfPath
    #expect(abs(bounds.minY - 50) < 1e-9)
    #expect(abs(bounds.maxY - 60) < 1e-9)
  }

  @Test(arguments: [true, false])
  func wholeTurnsAreCircles(clockwise: Bool) {
    let arc = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50),
      radius: 10,
      startAngle: 0,
      endAngle: 2 * .pi,
      clockwise: clockwise
    )
    #expect(arc.contains(CGPoint(x: 50, y: 42)))
    #expect(arc.contains(CGPoint(x: 50, y: 58)))
  }

  @Test func continuousCornersReachFartherThanTheirRadius() throws {
    let path = UIBezierPath(roundedRect: square, cornerRadius: 20)
    #expect(path.bounds == square)
    // 1.528665 radii from the corner.
    let start = CGPoint(x: 100 - 20 * 1.528665, y: 0)
    #expect(path.cgPath.value.elements.first == .move(start))
    #expect(!path.contains(CGPoint(x: 4, y: 4)))
    #expect(path.contains(CGPoint(x: 7, y: 7)))
  }

  @Test func cornersWithoutRoomAreCircular() {
    let path = UIBezierPath(roundedRect: square, cornerRadius: 50)
    let outline = path.cgPath.value.subpaths.flatMap(\.segments)
    for segment in outline {
      for part in 0...4 {
        let away = segment.point(at: Double(part) / 4) - SIMD2(50, 50)
        #expect(abs((away * away).sum().squareRoot() - 50) < 0.02)
      }
    }
  }

  /// 642 of 1000 random ovals had lines of 1e-14 of a point where a sum was rounded.
  @Test(.rule("path.same-structure", .documented))
  func ovalsAlwaysMatch() {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<1000 {
      let oval = UIBezierPath(ovalIn: randomFrame(&generator)).cgPath.value
      #expect(oval.elements.map(\.points.count) == [1, 3, 3, 3, 3, 0])
    }
  }

  @Test(.rule("path.same-structure", .documented))
  func roundedRectanglesAlwaysMatch() {
    var generator = SeededGenerator(seed: 9)
    let sample = UIBezierPath(roundedRect: square, cornerRadius: 20).cgPath.value
    let sampleInCG = CGPath(
      roundedRect: square,
      cornerWidth: 5,
      cornerHeight: 9,
      transform: nil
    ).value
    for step in 0..<300 {
      let frame = randomFrame(&generator)
      let radius = step % 10 == 0 ? 0 : CGFloat.random(in: 0...80, using: &generator)
      let corners = UIRectCorner(rawValue: UInt.random(in: 0...15, using: &generator))
      let size = CGSize(width: radius, height: radius)
      let path = UIBezierPath(roundedRect: frame, byRoundingCorners: corners, cornerRadii: size)
      #expect(path.cgPath.value.corresponds(to: sample))
      let (width, height) = (min(radius, frame.width / 2), min(radius, frame.height / 2))
      let plain = CGPath(
        roundedRect: frame,
        cornerWidth: width,
        cornerHeight: height,
        transform: nil
      )
      #expect(plain.value.corresponds(to: sampleInCG))
    }
  }

  @Test(.rule("path.same-structure", .documented))
  func arcsOfTheSameAnglesAlwaysMatch() {
    var generator = SeededGenerator(seed: 10)
    for _ in 0..<300 {
      let start = CGFloat.random(in: -7...7, using: &generator)
      for quarters in 1...4 {
        let arc = UIBezierPath(
          arcCenter: randomFrame(&generator).origin,
          radius: CGFloat.random(in: 0...400, using: &generator),
          startAngle: start,
          endAngle: start + CGFloat(quarters) * .pi / 2,
          clockwise: true
        )
        let kinds = arc.cgPath.value.elements.map(\.points.count)
        #expect(kinds == [1] + [Int](repeating: 3, count: quarters))
      }
    }
  }

  /// Some of them without width or height.
  private func randomFrame(_ generator: inout SeededGenerator) -> CGRect {
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &generator) }
    let (width, height) = (max(0, number(-5...300)), max(0, number(-5...300)))
    return CGRect(x: number(-200...200), y: number(-200...200), width: width, height: height)
  }

  @Test func onlyTheNamedCornersAreRound() {
    let path = UIBezierPath(
      roundedRect: square,
      byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(width: 20, height: 20)
    )
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(!path.contains(CGPoint(x: 99, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 99)))
    #expect(path.contains(CGPoint(x: 99, y: 99)))
  }

  @Test func evenOddRuleLeavesHoles() {
    let path = UIBezierPath(rect: square)
    path.append(UIBezierPath(rect: square.insetBy(dx: 20, dy: 20)))
    #expect(path.contains(CGPoint(x: 50, y: 50)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 50, y: 50)))
  }

  @Test func copiesGoTheirOwnWay() throws {
    let path = UIBezierPath(ovalIn: square)
    path.lineWidth = 7
    path.setLineDash([1, 2, 3], count: 3, phase: 4)
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy == path)
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(copy.bounds == square)
    var (count, phase) = (0, CGFloat.zero)
    var pattern = [CGFloat](repeating: 0, count: 3)
    copy.getLineDash(&pattern, count: &count, phase: &phase)
    #expect(pattern == [1, 2, 3])
    #expect((count, phase) == (3, 4))
  }

  @Test func copiesKeepEverySetting() throws {
    let path = UIBezierPath(rect: square)
    path.lineWidth = 7
    path.lineCapStyle = .square
    path.lineJoinStyle = .bevel
    path.miterLimit = 3
    path.flatness = 0.25
    path.usesEvenOddFillRule = true
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy.lineWidth == 7 && copy.lineCapStyle == .square && copy.lineJoinStyle == .bevel)
    #expect(copy.miterLimit == 3 && copy.flatness == 0.25 && copy.usesEvenOddFillRule)
  }

  @Test func fillsAndStrokesAreRecorded() {
    let path = UIBezierPath(rect: square)
    path.lineWidth = 3
    let commands = recorded { _ in
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      path.fill()
      path.stroke(with: .multiply, alpha: 0.5)
      path.addClip()
    }
    let red = Ink(.color(Color(red: 1, green: 0, blue: 0)))
    let blue = Ink(.color(Color(red: 0, green: 0, blue: 1)), opacity: 0.5, blendMode: .multiply)
    let outline = path.cgPath.value
    #expect(
      commands == [
        .fill(outline, rule: .winding, ink: red),
        .stroke(outline, style: StrokeStyle(width: 3), ink: blue),
        .clip(outline, rule: .winding),
      ]
    )
  }

  @Test func reversedPathsTurnTheOtherWay() {
    let path = UIBezierPath(rect: square)
    path.append(UIBezierPath(rect: square.insetBy(dx: 20, dy: 20)).reversing())
    #expect(!path.contains(CGPoint(x: 50, y: 50)))
  }
}
