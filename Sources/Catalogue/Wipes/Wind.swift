import Foundation
import Geometry
public import Scene

/// Thin streaks of the new picture blow in, each starting at a different time.
public struct Wind: SceneTransition {
  /// The direction of the streaks.
  public var heading: Heading
  /// The thickness of a streak, in points.
  public var thickness: Double
  /// The fraction of the time that one streak takes.
  private static let share = 0.5

  public init(_ heading: Heading, thickness: Double = 4) {
    precondition(thickness >= 1, "a streak of \(thickness) points is too thin to blow")
    self.heading = heading
    self.thickness = thickness
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let side = heading.isHorizontal ? before.height : before.width
    let count = max(1, Int((side / thickness).rounded()))
    let streaks = before.bounds.cells(
      columns: heading.isHorizontal ? 1 : count,
      rows: heading.isHorizontal ? count : 1
    )
    let blown = streaks.enumerated().flatMap { index, streak in
      let order = Chance.share(of: index)
      let local = Ramp.staggered(progress, order: order, share: Self.share)
      return local == 0 ? [] : Path(rect: streak.part(going: heading, local)).elements
    }
    return [.mix(before, after, inside: Path(blown))]
  }
}
