import Foundation
import Geometry
public import Scene

/// Small squares of the new picture grow at scattered positions, which are the same every time.
public struct Scatter: SceneTransition {
  /// The side of a square in points.
  public var side: Double
  /// The fraction of the time that one square takes to grow.
  private static let share = 0.3

  public init(side: Double = 10) {
    precondition(side >= 1, "a square of \(side) points is too small to scatter")
    self.side = side
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let columns = max(1, Int((before.width / side).rounded()))
    let rows = max(1, Int((before.height / side).rounded()))
    let cells = before.bounds.cells(columns: columns, rows: rows)
    let grown = cells.enumerated().flatMap { index, cell in
      let local = Ramp.staggered(progress, order: Chance.share(of: index), share: Self.share)
      return local == 0 ? [] : Path(rect: cell.scaled(x: local, y: local)).elements
    }
    return [.mix(before, after, inside: Path(grown))]
  }
}
