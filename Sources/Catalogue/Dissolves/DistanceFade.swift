public import Scene

/// Very different colours change at once, similar ones fade.
public struct DistanceFade: SceneTransition {
  /// The range of distances that change at the same time, so that nothing jumps.
  private static let softness = 0.1

  public init() {}

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let rest = 1 - progress
    return [
      .mix(before, after, asWhole: true) { distance in
        let limit = rest * (1 + Self.softness)
        let kept = Ramp.smooth((limit - distance) / Self.softness)
        return 1 - rest * kept
      }
    ]
  }
}
