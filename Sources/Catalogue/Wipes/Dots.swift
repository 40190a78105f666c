import Foundation
import Geometry
public import Scene

/// Round holes open all over the picture until they meet.
public struct Dots: SceneTransition {
  public var columns: Int

  public init(columns: Int = 8) {
    self.columns = columns
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let holes = before.bounds.cells(columns: columns).flatMap { cell in
      let center = CGPoint(x: cell.midX, y: cell.midY)
      return Path(ellipseIn: .circle(center, radius: cell.halfDiagonal * progress)).elements
    }
    return [.mix(before, after, inside: Path(holes))]
  }
}
