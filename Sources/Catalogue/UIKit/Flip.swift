import Foundation
import Geometry
public import Scene

/// The screen turns about its centre line and shows the new picture on its back.
///
/// Named as in `UIView.AnimationOptions`: the side it flips from moves towards the viewer.
public struct Flip: SceneTransition {
  public var from: Heading

  public init(from side: Heading) {
    from = side
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let stage = Layer.group(
      before.bounds,
      [
        before.layer.transformed(turn(by: progress)).oneSided(),
        after.layer.transformed(turn(by: progress - 1)).oneSided(),
      ]
    )
    return [stage.inPerspective(Perspective.m34(for: before.size))]
  }

  private func turn(by share: Double) -> CATransform3D {
    let angle = .pi * share
    return switch from {
    case .left: CATransform3DMakeRotation(angle, 0, 1, 0)
    case .right: CATransform3DMakeRotation(-angle, 0, 1, 0)
    case .up: CATransform3DMakeRotation(-angle, 1, 0, 0)
    case .down: CATransform3DMakeRotation(angle, 1, 0, 0)
    }
  }
}
