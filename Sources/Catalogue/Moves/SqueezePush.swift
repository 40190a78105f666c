import Foundation
import Geometry
public import Scene

/// The new picture unfolds from one side while the old one is squeezed against the other.
public struct SqueezePush: SceneTransition {
  /// The direction in which the line between the two moves.
  public var heading: Heading

  public init(_ heading: Heading) {
    self.heading = heading
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let way = heading.step
    let passed = before.bounds.offsetBy(
      dx: -way.x * before.width * (1 - progress),
      dy: -way.y * before.height * (1 - progress)
    )
    return [
      .mix(
        squeezed(before, to: 1 - progress, against: heading),
        squeezed(after, to: progress, against: heading.opposite),
        inside: Path(rect: passed)
      )
    ]
  }

  /// One point too wide, so that the mix is covered up to the line.
  private func squeezed(_ page: Page, to share: Double, against side: Heading) -> Layer {
    let length = side.isHorizontal ? page.width : page.height
    let wide = min(1, share + 1 / length)
    let anchored = page.layer.anchored(x: (side.step.x + 1) / 2, y: (side.step.y + 1) / 2)
    let squeezed =
      side.isHorizontal ? anchored.scaled(x: wide, y: 1) : anchored.scaled(x: 1, y: wide)
    return .window(page.bounds, showing: [squeezed])
  }
}
