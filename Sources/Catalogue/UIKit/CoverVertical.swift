public import Scene

/// The new screen rises over the old one from the bottom edge.
public struct CoverVertical: SceneTransition {
  public init() {}

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    [before.layer, after.layer.moved(.down, by: 1 - progress)]
  }
}
