public import Scene

/// A figure grows from the middle with the new picture in it, or shrinks with the old one.
public struct Iris: SceneTransition {
  public var outline: Outline
  public var opens: Bool

  public init(_ outline: Outline, opens: Bool) {
    self.outline = outline
    self.opens = opens
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let figure = outline.path(in: before.bounds, share: opens ? progress : 1 - progress)
    return [opens ? .mix(before, after, inside: figure) : .mix(before, after, outside: figure)]
  }
}
