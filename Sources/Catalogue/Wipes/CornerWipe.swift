import Foundation
import Geometry
public import Scene

/// The old picture shrinks into a corner, as a rectangle.
public struct CornerWipe: SceneTransition {
  /// The corner that disappears last; for a side, the rectangle keeps its other dimension.
  public var toward: Compass

  public init(_ toward: Compass) {
    self.toward = toward
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let step = toward.step
    let width = step.x == 0 ? before.width : before.width * (1 - progress)
    let height = step.y == 0 ? before.height : before.height * (1 - progress)
    let rest = CGRect(
      x: step.x > 0 ? before.width - width : 0,
      y: step.y > 0 ? before.height - height : 0,
      width: width,
      height: height
    )
    return [.mix(before, after, outside: Path(rect: rest))]
  }
}
