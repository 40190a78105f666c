import Foundation
import Geometry
import Testing

/// Strokes by what a pen covers (rule geometry of strokes in tight bends).
@Suite struct SweepTests {
  private struct Bend: CustomTestStringConvertible {
    let name: String
    let curve: Segment
    var testDescription: String { name }

    var path: Path {
      var path = Path()
      path.move(to: CGPoint(curve.start))
      path.append(curve)
      return path
    }

    init(_ name: String, _ numbers: [Double]) {
      self.name = name
      let points = stride(from: 0, to: 8, by: 2).map { SIMD2(numbers[$0], numbers[$0 + 1]) }
      curve = .cubic(points[0], points[1], points[2], points[3])
    }
  }

  private static let bends = [
    Bend("wide arc", [10, 60, 10, 10, 70, 10, 70, 60]),
    Bend("hairpin", [30, 60, 30, 5, 33, 5, 34, 60]),
    Bend("leaning hairpin", [22, 20, 19, 53, 28, 50, 17, 8]),
    Bend("loop", [10, 60, 90, 5, -20, 5, 60, 60]),
    Bend("near a cusp", [10, 60, 70, 10, 10, 10.5, 70, 60]),
  ]

  @Test func cornersAreWherePiecesMeetAtAnAngle() {
    let square = Path(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    var line = Path()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 5, y: 0))
    line.addLine(to: CGPoint(x: 9, y: 0))
    #expect(square.hasCorners && !circle.hasCorners && !line.hasCorners)
    line.close()
    #expect(line.hasCorners, "a closed line turns back at its ends")
    var halves = circle
    halves.append(square)
    #expect(halves.hasCorners)
  }

  @Test(arguments: bends)
  private func `a sweep covers what lies beside the curve, and nothing else`(_ bend: Bend) {
    let radius = 10.0
    let swept = bend.path.swept(width: 20, tolerance: 0.05)
    for y in stride(from: -5.0, to: 75, by: 4.03) {
      for x in stride(from: -5.0, to: 85, by: 4.03) {
        let place = SIMD2(x, y)
        let inner = isBeside(bend.curve, place, radius - 0.25)
        let outer = isBeside(bend.curve, place, radius + 0.25)
        guard inner == outer, !isBeyondEnds(bend.curve, place) else { continue }
        #expect(swept.contains(CGPoint(x: x, y: y)) == inner, "at \(x), \(y)")
      }
    }
  }

  /// Whether the pen lies over a place somewhere: there the place is straight beside the curve.
  private func isBeside(_ curve: Segment, _ place: SIMD2<Double>, _ radius: Double) -> Bool {
    var before = 0.0
    for step in 0...240 {
      let t = Double(step) / 240
      let away = place - curve.point(at: t)
      let ahead = (away * curve.derivative(at: t)).sum()
      if step > 0, before * ahead <= 0, (away * away).sum() <= radius * radius { return true }
      before = ahead
    }
    return false
  }

  /// Whether a place is too near the pen's first or last line to tell its side of it.
  private func isBeyondEnds(_ curve: Segment, _ place: SIMD2<Double>) -> Bool {
    [(curve.start, curve.derivative(at: 0)), (curve.end, curve.derivative(at: 1))]
      .contains { end, along in
        let away = place - end
        let length = (along * along).sum().squareRoot()
        return abs((away * along).sum() / length) < 0.3
      }
  }

  @Test func `bends are tight where the pen's inner end runs backwards`() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(!circle.bendsTighter(than: 38))
    #expect(circle.bendsTighter(than: 42))
    #expect(!Path(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).bendsTighter(than: 90))
    #expect(Self.bends[1].path.bendsTighter(than: 20))
    #expect(!Self.bends[0].path.bendsTighter(than: 20))
  }

  @Test(arguments: [CGLineCap.butt, .round, .square], [CGLineJoin.bevel, .round, .miter])
  func `a sweep along lines has the area of their stroke`(_ cap: CGLineCap, _ join: CGLineJoin) {
    var path = Path()
    path.move(to: CGPoint(x: 20, y: 60))
    path.addLine(to: CGPoint(x: 60, y: 60))
    path.addLine(to: CGPoint(x: 60, y: 20))
    let swept = path.swept(width: 8, cap: cap, join: join, tolerance: 0.001)
    let stroked = path.stroked(width: 8, cap: cap, join: join)
    for y in stride(from: 10.1, to: 75, by: 0.9) {
      for x in stride(from: 10.1, to: 75, by: 0.9) {
        let place = CGPoint(x: x, y: y)
        let isAlike = swept.contains(place) == stroked.contains(place)
        #expect(isAlike, "at \(place)")
      }
    }
  }

  @Test func `what has no length leaves a dot of its cap`() {
    var path = Path()
    path.move(to: CGPoint(x: 5, y: 5))
    path.addLine(to: CGPoint(x: 5, y: 5))
    #expect(path.swept(width: 4).isEmpty)
    #expect(path.swept(width: 4, cap: .square).bounds == CGRect(x: 3, y: 3, width: 4, height: 4))
    let disc = path.swept(width: 4, cap: .round, tolerance: 0.001)
    #expect(disc.contains(CGPoint(x: 6.3, y: 6.3)))
    #expect(!disc.contains(CGPoint(x: 6.5, y: 6.5)))
  }

  @Test func `a closed path ends in a join`() {
    var path = Path()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 30, y: 10))
    path.addLine(to: CGPoint(x: 30, y: 30))
    #expect(!path.swept(width: 4).contains(CGPoint(x: 8.5, y: 9)))
    path.close()
    #expect(path.swept(width: 4).contains(CGPoint(x: 8.5, y: 9)))
  }
}
