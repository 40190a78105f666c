import Foundation
import Geometry
public import Scene

/// Half of the picture turns about the middle line, like a page with the new picture on its back.
public struct Book: SceneTransition {
  /// The direction in which the turning half moves.
  public var heading: Heading

  public init(_ heading: Heading) {
    self.heading = heading
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let halves = before.bounds.cells(
      columns: heading.isHorizontal ? 2 : 1,
      rows: heading.isHorizontal ? 1 : 2
    )
    let isForward = heading == .left || heading == .up
    let (source, target) = isForward ? (halves[1], halves[0]) : (halves[0], halves[1])
    let leaf = Layer.window(
      before.bounds,
      showing: [
        turned(before, source, by: progress),
        turned(after, target, by: progress - 1),
      ]
    )
    return [
      before.layer,
      .window(source, showing: [after.layer]),
      leaf.inPerspective(Perspective.m34(for: before.size)),
    ]
  }

  /// About the edge that both halves share.
  private func turned(_ page: Page, _ half: CGRect, by share: Double) -> Layer {
    let hinge = CGPoint(
      x: heading.isHorizontal ? (half.minX == 0 ? 1 : 0) : 0.5,
      y: heading.isHorizontal ? 0.5 : (half.minY == 0 ? 1 : 0)
    )
    return Layer.window(half, showing: [page.layer]).anchored(x: hinge.x, y: hinge.y)
      .transformed(rotation(by: .pi * share)).oneSided()
  }

  private func rotation(by angle: Double) -> CATransform3D {
    switch heading {
    case .left: CATransform3DMakeRotation(-angle, 0, 1, 0)
    case .right: CATransform3DMakeRotation(angle, 0, 1, 0)
    case .up: CATransform3DMakeRotation(angle, 1, 0, 0)
    case .down: CATransform3DMakeRotation(-angle, 1, 0, 0)
    }
  }
}
