public import Scene

/// The colours fade to grey while one picture dissolves into the other, and then return.
public struct FadeThroughGray: SceneTransition {
  public init() {}

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let saturation = abs(1 - 2 * progress)
    return [
      .mix(
        before.toned(saturation: saturation),
        after.toned(saturation: saturation),
        Ramp.smooth(progress)
      )
    ]
  }
}
