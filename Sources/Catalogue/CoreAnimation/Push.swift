public import Scene

/// The new picture slides in and pushes the old one out.
public struct Push: SceneTransition {
  public var heading: Heading

  public init(_ heading: Heading) {
    self.heading = heading
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    [
      before.layer.moved(heading, by: progress),
      after.layer.moved(heading.opposite, by: 1 - progress),
    ]
  }
}
