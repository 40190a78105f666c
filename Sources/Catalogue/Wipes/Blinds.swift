import Foundation
import Geometry
public import Scene

/// Slats across the picture are wiped, all at once or one after another.
public struct Blinds: SceneTransition {
  /// The direction in which each slat's edge moves.
  public var heading: Heading
  public var count: Int
  /// The fraction of the time that one slat takes; 1 wipes all at once.
  public var share: Double

  public init(_ heading: Heading, count: Int = 8, share: Double = 1) {
    self.heading = heading
    self.count = count
    self.share = share
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let slats = before.bounds.cells(
      columns: heading.isHorizontal ? count : 1,
      rows: heading.isHorizontal ? 1 : count
    )
    let ordered = heading == .right || heading == .down ? slats : slats.reversed()
    let wiped = ordered.enumerated().flatMap { index, slat in
      let order = Double(index) / Double(max(count - 1, 1))
      let local = Ramp.staggered(progress, order: order, share: share)
      return Path(rect: slat.part(going: heading, local)).elements
    }
    return [.mix(before, after, inside: Path(wiped))]
  }
}
