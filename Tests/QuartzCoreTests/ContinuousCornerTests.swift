import Foundation
import Geometry
import Testing

@testable import CoreGraphics

/// Rounded rectangles as UIKit draws them.
@Suite struct ContinuousCornerTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  private func points(_ corners: UIRectCorner, radius: CGFloat) -> [CGPoint] {
    Path(continuous: rect, corners: corners, radius: radius).elements.flatMap { element in
      switch element {
      case .move(let point), .line(let point): [point]
      case .cubic(let first, let second, let end): [first, second, end]
      case .quad(let control, let end): [control, end]
      case .close: [CGPoint]()
      }
    }
  }

  /// A continuous curve reaches further than its radius, a circular one exactly as far.
  @Test(arguments: [(10, 15.28665), (19.6, 19.6 * 1.528665), (19.7, 19.7), (25, 25), (30, 30)])
  func theShapeDependsOnTheRoom(radius: CGFloat, reach: CGFloat) {
    let first = points(.allCorners, radius: radius)[0]
    #expect(abs(first.x - (rect.maxX - reach)) < 1e-9 && first.y == rect.minY)
  }

  @Test func aRadiusIsAtMostHalfTheSide() {
    #expect(points(.allCorners, radius: 30) == points(.allCorners, radius: 500))
    #expect(points(.allCorners, radius: -3) == points(.allCorners, radius: 0))
  }

  /// So that paths of any corners can be interpolated.
  @Test func thePointsAreAsManyWhateverIsRound() {
    let counts = [UIRectCorner.allCorners, [], .topLeft, [.bottomLeft, .topRight]].map {
      points($0, radius: 12).count
    }
    #expect(Set(counts) == [40])
  }

  @Test func onlyTheNamedCornersAreRound() {
    let sharp = points(.topLeft, radius: 12)
    #expect(sharp.contains(CGPoint(x: rect.maxX, y: rect.maxY)))
    #expect(sharp.contains(CGPoint(x: rect.minX, y: rect.maxY)))
    #expect(sharp.contains(CGPoint(x: rect.maxX, y: rect.minY)))
    #expect(!sharp.contains(CGPoint(x: rect.minX, y: rect.minY)))
  }

  @Test func itIsItsOwnMirrorImage() {
    let round = points(.allCorners, radius: 12)
    let mirrored = round.map { CGPoint(x: 2 * rect.midX - $0.x, y: $0.y) }
    for point in mirrored {
      #expect(round.contains { abs($0.x - point.x) < 1e-9 && abs($0.y - point.y) < 1e-9 })
    }
  }
}
