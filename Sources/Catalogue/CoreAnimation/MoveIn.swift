public import Scene

/// The new picture slides in over the old one.
public struct MoveIn: SceneTransition {
  public var heading: Heading

  public init(_ heading: Heading) {
    self.heading = heading
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    [before.layer, after.layer.moved(heading.opposite, by: 1 - progress)]
  }
}
