import Foundation
import Geometry
import TestSupport
import Testing

private func line(_ points: CGPoint..., closed: Bool = false) -> Path {
  let path = CGMutablePath()
  path.addLines(between: points)
  if closed { path.closeSubpath() }
  return path.value
}

private let across = line(CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10))

private let corner = line(
  CGPoint(x: 0, y: 0),
  CGPoint(x: 40, y: 0),
  CGPoint(x: 40, y: 40)
)

@Suite struct StrokeTests {
  @Test(arguments: [
    (CGLineCap.butt, CGRect(x: 10, y: 6, width: 40, height: 8)),
    (.square, CGRect(x: 6, y: 6, width: 48, height: 8)),
    (.round, CGRect(x: 6, y: 6, width: 48, height: 8)),
  ])
  func capsReachAsFarAsTheyShould(cap: CGLineCap, bounds: CGRect) {
    let outline = across.stroked(width: 8, cap: cap)
    let found = outline.bounds
    #expect(
      distance(
        [found.minX, found.minY, found.maxX, found.maxY],
        [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY]
      ) < 1e-9
    )
    #expect(outline.contains(CGPoint(x: 6.2, y: 6.2)) == (cap == .square))
  }

  @Test(arguments: [(CGLineJoin.miter, true, true), (.round, true, false), (.bevel, false, false)])
  func joinsFillTheirShareOfTheCorner(join: CGLineJoin, reachesArc: Bool, reachesTip: Bool) {
    let outline = corner.stroked(width: 10, join: join)
    #expect(outline.contains(CGPoint(x: 43.4, y: -3.4)) == reachesArc)
    #expect(outline.contains(CGPoint(x: 44.9, y: -4.9)) == reachesTip)
    #expect(outline.contains(CGPoint(x: 42.4, y: -2.4)))
    #expect(outline.contains(CGPoint(x: 37, y: 3)))
    #expect(!outline.contains(CGPoint(x: 34, y: 6)))
  }

  @Test func sharpCornersLoseTheirMiter() {
    let sharp = line(CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 10))
    #expect(sharp.stroked(width: 10, miterLimit: 40).bounds.maxX > 140)
    #expect(sharp.stroked(width: 10, miterLimit: 10).bounds.maxX < 106)
  }

  @Test func strokedCircleIsARing() {
    let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)).stroked(width: 10)
    var generator = SeededGenerator(seed: 13)
    for _ in 0..<500 {
      let point = CGPoint(
        x: CGFloat.random(in: -10...110, using: &generator),
        y: CGFloat.random(in: -10...110, using: &generator)
      )
      let radius = hypot(point.x - 50, point.y - 50)
      guard abs(abs(radius - 50) - 5) > 0.05 else { continue }
      #expect(ring.contains(point) == (abs(radius - 50) < 5))
    }
  }

  /// The claim behind every outline: inside means no farther than half the width.
  @Test func roundOutlineHoldsWhatIsNear() {
    var path = Path()
    path.move(to: CGPoint(x: 20, y: 80))
    path.addCubic(
      to: CGPoint(x: 120, y: 60),
      control1: CGPoint(x: 30, y: -40),
      control2: CGPoint(x: 90, y: 140)
    )
    path.addLine(to: CGPoint(x: 140, y: 20))
    let outline = path.stroked(width: 12, cap: .round, join: .round)
    let places = path.subpaths.flatMap(\.segments).flatMap { segment in
      (0...400).map { segment.point(at: Double($0) / 400) }
    }
    var generator = SeededGenerator(seed: 14)
    for _ in 0..<800 {
      let point = SIMD2(
        Double.random(in: 0...160, using: &generator),
        Double.random(in: -20...120, using: &generator)
      )
      let nearest = places.map { ($0 - point).length }.min() ?? .infinity
      guard abs(nearest - 6) > 0.1 else { continue }
      #expect(outline.contains(CGPoint(point)) == (nearest < 6), "\(point) lies \(nearest) away")
    }
  }

  @Test func closedStrokesHaveNoCaps() {
    let triangle = line(
      CGPoint(x: 0, y: 0),
      CGPoint(x: 60, y: 0),
      CGPoint(x: 30, y: 50),
      closed: true
    )
    let outline = triangle.stroked(width: 6, join: .bevel)
    #expect(outline.subpaths.count == 2)
    #expect(!outline.contains(CGPoint(x: 30, y: 20)))
    #expect(outline.contains(CGPoint(x: 30, y: 1)))
  }

  /// The inner sides meet in a point instead of crossing.
  @Test func strokedRectangleIsTwoRectangles() {
    let outline = Path(rect: CGRect(x: 0, y: 0, width: 60, height: 40)).stroked(width: 10)
    let boxes = outline.subpaths.map {
      Path([.move(CGPoint($0.start))] + $0.outline.map { .line(CGPoint($0.end)) })
    }
    #expect(outline.subpaths.count == 2)
    #expect(
      boxes.map(\.bounds) == [
        CGRect(x: 5, y: 5, width: 50, height: 30), CGRect(x: -5, y: -5, width: 70, height: 50),
      ]
    )
    #expect(outline.length == 2 * (50 + 30 + 70 + 50))
  }

  @Test(arguments: [(CGLineCap.butt, false), (.round, true), (.square, true)])
  func pointsAreDottedByTheirCaps(cap: CGLineCap, isDrawn: Bool) {
    let point = line(CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5))
    #expect(point.stroked(width: 4, cap: cap).contains(CGPoint(x: 6, y: 6)) == isDrawn)
  }

  @Test func dashesAlternate() {
    let dashed = across.dashed(phase: 0, lengths: [10, 5])
    let spans = dashed.subpaths.map { [CGFloat($0.start.x), CGFloat($0.end.x)] }
    #expect(spans.count == 3)
    #expect(distance(spans.flatMap(\.self), [10, 20, 25, 35, 40, 50]) < 1e-12)
  }

  @Test func phaseStartsInsideThePattern() {
    let spans = across.dashed(phase: 12, lengths: [10, 5]).subpaths
      .flatMap { [CGFloat($0.start.x), CGFloat($0.end.x)] }
    #expect(distance(spans, [13, 23, 28, 38, 43, 50]) < 1e-12)
  }

  @Test func negativePhaseRunsBackwards() {
    let back = across.dashed(phase: -3, lengths: [10, 5])
    #expect(back == across.dashed(phase: 12, lengths: [10, 5]))
  }

  @Test func oddPatternsAreGoneThroughTwice() {
    let odd = across.dashed(phase: 0, lengths: [8])
    #expect(odd == across.dashed(phase: 0, lengths: [8, 8]))
  }

  @Test func dashesOnACircleShareItsLength() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let dashed = circle.dashed(phase: 0, lengths: [circle.length / 20, circle.length / 20])
    #expect(abs(dashed.length - circle.length / 2) < 1e-6)
    #expect(dashed.subpaths.count == 10)
  }

  @Test(arguments: [[], [0, 0], [-1, 2]] as [[CGFloat]])
  func patternsWithoutLengthDashNothing(lengths: [CGFloat]) {
    #expect(across.dashed(phase: 0, lengths: lengths) == across)
  }
}
