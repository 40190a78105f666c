public import Scene

/// The old picture is squeezed to its middle line and uncovers the new one.
public struct Squeeze: SceneTransition {
  /// The dimension that shrinks.
  public var axis: Split.Axis

  public init(_ axis: Split.Axis) {
    self.axis = axis
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let rest = 1 - progress
    return [
      after.layer,
      before.layer.scaled(x: axis == .horizontal ? rest : 1, y: axis == .vertical ? rest : 1),
    ]
  }
}
