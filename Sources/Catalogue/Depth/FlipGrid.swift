import Foundation
import Geometry
public import Scene

/// Tiles of the picture flip one after another, from the top left to the bottom right.
public struct FlipGrid: SceneTransition {
  public var columns: Int
  /// The fraction of the time that one tile takes.
  private static let share = 0.5

  public init(columns: Int = 4) {
    self.columns = columns
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let tiles = tiles(of: before.bounds, progress: progress)
    let flipping = tiles.filter { $0.progress > 0 && $0.progress < 1 }
    let finished = tiles.filter { $0.progress == 1 }
    let resting = Layer.mix(before, after, inside: Self.outline(of: finished))
      .masked(hole(in: before.bounds, for: flipping))
    return [resting] + flipping.map { layer(from: before, to: after, tile: $0) }
  }

  private struct Tile {
    let rect: CGRect
    let progress: Double
  }

  private func tiles(of bounds: CGRect, progress: Double) -> [Tile] {
    let rows = bounds.rows(for: columns)
    let last = Double(max(columns + rows - 2, 1))
    return bounds.cells(columns: columns, rows: rows).enumerated().map { index, cell in
      let order = Double(index / columns + index % columns) / last
      return Tile(
        rect: cell,
        progress: Ramp.staggered(progress, order: order, share: Self.share)
      )
    }
  }

  private func hole(in bounds: CGRect, for tiles: [Tile]) -> Node {
    var outline = Path(rect: bounds)
    outline.append(Self.outline(of: tiles))
    return Node(
      Layer(frame: bounds).changed {
        $0.content = .drawing(Drawing([.fill(outline, rule: .evenOdd, ink: .color(.black))]))
      }
    )
  }

  private static func outline(of tiles: [Tile]) -> Path {
    Path(tiles.flatMap { Path(rect: $0.rect).elements })
  }

  private func layer(from before: Page, to after: Page, tile: Tile) -> Layer {
    Layer.group(
      tile.rect,
      [
        side(before, tile.rect, turnedBy: tile.progress),
        side(after, tile.rect, turnedBy: tile.progress - 1),
      ]
    ).inPerspective(Perspective.m34(for: before.size))
  }

  private func side(_ page: Page, _ cell: CGRect, turnedBy share: Double) -> Layer {
    Layer.window(cell, showing: [page.layer])
      .transformed(CATransform3DMakeRotation(-.pi * share, 0, 1, 0)).oneSided()
  }
}
