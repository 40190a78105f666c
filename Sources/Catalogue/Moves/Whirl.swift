import Foundation
import Geometry
public import Scene

/// The old picture spins into the middle, shrinking, and uncovers the new one.
public struct Whirl: SceneTransition {
  public var turns: Double

  public init(turns: Double = 1) {
    self.turns = turns
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let spin = CATransform3DMakeRotation(2 * .pi * turns * progress, 0, 0, 1)
    return [
      after.layer,
      .window(before.bounds, showing: [before.layer.transformed(spin).scaled(1 - progress)]),
    ]
  }
}
