public import Scene

/// Every pixel is interpolated linearly from the old picture to the new one.
public struct CrossDissolve: SceneTransition {
  public init() {}

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    [.mix(before, after, progress)]
  }
}
