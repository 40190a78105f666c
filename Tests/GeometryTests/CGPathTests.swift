import Foundation
import Geometry
import Testing

private let rect = CGRect(x: 1, y: 2, width: 30, height: 40)

@Suite struct CGPathTests {
  @Test func copiesDoNotGrowWithTheirOriginal() throws {
    let path = CGMutablePath()
    path.addRect(rect)
    let copy = try #require(path.copy())
    path.addLine(to: .zero)
    #expect(copy == CGPath(rect: rect, transform: nil))
    #expect(copy != path)
  }

  @Test func elementsComeOneByOne() {
    let path = CGMutablePath()
    path.addRect(rect)
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    var kinds: [CGPathElementType] = []
    var last = CGPoint.zero
    path.applyWithBlock { element in
      kinds.append(element.pointee.type)
      if element.pointee.type == .addQuadCurveToPoint { last = element.pointee.points[1] }
    }
    let sides = [CGPathElementType](repeating: .addLineToPoint, count: 3)
    #expect(kinds == [.moveToPoint] + sides + [.closeSubpath, .addQuadCurveToPoint])
    #expect(last == CGPoint(x: 5, y: 6))
  }

  @Test func segmentsFromNowhereAreRefused() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.closeSubpath()
    #expect(path.isEmpty)
    #expect(path.boundingBox.isNull)
  }

  @Test func transformsReachEveryPoint() {
    var t = CGAffineTransform(translationX: 10, y: 20)
    let moved = CGPath(rect: rect, transform: &t)
    #expect(moved.boundingBox == rect.offsetBy(dx: 10, dy: 20))
    #expect(moved.contains(CGPoint(x: 12, y: 23)))
  }

  @Test func pointsAreTransformedBeforeTheyAreSought() {
    let path = CGPath(rect: rect, transform: nil)
    let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(path.contains(CGPoint(x: 60, y: 80), transform: half))
    #expect(!path.contains(CGPoint(x: 1.5, y: 3), transform: half))
  }

  @Test func rectanglesKnowThatTheyAre() {
    var found = CGRect.zero
    #expect(CGPath(rect: rect, transform: nil).isRect(&found))
    #expect(found == rect)
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    var turn = CGAffineTransform(rotationAngle: 0.1)
    #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
    #expect(!CGMutablePath().isRect(nil))
  }

  @Test func strokedCopyIsAnOutline() {
    let outline = CGPath(rect: rect, transform: nil).copy(
      strokingWithWidth: 2,
      lineCap: .butt,
      lineJoin: .miter,
      miterLimit: 10
    )
    #expect(outline.boundingBox == rect.insetBy(dx: -1, dy: -1))
    #expect(!outline.contains(CGPoint(x: rect.midX, y: rect.midY)))
  }
}
