import Foundation
import TestSupport
import Testing

@testable import Geometry

/// The parts that set operations are made of, each against its definition.
@Suite struct PathSetPartTests {
  // MARK: Chords

  /// An arch of ten points over a chord of ten points along x.
  private static let arch = Segment.cubic(
    SIMD2(0, 0),
    SIMD2(0, 10),
    SIMD2(10, 10),
    SIMD2(10, 0)
  )

  private static func level(_ from: Double, _ to: Double) -> Segment {
    .line(SIMD2(2, from), SIMD2(8, to))
  }

  @Test func aChordsBandHoldsTheControlPoints() {
    for (curve, width) in [(Self.arch, 10.0), (Self.arch.reversed, 10), (Self.level(3, 4), 0)] {
      #expect(Chord(of: curve).width == width)
    }
    let s = Segment.cubic(SIMD2(0, 0), SIMD2(0, 4), SIMD2(10, -7), SIMD2(10, 0))
    #expect(Chord(of: s).width == 11)
  }

  @Test(arguments: [
    (10.1, 10.2, true), (10.04, 10.04, false), (9.9, 12, false), (-0.1, -2, true), (0, -2, false),
    (-1, 11, false),
  ])
  func whatIsBesideTheBandMisses(from: Double, to: Double, misses: Bool) {
    let chord = Chord(of: Self.arch)
    #expect(chord.misses(Self.level(from, to), tolerance: 0.05) == misses)
    #expect(Chord(of: Self.arch.reversed).misses(Self.level(to, from), tolerance: 0.05) == misses)
  }

  @Test(arguments: [(-1.0, 11.0, true), (11, -1, true), (1, 11, false), (-1, 9, false)])
  func aChordCrossesABandFromOneSideToTheOther(from: Double, to: Double, crosses: Bool) {
    let other = Chord(SIMD2(5, from), SIMD2(5, to))
    #expect(Chord(of: Self.arch).isCrossed(by: other) == crosses)
  }

  @Test func chordsMeetAtAnAngle() {
    let along = Chord(SIMD2(0, 0), SIMD2(10, 0))
    let up = Chord(SIMD2(3, 3), SIMD2(3, 8))
    #expect(along.sine(to: up) == 1 && up.sine(to: along) == -1)
    #expect(abs(along.sine(to: Chord(.zero, SIMD2(3, 3))) - 0.5.squareRoot()) < 1e-12)
    #expect(along.sine(to: along) == 0 && along.sine(to: Chord(.zero, .zero)) == 0)
    #expect(along.point(at: 0.3) == SIMD2(3, 0))
  }

  /// Shares of both, and what is left over within the tolerance counts as the end.
  @Test(
    arguments: [
      ([4, -1, 4, 3], 0, [0.4, 0.25]), ([4, 3, 4, -1], 0, [0.4, 0.75]),
      ([10.5, -1, 10.5, 1], 1, [1, 0.5]), ([10.5, -1, 10.5, 1], 0.1, []),
      ([-0.5, -1, -0.5, 1], 1, [0, 0.5]), ([-0.5, -1, -0.5, 1], 0.1, []),
      ([4, 0.5, 4, 3], 1, [0.4, 0]), ([4, 0.5, 4, 3], 0.1, []),
      ([4, -3, 4, -0.5], 1, [0.4, 1]), ([4, -3, 4, -0.5], 0.1, []), ([0, 1, 10, 1], 5, []),
    ] as [([Double], Double, [Double])]
  )
  func chordsCross(ends: [Double], tolerance: Double, shares: [Double]) {
    let other = Chord(SIMD2(ends[0], ends[1]), SIMD2(ends[2], ends[3]))
    let along = Chord(SIMD2(0, 0), SIMD2(10, 0))
    let found = along.crossing(other, tolerance: tolerance).map { [$0.0, $0.1] } ?? []
    let mirrored = other.crossing(along, tolerance: tolerance).map { [$0.1, $0.0] } ?? []
    for numbers in [found, mirrored] {
      #expect(distance(numbers.map { CGFloat($0) }, shares.map { CGFloat($0) }) < 1e-12)
    }
  }

  @Test func chordsSideBySideMeetInTheMiddle() {
    let (one, two) = (Chord(.zero, SIMD2(10, 0)), Chord(SIMD2(4, 0), SIMD2(24, 0)))
    let shares = one.meeting(two)
    #expect(abs(shares.0 - 0.7) < 1e-12 && abs(shares.1 - 0.15) < 1e-12)
    #expect(one.meeting(Chord(SIMD2(3, 0), SIMD2(3, 0))).0 == 0.3)
  }

  // MARK: Nodes

  @Test func pointsWithinACellAreOne() {
    var grid = NodeGrid(cell: 1)
    #expect(grid.node(at: .zero) == 0 && grid.node(at: SIMD2(0.6, -0.7)) == 0)
    #expect(grid.node(at: SIMD2(1, 0)) == 1, "a whole cell away is another")
    #expect(grid.node(at: SIMD2(0.6, 0)) == 1, "the nearer of both")
    #expect(grid.node(at: SIMD2(-0.4, -0.3)) == 0 && grid.node(at: SIMD2(1.9, 0)) == 1)
    #expect(grid.node(at: SIMD2(-5, -5)) == 2 && grid.node(at: SIMD2(-5.5, -5.5)) == 2)
    #expect(grid.places == [.zero, SIMD2(1, 0), SIMD2(-5, -5)])
  }

  /// A share of the extent or of the distance from the origin, whichever is more.
  @Test(arguments: [(0.0, 1e-8), (1e6, 1.00001e-6), (-1e6, 1e-6)])
  func toleranceFollowsTheNumbers(offset: Double, tolerance: Double) throws {
    let path = Path(rect: CGRect(x: offset, y: offset, width: 10, height: 10))
    let found = try #require(path.tolerance(with: Path()))
    #expect(abs(found / tolerance - 1) < 1e-9)
    #expect(Path().tolerance(with: path) == found && Path().tolerance(with: Path()) == 0)
  }

  @Test func whatIsTooLargeHasNoTolerance() {
    for point in [CGPoint(x: 1e60, y: 0), CGPoint(x: 0, y: -1e60), CGPoint(x: 0, y: Double.nan)] {
      #expect(Path([.move(point)]).tolerance(with: Path()) == nil)
    }
    #expect(Path([.move(CGPoint(x: 9e59, y: 0))]).tolerance(with: Path()) != nil)
  }

  // MARK: Pieces

  private static func segments(seed: UInt64) -> [Segment] {
    var generator = SeededGenerator(seed: seed)
    func corner() -> SIMD2<Double> {
      SIMD2(.random(in: 0...100, using: &generator), .random(in: 0...100, using: &generator))
    }
    return (0..<12).map { index in
      let (a, b, c, d) = (corner(), corner(), corner(), corner())
      return index % 3 == 0 ? .line(a, b) : .cubic(a, b, c, d)
    }
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func piecesDoNotTurnBack(seed: UInt64) {
    for (source, segment) in Self.segments(seed: seed).enumerated() {
      let pieces = MonotonePiece.pieces(of: segment, source: source)
      #expect(pieces.first?.from == 0 && pieces.last?.to == 1)
      for (piece, next) in zip(pieces, pieces.dropFirst()) { #expect(piece.to == next.from) }
      for piece in pieces {
        #expect(piece.source == source && piece.from < piece.to)
        for step in 0...8 {
          let t = Double(step) / 8
          let place = piece.curve.point(at: t)
          #expect(piece.isNear(place, within: 1e-9))
          #expect((segment.point(at: piece.sourceParameter(t)) - place).length < 1e-9)
        }
        #expect(piece.low == pointwiseMin(piece.curve.start, piece.curve.end))
        #expect(piece.high == pointwiseMax(piece.curve.start, piece.curve.end))
        #expect(!piece.isNear(piece.high + SIMD2(1, 0), within: 0.5))
        #expect(!piece.isNear(piece.low - SIMD2(0, 1), within: 0.5))
      }
    }
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func aMonotonicCurveIsWhereItsCoordinatesAre(seed: UInt64) {
    for segment in Self.segments(seed: seed) {
      for piece in MonotonePiece.pieces(of: segment, source: 0) {
        let (start, end) = (piece.curve.start, piece.curve.end)
        for share in [0.1, 0.5, 0.8] {
          for axis in 0...1 {
            let value = start[axis] + (end[axis] - start[axis]) * share
            let t = piece.curve.parameter(axis, at: value)
            #expect(abs(piece.curve.point(at: t)[axis] - value) < 1e-9)
          }
          #expect(piece.curve.distance(to: piece.curve.point(at: share)) < 1e-6)
        }
        for axis in 0...1 {
          let rises = start[axis] < end[axis]
          #expect(abs(piece.curve.parameter(axis, at: -1e4) - (rises ? 0 : 1)) < 1e-9)
          #expect(abs(piece.curve.parameter(axis, at: 1e4) - (rises ? 1 : 0)) < 1e-9)
        }
      }
    }
  }

  @Test func aLineIsClosestAtTheFootOrAnEnd() {
    let line = Segment.line(SIMD2(2, 1), SIMD2(12, 1))
    let rows = [(SIMD2(5.0, 9), 0.3), (SIMD2(-3, 0), 0), (SIMD2(20, 0), 1)]
    for (place, t) in rows { #expect(line.parameter(closestTo: place) == t) }
    #expect(line.distance(to: SIMD2(5, 9)) == 8 && line.distance(to: SIMD2(15, 5)) == 5)
    let dot = Segment.line(SIMD2(2, 1), SIMD2(2, 1))
    #expect(dot.parameter(closestTo: SIMD2(9, 9)) == 0 && dot.distance(to: SIMD2(2, 4)) == 3)
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>, [0.0, 8])
  func neighborsArePairsWhoseBoxesMeet(seed: UInt64, distance: Double) {
    let pieces = Self.segments(seed: seed).enumerated().flatMap {
      MonotonePiece.pieces(of: $0.element, source: $0.offset)
    }
    var visited: [SIMD2<Int>] = []
    MonotonePiece.visitNeighbors(among: pieces, within: distance) {
      visited.append(SIMD2($0, $1))
    }
    let wanted = pieces.indices.flatMap { first in
      pieces.indices.filter { second in
        let (one, two) = (pieces[first], pieces[second])
        let gaps = [one.low - two.high, two.low - one.high].flatMap { [$0.x, $0.y] }
        return first < second && gaps.allSatisfy { $0 <= distance }
      }
      .map { SIMD2(first, $0) }
    }
    #expect(visited.count == Set(visited).count && Set(visited) == Set(wanted))
  }

  // MARK: Flattening

  /// √(largest second derivative ÷ 8 thresholds), up to 1024 lines.
  @Test(arguments: [(1.0, 4), (0.1, 11), (100, 1), (0, 1024)])
  func aCurveBecomesAsManyLinesAsItsBendNeeds(threshold: Double, lines: Int) {
    var path = Path([.move(.zero)])
    path.append(Self.arch)
    let flat = CGPath(path).flattened(threshold: threshold).value.elements
    #expect(flat.count == 1 + lines && flat.last == .line(CGPoint(x: 10, y: 0)))
  }
}
