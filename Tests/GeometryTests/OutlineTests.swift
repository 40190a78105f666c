import Foundation
import Geometry
import TestSupport
import Testing

/// Paths taken element by element: where each starts, ends and closes.
@Suite struct OutlineTests {
  private static func path(_ points: [(CGFloat, CGFloat)], closed: Bool = false) -> Path {
    var path = Path(
      points.enumerated().map { index, point in
        let place = CGPoint(x: point.0, y: point.1)
        return index == 0 ? .move(place) : .line(place)
      }
    )
    if closed { path.close() }
    return path
  }

  private static let angle = path([(0, 0), (40, 0), (40, 30)])
  private static let triangle = path([(0, 0), (40, 0), (40, 30)], closed: true)

  // MARK: - Reversing

  @Test func aReversedPathGoesBackAlongTheSamePoints() {
    #expect(Self.angle.reversed == Self.path([(40, 30), (40, 0), (0, 0)]))
  }

  @Test func aReversedClosedPathIsClosed() {
    #expect(Self.triangle.reversed == Self.path([(40, 30), (40, 0), (0, 0)], closed: true))
    #expect(Self.triangle.reversed.subpaths.map(\.isClosed) == [true])
  }

  @Test func theLastSubpathComesFirstAndKeepsItsOwnEnd() {
    var path = Self.triangle
    path.append(Self.angle)
    var expected = Self.angle.reversed
    expected.append(Self.triangle.reversed)
    #expect(path.reversed == expected)
    #expect(path.reversed.reversed == path)
  }

  @Test func aReversedCurveHasItsControlPointsTheOtherWayRound() {
    var path = Path([.move(CGPoint(x: 1, y: 2))])
    path.addCubic(
      to: CGPoint(x: 7, y: 8),
      control1: CGPoint(x: 3, y: 4),
      control2: CGPoint(x: 5, y: 6)
    )
    let back = Path([
      .move(CGPoint(x: 7, y: 8)),
      .cubic(CGPoint(x: 5, y: 6), CGPoint(x: 3, y: 4), to: CGPoint(x: 1, y: 2)),
    ])
    #expect(path.reversed == back && back.reversed == path)
  }

  // MARK: - Stroking

  struct Stroke: CustomTestStringConvertible {
    let testDescription: String
    let cap: CGLineCap
    let join: CGLineJoin
    let isClosed: Bool
    /// The corners of every outline in their order.
    let outlines: [[CGPoint]]

    init(
      _ name: String,
      _ cap: CGLineCap,
      _ join: CGLineJoin,
      isClosed: Bool = false,
      _ outlines: [[(CGFloat, CGFloat)]]
    ) {
      testDescription = name
      (self.cap, self.join, self.isClosed) = (cap, join, isClosed)
      self.outlines = outlines.map { $0.map { CGPoint(x: $0.0, y: $0.1) } }
    }
  }

  static let strokes = [
    Stroke(
      "butt and miter",
      .butt,
      .miter,
      [
        [(0, 5), (35, 5), (35, 30), (45, 30), (45, 0), (45, -5), (40, -5), (0, -5), (0, 5)]
      ]
    ),
    Stroke(
      "square and bevel",
      .square,
      .bevel,
      [
        [
          (0, 5), (35, 5), (35, 30), (35, 35), (45, 35), (45, 30), (45, 0), (40, -5), (0, -5),
          (-5, -5), (-5, 5), (0, 5),
        ]
      ]
    ),
  ]

  @Test(arguments: strokes)
  func anOpenPathHasOneClosedOutline(stroke: Stroke) {
    let outline = Self.angle.stroked(width: 10, cap: stroke.cap, join: stroke.join)
    #expect(outline.subpaths.allSatisfy { $0.isClosed })
    let found = outline.subpaths.map { [CGPoint($0.start)] + $0.segments.map { CGPoint($0.end) } }
    #expect(found.map(Self.distinct) == stroke.outlines.map(Self.distinct))
  }

  /// Points without those that follow an equal one.
  private static func distinct(_ points: [CGPoint]) -> [CGPoint] {
    points.enumerated().filter { $0.offset == 0 || points[$0.offset - 1] != $0.element }
      .map(\.element)
  }

  @Test(arguments: [CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round, .bevel])
  func everyOutlineIsClosed(cap: CGLineCap, join: CGLineJoin) {
    for path in [
      Self.angle, Self.triangle, Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 5)),
    ] {
      let outline = path.stroked(width: 4, cap: cap, join: join)
      #expect(!outline.isEmpty && outline.subpaths.allSatisfy { $0.isClosed })
      #expect(outline.subpaths.count == (path == Self.angle ? 1 : 2))
    }
  }

  /// Inside means no farther than half the width, whatever the corner: the rule behind joins, for
  /// many corners, sharp and blunt, to either side, on open and closed paths.
  @Test(arguments: 1...8 as ClosedRange<UInt64>, [false, true])
  func roundStrokesHoldWhatIsNear(seed: UInt64, isClosed: Bool) {
    var random = SeededGenerator(seed: seed)
    let points = (0..<5).map { _ in
      (CGFloat.random(in: 0...100, using: &random), CGFloat.random(in: 0...100, using: &random))
    }
    let path = Self.path(points, closed: isClosed)
    let outline = path.stroked(width: 9, cap: .round, join: .round)
    let lines = path.subpaths.flatMap { isClosed ? $0.outline : $0.segments }
    for _ in 0..<100 {
      let point = SIMD2(
        Double.random(in: -10...110, using: &random),
        Double.random(in: -10...110, using: &random)
      )
      let nearest = lines.map { Self.distance(from: point, to: $0) }.min() ?? .infinity
      guard abs(nearest - 4.5) > 0.02 else { continue }
      #expect(outline.contains(CGPoint(point)) == (nearest < 4.5), "\(point): \(nearest)")
    }
  }

  private static func distance(from point: SIMD2<Double>, to line: Segment) -> Double {
    let along = line.end - line.start
    let share = (point - line.start).dot(along) / along.dot(along)
    return (line.start + along * min(max(share, 0), 1) - point).length
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func aStrokeWithoutAWidthIsEmpty(width: CGFloat) {
    #expect(Self.angle.stroked(width: width).isEmpty)
  }

  // MARK: - Dashing

  private static func spans(_ path: Path) -> [[CGFloat]] {
    path.subpaths.map { subpath in
      ([subpath.start] + subpath.segments.map(\.end)).flatMap { [CGFloat($0.x), CGFloat($0.y)] }
    }
  }

  private static let square = path([(0, 0), (10, 0), (10, 10), (0, 10)], closed: true)

  @Test func aDashOverTheSeamOfAClosedPathIsOne() {
    // 40 around: drawn 0…7, 12…19, 24…31, 36…40 and on to 7.
    let dashed = Self.square.dashed(phase: 0, lengths: [7, 5])
    let expected: [[CGFloat]] = [
      [0, 4, 0, 0, 7, 0], [10, 2, 10, 9], [6, 10, 0, 10, 0, 9],
    ]
    #expect(Self.spans(dashed).map { $0.map { ($0 * 1e9).rounded() / 1e9 } } == expected)
  }

  @Test func aDashThatDoesNotReachTheSeamIsNotJoined() {
    // The gap stands at the seam's start, or at its end.
    #expect(Self.square.dashed(phase: 7, lengths: [7, 5]).subpaths.count == 3)
    #expect(Self.square.dashed(phase: 0, lengths: [8, 12]).subpaths.count == 2)
    var open = Self.square
    open.elements[4] = .line(.zero)
    #expect(open.dashed(phase: 0, lengths: [7, 5]).subpaths.count == 4)
  }

  @Test func aDashLongerThanAClosedPathGoesAroundOnce() {
    let dashed = Self.square.dashed(phase: 0, lengths: [100, 1])
    #expect(dashed.subpaths.count == 1 && abs(dashed.length - 40) < 1e-9)
  }

  // MARK: - Shapes

  @Test(arguments: [
    (CGFloat(3), CGFloat(4), CGFloat(3), CGFloat(4)), (50, 4, 20, 4), (3, 50, 3, 10),
    (-1, 4, 0, 0), (3, 0, 0, 0),
  ])
  func cornersOfARoundedRectangleAreNoLargerThanItsHalves(
    width: CGFloat,
    height: CGFloat,
    widest: CGFloat,
    highest: CGFloat
  ) {
    let rect = CGRect(x: 10, y: 20, width: 40, height: 20)
    let path = Path(roundedRect: rect, cornerWidth: width, cornerHeight: height)
    #expect(path.bounds == rect)
    let curves = path.subpaths[0].segments.filter { if case .cubic = $0 { true } else { false } }
    #expect(curves.count == 4)
    guard widest > 0, highest > 0 else {
      // Of the same structure as any other, so that the two mix, but a rectangle to look at.
      for curve in curves { #expect(curve.point(at: 0) == curve.point(at: 1)) }
      return
    }
    for curve in curves {
      let size = curve.end - curve.start
      #expect(abs(abs(size.x) - widest) < 1e-9 && abs(abs(size.y) - highest) < 1e-9)
    }
  }

  @Test func theRadiiOfOneSideShrinkTogetherToFitIt() {
    let radii = CornerRadii(topLeft: 30, topRight: 10, bottomRight: 0, bottomLeft: 0)
    let fitted = radii.fitted(to: CGSize(width: 20, height: 100))
    #expect(fitted == CornerRadii(topLeft: 15, topRight: 5, bottomRight: 0, bottomLeft: 0))
    #expect(radii.fitted(to: CGSize(width: 40, height: 100)) == radii)
  }

  // MARK: - Segments

  @Test func theWayAlongASegmentIsFoundFromItsLength() {
    let curve = Segment.cubic(.zero, SIMD2(0, 90), SIMD2(80, 90), SIMD2(100, 0))
    for segment in [curve, .line(SIMD2(3, 4), SIMD2(33, 44))] {
      for share in [0, 0.1, 0.5, 0.9, 1] {
        let place = segment.parameter(atLength: segment.length * share)
        #expect(abs(segment.length(from: 0, to: place) - segment.length * share) < 1e-9)
      }
      #expect(segment.parameter(atLength: -5) == 0)
      #expect(segment.parameter(atLength: segment.length + 5) == 1)
    }
    #expect(Segment.line(.zero, .zero).parameter(atLength: 0) == 0)
  }

  @Test func aCurveTurnsRoundWhereItsSlopeIsZero() {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<200 {
      let p = (0..<4).map { _ in
        SIMD2(Double.random(in: -9...9, using: &random), Double.random(in: -9...9, using: &random))
      }
      let curve = Segment.cubic(p[0], p[1], p[2], p[3])
      for axis in 0...1 {
        let found = curve.extrema(axis)
        #expect(found == found.sorted() && found.allSatisfy { $0 > 0 && $0 < 1 })
        #expect(found.allSatisfy { abs(curve.derivative(at: $0)[axis]) < 1e-9 })
        let signs = (0...1000).map { curve.derivative(at: Double($0) / 1000)[axis] > 0 }
        #expect(zip(signs, signs.dropFirst()).filter { $0 != $1 }.count <= found.count)
      }
    }
  }

  @Test func aCurveBesideAnotherKeepsItsDistance() {
    let curve = Segment.cubic(.zero, SIMD2(0, 60), SIMD2(80, 90), SIMD2(100, 0))
    for distance in [-8.0, 3, 12] {
      let beside = curve.offset(by: distance)
      let places = (0...2000).map { curve.point(at: Double($0) / 2000) }
      for point in beside.flatMap({ piece in (0...20).map { piece.point(at: Double($0) / 20) } }) {
        let nearest = places.map { ($0 - point).length }.min() ?? 0
        #expect(abs(nearest - abs(distance)) < abs(distance) * 4e-3)
      }
      #expect(zip(beside, beside.dropFirst()).allSatisfy { ($0.end - $1.start).length < 1e-9 })
    }
  }
}
