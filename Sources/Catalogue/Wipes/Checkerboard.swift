import Foundation
import Geometry
public import Scene

/// The dark squares of a board grow first, then the light ones.
public struct Checkerboard: SceneTransition {
  public var columns: Int

  public init(columns: Int = 6) {
    self.columns = columns
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let squares = before.bounds.cells(columns: columns)
    let grown = squares.enumerated().flatMap { index, square in
      let isLight = !(index / columns + index % columns).isMultiple(of: 2)
      let local = Ramp.staggered(progress, order: isLight ? 1 : 0, share: 0.5)
      return local == 0 ? [] : Path(rect: square.scaled(x: local, y: local)).elements
    }
    return [.mix(before, after, inside: Path(grown))]
  }
}
