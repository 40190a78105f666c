public import Scene

/// The old picture comes closer and fades in front of the new one.
public struct ZoomIn: SceneTransition {
  /// How large the old picture grows.
  public var factor: Double

  public init(factor: Double = 2.5) {
    self.factor = factor
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let grown = before.layer.scaled(1 + (factor - 1) * progress).faded(to: 1 - progress)
    return [after.layer, .window(before.bounds, showing: [grown])]
  }
}
