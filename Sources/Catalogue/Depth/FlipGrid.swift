import Foundation
import Geometry
public import Scene

/// Tiles of the picture flip one after another, from the top left to the bottom right.
public struct FlipGrid: SceneTransition {
  public var columns: Int
  /// The share of the time that one tile takes.
  private static let share = 0.5

  public init(columns: Int = 4) {
    self.columns = columns
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let rows = max(1, Int((Double(columns) * before.height / before.width).rounded()))
    let last = Double(max(columns + rows - 2, 1))
    return before.bounds.cells(columns: columns, rows: rows).enumerated().map { index, cell in
      let order = Double(index / columns + index % columns) / last
      let local = Ramp.staggered(progress, order: order, share: Self.share)
      return tile(before, after, cell, progress: local)
    }
  }

  private func tile(_ before: Page, _ after: Page, _ cell: CGRect, progress: Double) -> Layer {
    // A tile at rest is a plain part of its page: no perspective, no resampling.
    if progress == 0 { return .window(cell, showing: [before.layer]) }
    if progress == 1 { return .window(cell, showing: [after.layer]) }
    return Layer.group(
      cell,
      [
        side(before, cell, turnedBy: progress),
        side(after, cell, turnedBy: progress - 1),
      ]
    ).inPerspective(Perspective.m34(for: before.size))
  }

  private func side(_ page: Page, _ cell: CGRect, turnedBy share: Double) -> Layer {
    Layer.window(cell, showing: [page.layer])
      .transformed(CATransform3DMakeRotation(-.pi * share, 0, 1, 0)).oneSided()
  }
}
