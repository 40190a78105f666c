public import Geometry
public import Scene

/// The old picture fades to a colour, then the new one appears out of it.
public struct FadeThrough: SceneTransition {
  public var color: Color

  public init(_ color: Color) {
    self.color = color
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let plain = Page.plain(color, size: before.size)
    return [
      progress < 0.5
        ? .mix(before, plain, 2 * progress) : .mix(plain, after, 2 * progress - 1)
    ]
  }
}
