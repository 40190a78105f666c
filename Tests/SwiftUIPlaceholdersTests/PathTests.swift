import HeadlessUIKit
import Testing

@testable import SwiftUIPlaceholders

/// Outlines as values.
@MainActor @Suite struct PathTests {
  private let space = CGRect(x: 10, y: 20, width: 40, height: 20)

  @Test func aCopyDoesNotChangeWithItsOriginal() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    let copy = path
    path.addLine(to: CGPoint(x: 10, y: 30))
    #expect(copy.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 0))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 30))
    #expect(path != copy && path.currentPoint == CGPoint(x: 10, y: 30))
  }

  @Test func shapesFillTheirSpace() {
    let shapes: [any Shape] = [
      Rectangle(), Ellipse(), Capsule(), RoundedRectangle(cornerRadius: 99),
    ]
    for shape in shapes {
      let box = shape.path(in: space).boundingRect
      #expect(abs(box.minX - 10) < 1e-9 && abs(box.maxX - 50) < 1e-9, "\(type(of: shape))")
      #expect(abs(box.minY - 20) < 1e-9 && abs(box.maxY - 40) < 1e-9, "\(type(of: shape))")
    }
    let circle = Circle().path(in: space).boundingRect
    #expect(abs(circle.width - 20) < 1e-9 && abs(circle.midX - 30) < 1e-9)
  }

  /// [D] As in Core Graphics, where y points up.
  @Test func arcsTurnAsInCoreGraphics() {
    let path = Path {
      $0.addArc(
        center: .zero,
        radius: 10,
        startAngle: .degrees(0),
        endAngle: .degrees(90),
        clockwise: false
      )
    }
    #expect(path.currentPoint.map { abs($0.x) < 1e-9 && abs($0.y - 10) < 1e-9 } == true)
    #expect(path.contains(CGPoint(x: 6, y: 6)) && !path.contains(CGPoint(x: -1, y: -1)))
    #expect(path.offsetBy(dx: 5, dy: 0).contains(CGPoint(x: 11, y: 6)))
  }

  @Test func roundCornersAreLeftOut() {
    let corner = CGPoint(x: 11, y: 21)
    let (square, round) = (Rectangle().path(in: space), Capsule().path(in: space))
    #expect(square.contains(corner) && !round.contains(corner))
    let slight = RoundedRectangle(cornerRadius: 1).path(in: space)
    #expect(slight.contains(corner) && !slight.contains(CGPoint(x: 10.1, y: 20.1)))
    let wide = RoundedRectangle(cornerSize: CGSize(width: 20, height: 1)).path(in: space)
    #expect(!wide.contains(CGPoint(x: 11, y: 20.2)) && wide.contains(CGPoint(x: 11, y: 23)))
  }

  @Test func aHoleIsOneByTheRuleOfEvenAndOdd() {
    var path = Path(space)
    path.addRect(space.insetBy(dx: 5, dy: 5))
    let middle = CGPoint(x: 30, y: 30)
    #expect(path.contains(middle) && !path.contains(middle, eoFill: true))
    #expect(path.contains(CGPoint(x: 12, y: 30), eoFill: true))
  }

  @Test func nothingHasNoPoint() {
    #expect(Path().isEmpty && Path().currentPoint == nil)
    let moved = Path(CGRect(x: 0, y: 0, width: 1, height: 1)).offsetBy(dx: 3, dy: -4)
    #expect(moved.boundingRect == CGRect(x: 3, y: -4, width: 1, height: 1) && !moved.isEmpty)
  }

  @Test func anAppsOwnShapeNeedsAPathOnly() {
    struct Notch: Shape {
      func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: 5, dy: 5)) }
    }
    #expect(Notch().path(in: space).boundingRect.width == 30)
  }
}
