import Foundation
import Geometry
import HeadlessUIKit
import Scene
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
    #expect(path.cgPath == CGPath(ellipseIn: square, transform: nil))
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
