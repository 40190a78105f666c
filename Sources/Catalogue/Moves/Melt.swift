import Foundation
public import Scene

/// Columns of the old picture fall away at different times.
public struct Melt: SceneTransition {
  public var columns: Int
  /// The fraction of the time that one column takes.
  private static let share = 0.5

  public init(columns: Int = 30) {
    self.columns = columns
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let parts = before.bounds.cells(columns: columns, rows: 1)
    return [after.layer]
      + parts.enumerated().compactMap { index, part in
        let order = Chance.share(of: index)
        let local = Ramp.staggered(progress, order: order, share: Self.share)
        // Free fall: the distance grows with the square of the time.
        let fallen = before.height * local * local
        guard fallen < before.height else { return nil }
        let column = Layer.window(part, showing: [before.layer]).moved(y: fallen)
        return .window(before.bounds, showing: [column])
      }
  }
}
