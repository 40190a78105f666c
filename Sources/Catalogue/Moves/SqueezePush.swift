import Foundation
public import Scene

/// The new picture unfolds from one side while the old one is squeezed against the other.
public struct SqueezePush: SceneTransition {
  /// Where the line between the two goes.
  public var heading: Heading

  public init(_ heading: Heading) {
    self.heading = heading
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    [
      squeezed(before.layer, to: 1 - progress, against: heading),
      squeezed(after.layer, to: progress, against: heading.opposite),
    ]
  }

  private func squeezed(_ page: Layer, to share: Double, against side: Heading) -> Layer {
    let anchored = page.anchored(x: (side.step.x + 1) / 2, y: (side.step.y + 1) / 2)
    return side.isHorizontal
      ? anchored.scaled(x: share, y: 1) : anchored.scaled(x: 1, y: share)
  }
}
