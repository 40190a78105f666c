import Foundation
import Geometry
public import Scene

/// The pictures are two sides of a cube that turns by a quarter.
public struct Cube: SceneTransition {
  /// Where the old side goes.
  public var heading: Heading

  public init(_ heading: Heading) {
    self.heading = heading
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let depth = heading.isHorizontal ? before.width : before.height
    let cube = Layer.window(
      before.bounds,
      showing: [
        before.layer.transformed(turn(by: progress, depth: depth)).oneSided(),
        after.layer.transformed(turn(by: progress - 1, depth: depth)).oneSided(),
      ]
    )
    return [cube.inPerspective(Perspective.m34(for: before.size))]
  }

  /// About the middle of the cube, half its depth behind the picture.
  private func turn(by share: Double, depth: Double) -> CATransform3D {
    let angle = .pi / 2 * share
    let rotation =
      switch heading {
      case .left: CATransform3DMakeRotation(-angle, 0, 1, 0)
      case .right: CATransform3DMakeRotation(angle, 0, 1, 0)
      case .up: CATransform3DMakeRotation(angle, 1, 0, 0)
      case .down: CATransform3DMakeRotation(-angle, 1, 0, 0)
      }
    let out = CATransform3DMakeTranslation(0, 0, depth / 2)
    let back = CATransform3DMakeTranslation(0, 0, -depth / 2)
    return CATransform3DConcat(CATransform3DConcat(out, rotation), back)
  }
}
