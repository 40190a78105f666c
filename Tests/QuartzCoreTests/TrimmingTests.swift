import Foundation
import Geometry
import Testing

@testable import QuartzCore

/// The parts of a path that `strokeStart` and `strokeEnd` leave.
@Suite struct TrimmingTests {
  private func path(_ build: (inout Path) -> Void) -> Path {
    var path = Path()
    build(&path)
    return path
  }

  private var bend: Path {
    path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 32, y: 0))
      $0.addLine(to: CGPoint(x: 32, y: 32))
    }
  }

  @Test func aLineIsCutByItsLength() {
    let elements: [Path.Element] = [
      .move(CGPoint(x: 16, y: 0)), .line(CGPoint(x: 32, y: 0)), .line(CGPoint(x: 32, y: 16)),
    ]
    #expect(bend.trimmed(from: 0.25, to: 0.75).elements == elements)
  }

  /// What only touches the cut is left out.
  @Test func aCutAtACornerLeavesOneSide() {
    #expect(
      bend.trimmed(from: 0, to: 0.5).elements == [
        .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 32, y: 0)),
      ]
    )
    #expect(
      bend.trimmed(from: 0.5, to: 1).elements == [
        .move(CGPoint(x: 32, y: 0)), .line(CGPoint(x: 32, y: 32)),
      ]
    )
  }

  @Test(arguments: [(0.0, 1.0), (-1, 1), (0, 2), (-3, 7)])
  func theWholeIsLeftAsItIs(start: Double, end: Double) {
    #expect(bend.trimmed(from: CGFloat(start), to: CGFloat(end)) == bend)
  }

  @Test func theLineThatClosesAPathIsAPartOfIt() {
    let square = path {
      $0.move(to: .zero)
      for (x, y) in [(16, 0), (16, 16), (0, 16)] { $0.addLine(to: CGPoint(x: x, y: y)) }
      $0.close()
    }
    #expect(
      square.trimmed(from: 0.75, to: 1).elements == [
        .move(CGPoint(x: 0, y: 16)), .line(CGPoint(x: 0, y: 0)),
      ]
    )
  }

  @Test func severalLinesAreOneLength() {
    let lines = path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 16, y: 0))
      $0.move(to: CGPoint(x: 0, y: 10))
      $0.addLine(to: CGPoint(x: 48, y: 10))
    }
    #expect(
      lines.trimmed(from: 0.125, to: 0.625).elements == [
        .move(CGPoint(x: 8, y: 0)), .line(CGPoint(x: 16, y: 0)),
        .move(CGPoint(x: 0, y: 10)), .line(CGPoint(x: 24, y: 10)),
      ]
    )
    let rest = lines.trimmed(from: 0.625, to: 1).elements
    #expect(rest == [.move(CGPoint(x: 24, y: 10)), .line(CGPoint(x: 48, y: 10))])
  }

  /// Of a curve that is its own mirror image, a half ends at the top.
  @Test func curvesAreCutWhereTheyAre() throws {
    let quad = path {
      $0.move(to: .zero)
      $0.addQuad(to: CGPoint(x: 64, y: 0), control: CGPoint(x: 32, y: 32))
    }
    let cubic = path {
      $0.move(to: .zero)
      $0.addCubic(
        to: CGPoint(x: 64, y: 0),
        control1: CGPoint(x: 0, y: 32),
        control2: CGPoint(x: 64, y: 32)
      )
    }
    for (curve, top) in [(quad, CGPoint(x: 32, y: 16)), (cubic, CGPoint(x: 32, y: 24))] {
      let half = try #require(curve.trimmed(from: 0, to: 0.5).flattened().first?.last)
      #expect(half.distance(to: top) < 1e-6)
      let rest = try #require(curve.trimmed(from: 0.5, to: 1).flattened().first)
      #expect(rest[0].distance(to: top) < 1e-6)
      #expect(rest.last.map { $0.distance(to: CGPoint(x: 64, y: 0)) < 1e-6 } == true)
    }
  }

  @Test func aCurveIsAsManyPiecesAsAreAsked() {
    let quad = path {
      $0.move(to: .zero)
      $0.addQuad(to: CGPoint(x: 64, y: 0), control: CGPoint(x: 32, y: 32))
    }
    let halves = [CGPoint.zero, CGPoint(x: 32, y: 16), CGPoint(x: 64, y: 0)]
    #expect(quad.flattened(pieces: 2) == [halves])
    #expect(quad.flattened().map(\.count) == [33])
    #expect(path { $0.move(to: .zero) }.flattened().isEmpty)
  }
}
