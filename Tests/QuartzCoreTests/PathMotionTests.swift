import Foundation
import Geometry
import Testing
import Timeline

@testable import QuartzCore

/// Motion along a path, at the values.
@MainActor @Suite struct PathMotionTests {
  private func motion(_ mode: KeyframeMode, times: [Double]? = nil, _ build: (inout Path) -> Void)
    -> PathMotion?
  {
    var path = Path()
    build(&path)
    return PathMotion(path, times: times, curves: [], mode: mode)
  }

  /// De Casteljau's construction of the same curve.
  @Test(arguments: [0.0, 0.125, 0.3, 0.5, 0.8, 1])
  func aCubicIsItsConstruction(share: Double) throws {
    let points = [
      CGPoint(x: 3, y: -2), CGPoint(x: 40, y: 11), CGPoint(x: -7, y: 90), CGPoint(x: 60, y: 33),
    ]
    let curve = try #require(
      motion(.linear) {
        $0.move(to: points[0])
        $0.addCubic(to: points[3], control1: points[1], control2: points[2])
      }
    )
    var level = points
    while level.count > 1 {
      level = zip(level, level.dropFirst()).map { a, b in
        CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
      }
    }
    let point = curve.point(at: share)
    #expect(abs(point.x - level[0].x) < 1e-9 && abs(point.y - level[0].y) < 1e-9)
  }

  @Test(arguments: KeyframeMode.allCases.filter { $0 != .discrete }, [0.0, 0.2, 0.5, 0.9, 1])
  func aLineIsItsShare(mode: KeyframeMode, share: Double) throws {
    let line = try #require(
      motion(mode) {
        $0.move(to: CGPoint(x: 3, y: -20))
        $0.addLine(to: CGPoint(x: 43, y: 180))
      }
    )
    let point = line.point(at: share)
    #expect(abs(point.x - (3 + 40 * share)) < 1e-9 && abs(point.y - (-20 + 200 * share)) < 1e-9)
  }

  @Test func aSquareHeadsAlongEachOfItsSides() throws {
    let square = try #require(
      motion(.linear) {
        $0.move(to: .zero)
        for corner in [(10, 0), (10, 10), (0, 10)] {
          $0.addLine(to: CGPoint(x: corner.0, y: corner.1))
        }
        $0.close()
      }
    )
    let headings = [0.1, 0.4, 0.6, 0.9].map { (square.heading(at: $0) / .pi * 2).rounded() }
    #expect(headings[0] == 0 && headings[1] == 1 && abs(headings[2]) == 2 && headings[3] == -1)
    #expect(square.point(at: 1) == .zero)
  }

  /// Every side is one keyframe, however long it is; paced motion goes by the length.
  @Test func pacedMotionIgnoresWhereSidesEnd() throws {
    let bend: (inout Path) -> Void = {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 30, y: 0))
      $0.addLine(to: CGPoint(x: 30, y: 10))
    }
    let linear = try #require(motion(.linear, bend))
    let paced = try #require(motion(.paced, bend))
    #expect(linear.point(at: 0.5) == CGPoint(x: 30, y: 0))
    #expect(abs(paced.point(at: 0.5).x - 20) < 1e-9)
    #expect(abs(paced.point(at: 0.75).x - 30) < 1e-9)
    #expect(abs(paced.point(at: 1).y - 10) < 1e-9)
  }

  @Test func discreteMotionStandsAtTheBeginningOfEachSide() throws {
    let steps = try #require(
      motion(.discrete, times: [0, 0.25, 1]) {
        $0.move(to: .zero)
        $0.addLine(to: CGPoint(x: 8, y: 0))
        $0.addLine(to: CGPoint(x: 8, y: 6))
      }
    )
    #expect(steps.point(at: 0.24) == .zero)
    #expect(steps.point(at: 0.25) == CGPoint(x: 8, y: 0))
    #expect(steps.point(at: 0.99) == CGPoint(x: 8, y: 0))
    #expect(steps.point(at: 1) == CGPoint(x: 8, y: 6))
  }

  @Test func aPathWithoutASegmentDoesNotMove() {
    #expect(motion(.linear) { $0.move(to: CGPoint(x: 1, y: 1)) } == nil)
  }
}
