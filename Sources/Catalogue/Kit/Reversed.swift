import Foundation
public import Geometry
public import Scene

/// A transition in reverse, as a dismissal is to its presentation.
public struct Reversed<Base: SceneTransition>: SceneTransition {
  public var base: Base

  public init(_ base: Base) {
    self.base = base
  }

  public var backing: Color { base.backing }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    base.layers(from: after, to: before, progress: 1 - progress)
  }
}

extension SceneTransition {
  public func reversed() -> Reversed<Self> { Reversed(self) }
}
