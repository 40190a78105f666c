public import Scene

/// The old picture slides away and uncovers the new one.
public struct Reveal: SceneTransition {
  public var heading: Heading

  public init(_ heading: Heading) {
    self.heading = heading
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    [after.layer, before.layer.moved(heading, by: progress)]
  }
}
