import Foundation
import Geometry
public import Scene

/// Thin streaks of the new picture blow in, each with a start of its own.
public struct Wind: SceneTransition {
  /// Where the streaks go.
  public var heading: Heading
  /// How thick a streak is, in points.
  public var thickness: Double
  /// The share of the time that one streak takes.
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
